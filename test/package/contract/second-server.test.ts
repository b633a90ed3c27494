/** A second server of the contract, of less than 150 lines, on the published package: the SDK cannot tell it from a node. */
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createRegistry, type Registry } from "../../../client/index.ts";
import { runConformance } from "../../../conformance/run.ts";
import { type Exchange, holdAgainstContract } from "../../exchange.ts";
import { preparedContract } from "../prepared.ts";
import { compile, type RunningServer, start } from "./programs.ts";

const program = "second-server.ts";
const { project } = await preparedContract(inject("preparing"));
let server: RunningServer;
const exchanges: Exchange[] = [];

beforeAll(async () => {
  await copyFile(join(import.meta.dirname, program), join(project, program));
  server = await start(project, program, { KEYS: "owner-key,ada-key,bob-key" });
});

afterAll(() => server?.[Symbol.asyncDispose]());

/** A client whose every response must be one that the contract declares. */
function clientOf(apiKey?: string): Registry {
  return createRegistry({
    baseUrl: server.url,
    maxRetries: 0,
    ...(apiKey !== undefined && { apiKey }),
    async fetch(request: Request) {
      const body = request.body ? await request.clone().text() : undefined;
      const response = await fetch(request);
      const { pathname, search } = new URL(request.url);
      const exchange: Exchange = {
        request: {
          method: request.method,
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          body,
        },
        response: {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.clone().text(),
        },
      };
      exchanges.push(exchange);
      holdAgainstContract(exchange);
      return response;
    },
  });
}

const weather = {
  agent_id: "weather",
  agent_url: "https://weather.example.com/a2a",
  tags: ["Weather", "weather"],
};

