/** A database that is temporarily unavailable or locked: the node reports it, and recovers. */
import { describe, expect, test } from "vitest";
import { createRegistry, type Registry, RegistryError } from "../../client/index.ts";
import type { Config } from "../../server/assembly/config.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld } from "../world.ts";
import { layCommitWire } from "./commit-wire.ts";
import { atServer, holdChanges } from "./database.ts";
import { folder, start, urlOf } from "./process.ts";
import { layWire } from "./wire.ts";

const registration = (agent_id: string) => ({ agent_id, agent_url: `https://${agent_id}.example.com/` });

/** A node on a database, which listens: streams need a connection. */
async function listening(database: Config["database"]) {
  const world = await createWorld(database.engine, { database });
  const url = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  return Object.assign(world, {
    url,
    registry: createRegistry({ baseUrl: url, maxRetries: 0, timeout: 600_000 }),
  });
}

/** What is asked of a registry that has the agent "before". */
const reads: [name: string, ask: (registry: Registry) => Promise<unknown>][] = [
  ["lookup", ({ agents }) => agents.lookup("before")],
  ["lookupMany", ({ agents }) => agents.lookupMany({ agent_ids: ["before"] })],
  ["list", ({ agents }) => agents.list().page()],
  ["search", ({ agents }) => agents.search({ q: "before" }).page()],
  ["events", ({ events }) => events.list().page()],
  ["stream", ({ events }) => events.stream().next()],
  ["stats", ({ node }) => node.stats()],
];

/** The rejection of a node without its database. */
const unavailable = expect.objectContaining({ status: 503, code: "database_unavailable" });
const outcomeUnknown = expect.objectContaining({ status: 503, code: "outcome_unknown" });

async function rejection(response: Promise<unknown>): Promise<RegistryError> {
  const error = await response.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!(error instanceof RegistryError)) throw error;
  return error;
}

describe.each(engines)("on %s", (engine) => {
  test("while another process holds the database, changes are rejected and undone, and reads go on", async () => {
    await using own = await scratch(engine);
    await using node = await listening(own.database);
    await node.registry.agents.register(registration("before"));

    const health = async () => (await node.registry.node.health()).status;
    let haveWaited = false;
    while (!haveWaited) {
      await expect.poll(health, hang).toBe("ok");
      const waiting = new Set<string>();
      const changes: Promise<RegistryError>[] = [];
      await using _held = await holdChanges(own.database);
      for (const id of ["a", "b", "c"]) {
        waiting.add(id);
        const change = rejection(node.registry.agents.register(registration(id)));
        changes.push(change.finally(() => waiting.delete(id)));
      }
      for (const [, ask] of reads) await ask(node.registry);
      const status = await health();
      // All of these got responses while they waited. On a busy machine they may not have waited so long: again.
      haveWaited = waiting.size === changes.length;
      if (haveWaited) expect(status).toBe("ok");
      for (const error of await Promise.all(changes)) {
        expect(error).toEqual(unavailable);
        expect(Number(error.headers.get("Retry-After"))).toBeGreaterThan(0);
      }
    }
    const { agents } = await node.registry.agents.list().page();
    expect(agents.map(({ agent_id }) => agent_id)).toEqual(["before"]);
    const { agent } = await node.registry.agents.register(registration("a"));
    expect(agent.seq).toBe(2);
  });

  test("a change waits for that of another process, and is done when it may", async () => {
    await using own = await scratch(engine);
    await using node = await listening(own.database);
    let outcome = "";
    while (outcome !== "registered") {
      const held = await holdChanges(own.database);
      const change = node.registry.agents.register(registration("after"));
      await node.registry.node.health();
      await held[Symbol.asyncDispose]();
      // On a busy machine it has waited too long by now, and is tried again.
      outcome = await change.then(
        ({ status }) => status,
        ({ code }: RegistryError) => String(code),
      );
      expect(outcome).toMatch(/^(registered|database_unavailable)$/);
    }
  });
});

