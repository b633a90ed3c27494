/** Requests without a body, and with one that says nothing. */
import { expect, test } from "vitest";
import { createWorld, type TestWorld } from "./world.ts";

const json = { "content-type": "application/json" };

/** A signed-in developer with a subscription, and what sends requests with the session. */
async function withSubscription(world: TestWorld) {
  const developer = await world.developer();
  const { id } = await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/" });
  const cookie = [...developer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = (path: string, headers: Record<string, string> = {}, body?: string) =>
    world.send("POST", path, { headers: { cookie, ...headers }, ...(body !== undefined && { body }) });
  return { id, send };
}

test.each(["{}", " {\n} ", ""])("an operation without a body takes %j, of any media type", async (body) => {
  await using world = await createWorld("sqlite");
  const { send } = await withSubscription(world);
  for (const headers of [json, { "content-type": "application/x-www-form-urlencoded" }, {}]) {
    const sent = await send("/api/auth/sign-out", headers, body);
    expect([204, 401]).toContain(sent.status); // the first one signs out
  }
});

test.each(['{"a":1}', "[]", "null", "{}{}", "x", `${" ".repeat(100)}{}`])(
  "an operation without a body rejects %j",
  async (body) => {
    await using world = await createWorld("sqlite");
    const { send } = await withSubscription(world);
    const response = await send("/api/auth/sign-out", json, body);
    expect(await response.json()).toMatchObject({ status: 400, code: "unexpected_body" });
  },
);

test.each([undefined, "", "{}"])("an operation whose body may be {} takes %j", async (body) => {
  await using world = await createWorld("sqlite");
  const { id, send } = await withSubscription(world);
  const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" }; // as curl -d '' has it
  for (const headers of body === undefined ? [{}, json] : body === "" ? [json, form] : [json]) {
    const response = await send(`/api/webhooks/${id}/rotate-secret`, headers, body);
    expect(response.status).toBe(200);
  }
});

test("an operation that needs members says that the body is missing", async () => {
  await using world = await createWorld("sqlite");
  for (const headers of [{}, json]) {
    const response = await world.send("POST", "/register", { headers });
    expect(await response.json()).toMatchObject({ code: "invalid_body", detail: "The body is missing." });
  }
});
