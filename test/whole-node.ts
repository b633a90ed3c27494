/** A node with rows of every feature, and what clients get from it: to compare it before and after it moves. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Operation, operations } from "../generated/operations.ts";
import type { Config } from "../server/assembly/config.ts";
import type { Progress } from "../server/backup/progress.ts";
import { databaseServer } from "./database-server.ts";
import { atServer } from "./faults/database.ts";
import { testSyncTimes } from "./federation/scene.ts";
import { type Receiver, reaching } from "./webhooks/receiver.ts";
import { testDeliveryTimes } from "./webhooks/scene.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** When clients read: before a stored response expires. */
export const later = "2026-11-21T18:00:00.000Z";

/** Shows nothing. */
export const silent: Progress = { begin: () => undefined, advance: () => undefined, end: () => undefined };

/** A PostgreSQL database. */
export type Postgres = Extract<Config["database"], { engine: "postgres" }>;

/**
 * Makes a database that no node has used. It is dropped after the run: see databases.ts.
 * @param template one that nobody is connected to, which it is a copy of
 */
export async function emptyTarget(template?: Postgres): Promise<Postgres> {
  const name = `registry_test_${process.env.TEST_RUN}_${randomUUID().replaceAll("-", "")}`;
  const copied = template ? ` template ${new URL(template.url).pathname.slice(1)}` : "";
  await atServer(databaseServer, `create database ${name}${copied}`);
  const url = new URL(databaseServer);
  url.pathname = `/${name}`;
  return { engine: "postgres", url: url.href };
}

/** Makes a world with a database that stays when it stops. */
export async function worldOn(database: Config["database"], hook: Receiver): Promise<TestWorld> {
  const [settings, surroundings] = await reaching(hook);
  return createWorld(
    database.engine,
    { ...settings, database },
    { ...surroundings, deliveryTimes: testDeliveryTimes(), syncTimes: testSyncTimes() },
  );
}

/** What clients of a node hold. */
export interface Held {
  cookie: string;
  rawKey: string;
  secret: string;
  ids: { key: string; webhook: string; certification: string };
  /** A request that was sent with an Idempotency-Key, and its response. */
  repeated: { headers: Record<string, string>; body: string; response: string };
}