test("has less than 150 lines", async () => {
  const text = await readFile(join(import.meta.dirname, program), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThan(150);
});

// With the native compiler, readme.test.ts compiles other programs.
test("compiles strictly", async () => {
  expect(await compile(project, [program])).toBe("");
});

test("registers, reads, changes, lists, finds and deletes agents", async () => {
  const ada = clientOf("ada-key");
  const reader = clientOf();
  const { status, agent } = await ada.agents.register({
    ...weather,
    description: "Hourly forecasts.",
    colour: "blue",
  });
  expect({ status, name: agent.name, tags: agent.tags, extra: agent.extra }).toEqual({
    status: "registered",
    name: "weather",
    tags: ["weather"],
    extra: { colour: "blue" },
  });
  expect(await ada.agents.register({ ...weather, name: "Weather" })).toMatchObject({
    status: "updated",
    agent: { name: "Weather", description: "Hourly forecasts." },
  });
  expect(await reader.agents.lookup("weather")).toMatchObject({ name: "Weather", seq: 2 });
  for (const agent_id of ["trains", "planes", "ships"])
    await ada.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/`, tags: ["travel"] });
  const listed: string[] = [];
  for await (const { agent_id } of reader.agents.list({ limit: 2 })) listed.push(agent_id);
  expect(listed).toEqual(["ships", "planes", "trains", "weather"]);
  const changed: string[] = [];
  for await (const { agent_id } of reader.agents.list({ limit: 3, after_seq: 0 })) changed.push(agent_id);
  expect(changed).toEqual(["weather", "trains", "planes", "ships"]);
  const { agents } = await reader.agents.search({ q: "forecasts hourly", tags: ["weather"] }).page();
  expect(agents.map(({ agent_id }) => agent_id)).toEqual(["weather"]);
  const { missing } = await reader.agents.lookupMany({ agent_ids: ["ships", "boats"] });
  expect(missing).toEqual(["boats"]);
  expect(await ada.agents.setStatus("ships", { status: "deprecated", message: "Sunk." })).toMatchObject({
    status: "deprecated",
    status_message: "Sunk.",
  });
  expect(await ada.agents.remove("planes")).toMatchObject({ status: "tombstoned", agent_id: "planes" });
  expect(await ada.agents.remove("planes")).toMatchObject({ status: "tombstoned", agent_id: "planes" });
  await expect(reader.agents.lookup("planes")).rejects.toMatchObject({
    status: 410,
    code: "agent_tombstoned",
  });
});

test("reads an agent card", async () => {
  const agent_card = {
    name: "Courier",
    description: "Delivers parcels.",
    version: "1.2.0",
    url: "https://courier.example.com/a2a",
    skills: [{ id: "deliver", name: "Deliver", description: "Delivers a parcel.", tags: ["parcels"] }],
  };
  const { agent } = await clientOf("ada-key").agents.register({ agent_card });
  expect(agent).toMatchObject({
    name: "Courier",
    agent_url: agent_card.url,
    version: "1.2.0",
    skills: ["deliver"],
  });
});

test("stores AgentFacts and the journal", async () => {
  const ada = clientOf("ada-key");
  await ada.agents.register({ agent_id: "described", agent_url: "https://described.example.com/" });
  await expect(ada.facts.get("described")).rejects.toMatchObject({ code: "facts_not_found" });
  expect(await ada.facts.put("described", { label: "Described" })).toMatchObject({ version: 1 });
  expect(await ada.facts.get("described")).toEqual({ label: "Described" });
  await ada.agents.setStatus("described", { status: "deprecated" });
  const kinds: string[] = [];
  for await (const { event, payload } of clientOf().events.list({ agent_id: "described" }))
    kinds.push(`${event} ${payload.change}`);
  expect(kinds).toEqual([
    "agent.registered created",
    "agent.registered facts",
    "agent.deprecated deprecated",
  ]);
});

test("rejects other accounts, callers without a key, outdated changes and invalid input", async () => {
  const bob = clientOf("bob-key");
  await clientOf("ada-key").agents.register({ agent_id: "hers", agent_url: "https://hers.example.com/" });
  await expect(bob.agents.remove("hers")).rejects.toMatchObject({ status: 403, code: "not_agent_owner" });
  await expect(clientOf().agents.remove("hers")).rejects.toMatchObject({ code: "credential_missing" });
  await expect(clientOf("none").agents.remove("hers")).rejects.toMatchObject({ code: "credential_unknown" });
  await expect(
    clientOf("ada-key").agents.setStatus("hers", { status: "deprecated" }, { ifMatch: '"0"' }),
  ).rejects.toMatchObject({ status: 412 });
  await expect(bob.agents.register({ agent_id: "x", agent_url: "no URL" })).rejects.toMatchObject({
    code: "invalid_body",
    errors: [{ pointer: "/agent_url" }],
  });
  await expect(clientOf().agents.list({ cursor: "e30.e30" }).page()).rejects.toMatchObject({
    code: "invalid_cursor",
  });
  expect(await clientOf("owner-key").agents.remove("hers")).toMatchObject({ status: "tombstoned" });
});

test("creates an agent once for an Idempotency-Key", async () => {
  const ada = clientOf("ada-key");
  const once = { agent_id: "once", agent_url: "https://once.example.com/" };
  const first = await ada.agents.register(once, { idempotencyKey: "k1" });
  expect(first.status).toBe("registered");
  expect(await ada.agents.register(once, { idempotencyKey: "k1" })).toEqual(first);
  await expect(
    ada.agents.register({ ...once, name: "Another" }, { idempotencyKey: "k1" }),
  ).rejects.toMatchObject({ code: "idempotency_key_reused" });
});

test("responds like a node where it serves nothing: 304, 404, 405, HEAD, and 501 for what it does not implement", async () => {
  const ada = clientOf("ada-key");
  await ada.agents.register({ agent_id: "cached", agent_url: "https://cached.example.com/" });
  const found = await fetch(`${server.url}/lookup/cached`);
  const etag = found.headers.get("etag") ?? "";
  const again = await fetch(`${server.url}/lookup/cached`, { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  const head = await fetch(`${server.url}/lookup/cached`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const deleted = await fetch(`${server.url}/lookup/cached`, { method: "DELETE" });
  expect([deleted.status, deleted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(await (await fetch(`${server.url}/nothing`)).json()).toMatchObject({ code: "route_not_found" });
  const peers = await fetch(`${server.url}/peers`);
  expect([peers.status, await peers.json()]).toMatchObject([501, { code: "not_implemented" }]);
});

test("passes the profile core of the conformance program", async () => {
  const { results } = await runConformance({
    baseUrl: server.url,
    profiles: ["core"],
    only: [],
    credentials: { key: "ada-key", ownerKey: "owner-key" },
    seed: 1,
    runs: 5,
    rate: 0,
    maxWaitS: 0,
    timeoutMs: 60_000,
    receiver: { callbackUrl: undefined, port: 0, tls: undefined },
    peerUrl: undefined,
    prefix: "conf-core",
  });
  const failures = results.filter(({ outcome }) => outcome === "failed");
  expect(failures.map(({ check, reason }) => `${check.subject}: ${check.name}: ${reason}`)).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(350);
});