describe.runIf(engines.includes("postgres"))("on postgres", () => {
  /** A node whose database can be taken away. */
  async function withDatabase() {
    await using opened = new AsyncDisposableStack();
    const { database } = opened.use(await scratch("postgres"));
    const url = urlOf(database);
    const name = new URL(url).pathname.slice(1);
    const node = opened.use(await listening(database));
    const back = () => atServer(url, `alter database ${name} with allow_connections true`);
    const hangUp = () =>
      atServer(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const away = async () => {
      await atServer(url, `alter database ${name} with allow_connections false`);
      await hangUp();
    };
    opened.defer(back);
    const closing = opened.move();
    return { node, away, back, hangUp, [Symbol.asyncDispose]: () => closing.disposeAsync() };
  }

  test("while the database takes no connections everything says so, and all is well when it does again", async () => {
    await using world = await withDatabase();
    const { registry, url } = world.node;
    await registry.agents.register(registration("before"));
    for (let round = 1; round <= 2; round++) {
      await world.away();
      for (const [name, ask] of reads) {
        const error = await rejection(ask(registry));
        expect({ name, error }).toEqual({ name, error: unavailable });
        expect(Number(error.headers.get("Retry-After"))).toBeGreaterThan(0);
      }
      // more changes than there are connections: a failed one must not keep its own
      for (let n = 0; n < 10; n++) {
        expect(await rejection(registry.agents.register(registration(`lost-${n}`)))).toEqual(unavailable);
      }
      const health = await fetch(`${url}/health`);
      expect(health.status).toBe(503);
      expect(Number(health.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await health.json()).toMatchObject({ status: "down", checks: { database: { status: "down" } } });
      expect(await registry.node.live()).toEqual({ status: "ok" });

      await world.back();
      for (const [, ask] of reads) await ask(registry);
      const { agent } = await registry.agents.register(registration(`after-${round}`));
      expect(agent.seq).toBe(1 + round);
      expect(await registry.node.health()).toMatchObject({ status: "ok" });
    }
  });

  test("connections that break in the middle of changes undo these or keep them whole, and break nothing else", async () => {
    await using world = await withDatabase();
    const { registry } = world.node;
    const confirmed: string[] = [];
    let breaks = 0;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let index = 0; breaks < 10; index++) {
        const id = `agent-${writer}-${index}`;
        try {
          await registry.agents.register(registration(id));
          confirmed.push(id);
        } catch (error) {
          expect([unavailable, outcomeUnknown]).toContainEqual(error); // the latter if it broke during the commit
        }
      }
    });
    while (breaks < 10) {
      await world.hangUp();
      breaks++;
    }
    await Promise.all(writers);

    for (const id of confirmed) await registry.agents.lookup(id);
    const seqs: number[] = [];
    for await (const { payload } of registry.events.list({ limit: 100 })) seqs.push(payload.seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect((await registry.node.stats()).total_agents).toBe(seqs.length);
    const more = Array.from({ length: 10 }, (_, n) => registry.agents.register(registration(`more-${n}`)));
    for (const { status } of await Promise.all(more)) expect(status).toBe("registered");
  });

  test("a connection that ends before anything was done on it is replaced, and no caller notices", async () => {
    await using own = await scratch("postgres");
    await using wire = await layCommitWire(urlOf(own.database));
    await using node = await listening({ engine: "postgres", url: wire.url });
    const { agents, node: itself } = node.registry;
    wire.loseNextStatement(/from "journal" where "id" = 1 for update/);
    expect((await agents.register(registration("first"))).status).toBe("registered");
    wire.loseNextStatement(/from "agent"/);
    expect((await agents.lookup("first")).seq).toBe(1);
    expect(wire.lost).toBe(2);
    expect((await itself.ready()).status).toBe("ok");
  });

  test("a stream outlives the outage, and misses nothing", async () => {
    await using world = await withDatabase();
    const { registry } = world.node;
    await registry.agents.register(registration("before"));
    const ended = new AbortController();
    const stream = registry.events.stream({}, { signal: ended.signal });
    const next = async () => {
      const { value } = await stream.next();
      return value?.event === "agent.registered" ? value.payload.agent_id : undefined;
    };
    expect(await next()).toBe("before");
    const following = next();
    await world.away();
    expect(await rejection(registry.agents.register(registration("lost")))).toEqual(unavailable);
    await world.back();
    await registry.agents.register(registration("after"));
    expect(await following).toBe("after");
    ended.abort();
    await stream.return();
  });

  test("a hanging database is reported as down, and does not prevent the process from ending", async () => {
    await using own = await scratch("postgres");
    await using place = await folder();
    await using wire = await layWire(urlOf(own.database));
    await using node = await start(place.path, { DATABASE_URL: wire.url });
    await node.registry.agents.register(registration("before"));
    wire.cut();
    expect((await node.registry.node.health()).status).toBe("down");
    expect(await node.registry.node.live()).toEqual({ status: "ok" });
    node.send("SIGTERM");
    await node.ended;
  });

  test("connections that were cut without a word are replaced, and writing is back in seconds", async () => {
    await using own = await scratch("postgres");
    await using wire = await layWire(urlOf(own.database));
    await using node = await listening({ engine: "postgres", url: wire.url });
    const { registry } = node;
    // More at once than there are connections to write by, so that all are silent.
    const register = (name: string) =>
      Promise.all(
        Array.from({ length: 8 }, (_, n) => registry.agents.register(registration(`${name}-${n}`))),
      );
    await register("before");
    wire.cut();
    const lost = Array.from({ length: 8 }, (_, n) =>
      rejection(registry.agents.register(registration(`lost-${n}`))),
    );
    for (const error of await Promise.all(lost)) expect(error.status).toBe(503);
    wire.restore();
    const restoredAt = performance.now();
    while ((await registry.agents.register(registration("after")).catch(() => null)) === null);
    expect(performance.now() - restoredAt).toBeLessThan(10_000);
    await register("more");
  });
});