/** Fills a node by its API: agents of every status, and at least a row of each feature. */
export async function filled(world: TestWorld, hook: Receiver): Promise<Held> {
  const owner = await world.owner();
  const developer = await world.developer("pro");
  const { key } = await developer.keys.create({
    name: "ci",
    scopes: ["agents:write", "facts:write", "reputation:write", "webhooks:manage"],
  });
  const registry = world.registryWith(key.raw_key);
  const webhook = await owner.webhooks.create({ callbackUrl: hook.url() });
  const words = ["Grüße, 世界 🌦️", 'quotes " and \\ and \n lines', "plain"];
  for (const [index, description] of words.entries())
    await registry.agents.register({
      agent_id: `agent-${index}`,
      name: `Agent ${index}`,
      agent_url: `https://agent-${index}.example.com/a2a`,
      description,
      tags: ["weather", `tag-${index}`],
      skills: ["forecast"],
      provider: { name: "Example Ltd" },
    });
  await world.registry.agents.register({
    agent_id: "with-card",
    agent_card: { name: "Carded", url: "https://card.example.com/", description: "It has a card" },
  });
  for (const agent_id of ["gone", "old", "held", "erased"])
    await registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/` });
  await registry.agents.remove("gone");
  await owner.erasures.create({ agent_id: "erased", reason: "asked for" });
  const erasure = async () => (await owner.erasures.adminList().page()).erasures[0]?.state;
  await expect.poll(erasure).toBe("done");
  await registry.agents.setStatus("old", { status: "deprecated", message: "Use agent-1" });
  await owner.agents.setStatus("held", { status: "suspended" });
  await registry.facts.put("agent-0", {
    label: "Weather",
    skills: [{ id: "forecast" }],
    numbers: [1.5, 1e21],
  });
  // Another host, and an offer to the owner, whose reads are compared.
  await registry.agents.register({ agent_id: "agent-2", agent_url: "https://agent-two.example.com/a2a" });
  const { account } = await owner.accounts.session();
  await registry.agents.transfer("agent-2", { to: account.id, message: "As agreed." });
  const { id: certification } = await owner.certifications.issue({ agent_id: "agent-1", level: "verified" });
  await owner.accounts.issuePasswordLink((await developer.accounts.session()).account.id);
  const violation = { rule: "endpoint-https", severity: "low" as const, detail: "It redirects" };
  await owner.compliance.report({ agent_id: "agent-2", ...violation });
  const reporter = await world.developer();
  world.pass(86_400_000);
  for (let n = 0; n < 12; n++) {
    await reporter.reputation.report({
      agent_id: "agent-0",
      outcome: n === 3 ? "failure" : "success",
      latency_ms: 100.25 + n,
    });
    world.pass(60_000);
  }
  await world.arrange.fillPeers();
  await world.sql(`update peer set log_origin = 'peer.example.com/log', log_vkeys = '', log_read_at = added_at,
    log_asked_at = added_at, witness_vkey = 'peer.example.com/log/witness+24a85b71+BFmZB3B5Mpz5kgGATSCKGzQsPpNoOpxDPE+h7tJGsTQC' where id = 'peer_1'`);
  await world.sql(`insert into peer_conflict (peer_key, agent_id, agent_url, held_by, seen_at)
    select key, 'agent-1', 'https://elsewhere.example.com/', 'local', added_at from peer where id = 'peer_1'`);
  await registry.liveness.choose("agent-0", { probes: "reachable" });
  await world.sql(`insert into probe_origin (origin, next_at, free_at, robots, robots_at)
    values ('https://agent-0.example.com', null, '', '[]', null)`);
  await world.sql(`insert into probe_target (origin_key, url, method, level, is_verified, memory, state, former_state,
    change, days, latencies)
    select key, 'https://agent-0.example.com/', 'http', 'reachable', false, '{"state":"down","since":0}', 'down', 'unknown',
    1, '[]', '[120]'
    from probe_origin`);
  await world.sql("update agent_probe set target_key = (select key from probe_target)");
  await world.sql("update probe_progress set seq = 7, change = 2");
  await expect(
    world.browser().accounts.signIn({ email: "owner@example.com", password: "not the password" }),
  ).rejects.toThrow();
  const body = JSON.stringify({ agent_id: "once", agent_url: "https://once.example.com/" });
  const headers = {
    "content-type": "application/json",
    "idempotency-key": "once-only-0001",
    authorization: `Bearer ${key.raw_key}`,
  };
  const response = await (await world.send("POST", "/register", { headers, body })).text();
  await expect.poll(async () => (await pending(world)).count).toBe(0);
  await world.arrange.seal();
  await world.arrange.beginNewLog(); // so that there is a former one
  return {
    cookie: `access_token=${owner.jar.get("access_token")}`,
    rawKey: key.raw_key,
    secret: webhook.secret,
    ids: { key: key.id, webhook: webhook.id, certification },
    repeated: { headers, body, response },
  };
}

async function pending({ node: { database } }: TestWorld): Promise<{ count: number }> {
  const sql = "select count(*) as count from delivery where status = 'pending'";
  return { count: Number((await database.get<{ count: number }>(sql))?.count) };
}

/** Operations whose responses are not about the data, or name the engine, latencies or the time of the start. */
const others =
  /^\/(health|status|openapi|docs|assets|dashboard|problems|api\/auth\/oidc|api\/admin\/health)|^\/$/;

/** The paths of all reads of the contract, with the ids of the node, and some with queries. */
function readPaths({ ids }: Held): string[] {
  const all = Object.values(operations as Record<string, Record<string, Operation>>).flatMap((each) =>
    Object.values(each),
  );
  const agents = ["agent-0", "agent-1", "agent-2", "with-card", "gone", "old", "held"];
  const idsOf = (path: string) => {
    if (path.startsWith("/certifications")) return [ids.certification];
    if (path.startsWith("/api/developers/keys")) return [ids.key];
    if (path.startsWith("/api/webhooks")) return [ids.webhook];
    return path.startsWith("/api/admin/peers") ? ["peer_1"] : agents;
  };
  const paths = all
    .filter(({ method, path }) => method === "GET" && !others.test(path))
    .flatMap(({ path }) =>
      path.includes("{id}")
        ? idsOf(path).map((id) => path.replace("{id}", id))
        : [path.replace("{seq}", "1").replace("{place}", "000")],
    );
  const queries = ["weather", "forcast", "Grüße", "世界", "carded", "agent-1", "old", "held", "gone"];
  return [
    ...paths.map((path) =>
      path === "/reputation" || path === "/compliance" || path === "/liveness"
        ? `${path}?agent_id=agent-0`
        : path,
    ),
    ...queries.map((q) => `/search?q=${encodeURIComponent(q)}&facets=tags,status`),
    "/list?tags=weather",
    "/list?after_seq=0&limit=2",
    "/events?after=0&limit=1000",
    "/certifications?agent_id=agent-1",
    "/compliance?agent_id=agent-2",
  ];
}

/** The responses of reads, as the owner. */
export async function answers(world: TestWorld, held: Held): Promise<Record<string, string>> {
  world.stand(later);
  await world.arrange.seal(); // otherwise a later read may find more in the log
  const found: Record<string, string> = {};
  for (const path of readPaths(held)) {
    const response = await world.send("GET", path, { headers: { cookie: held.cookie } });
    const text = await response.text();
    found[path] = `${response.status} ${text.replace(/"request_id":"[^"]*"/, "")}`;
  }
  return found;
}
