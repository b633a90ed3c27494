/** What holds from the first day: every operation is there, and everything around its handler works. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Operation, operations, requestExamples } from "@registry-node/contract";
import { notImplemented } from "@registry-node/contract/fastify";
import { routes } from "../src/routes.ts";
import { createServer } from "../src/server.ts";

const key = "key-for-tests";
const app = createServer({ publicUrl: "http://localhost:3000", ownerKey: key });
const json = { "content-type": "application/json" };

/** Sends the example of an operation's request, with the credential that it takes. */
async function sendExample(id: string, { credentials }: Operation) {
  const { method, url, body } = requestExamples[id] ?? assert.fail(`${id} has no example`);
  const headers = {
    ...(credentials.includes("bearer") && { authorization: `Bearer ${key}` }),
    ...(!credentials.includes("bearer") &&
      credentials.includes("cookie") && { cookie: `access_token=${key}` }),
    ...(body !== undefined && json),
  };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  return app.inject({ method: method as "GET", url, headers, ...payload });
}

for (const [feature, named] of Object.entries(operations)) {
  for (const [name, operation] of Object.entries(named) as [string, Operation][]) {
    const handlers: Record<string, unknown> = routes[feature as keyof typeof routes];
    const isWritten = handlers[name] !== notImplemented;
    test(`${feature}.${name} ${isWritten ? "responds with a declared status" : "responds with 501"}`, async () => {
      const response = await sendExample(`${feature}.${name}`, operation);
      if (isWritten) assert.ok(operation.statuses.includes(response.statusCode), `${response.statusCode}`);
      else assert.equal(response.statusCode, 501, response.payload);
      // Errors of the facades have the form of their specifications.
      if (!isWritten && !operation.facade) assert.equal(response.json().code, "not_implemented");
    });
  }
}

test("an unknown path gets 404", async () => {
  const response = await app.inject("/no-such-path");
  assert.equal(response.statusCode, 404);
  assert.equal(response.json().code, "route_not_found");
});

test("another method of a path gets 405, with the methods that it has", async () => {
  const response = await app.inject({ method: "DELETE", url: "/register" });
  assert.equal(response.statusCode, 405);
  assert.match(String(response.headers.allow), /POST/);
});

test("invalid input gets 400 before its handler is called", async () => {
  const headers = { ...json, authorization: `Bearer ${key}` };
  const payload = JSON.stringify({ agent_id: "a", agent_url: "no URL" });
  const response = await app.inject({ method: "POST", url: "/register", headers, payload });
  assert.equal(response.statusCode, 400);
  assert.equal(response.json().errors[0].pointer, "/agent_url");
});

test("a missing or unknown key gets 401", async () => {
  const missing = await app.inject({ method: "DELETE", url: "/agents/a" });
  assert.equal(missing.json().code, "credential_missing");
  const headers = { authorization: "Bearer another" };
  const unknown = await app.inject({ method: "DELETE", url: "/agents/a", headers });
  assert.equal(unknown.json().code, "credential_unknown");
});
