/** The statements of frequent operations: how many they are, and that each finds its rows by an index. */
import { DatabaseSync, StatementSync } from "node:sqlite";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../server/core/database/connections.ts";
import { fill } from "./bench/fill.ts";
import { type EngineName, engines } from "./engines.ts";
import { withOwnDatabase } from "./shared-databases.ts";
import { type Scene, scene } from "./webhooks/scene.ts";
import { createWorld } from "./world.ts";

interface Statement {
  /** What it ran on; null if it was prepared before it was watched. */
  connection: object | null;
  sql: string;
  values: readonly unknown[];
}

/** Notes the statements that reach the engine. */
function watchStatements(engine: EngineName): Statement[] {
  const seen: Statement[] = [];
  if (engine === "postgres") {
    const { query } = Connection.prototype;
    vi.spyOn(Connection.prototype, "query").mockImplementation(function (
      this: Connection,
      sql,
      values,
      name,
    ) {
      seen.push({ connection: this, sql, values: values ?? [] });
      return query.call(this, sql, values, name);
    });
    return seen;
  }
  const { exec, prepare } = DatabaseSync.prototype;
  const connections = new WeakMap<StatementSync, DatabaseSync>();
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, ...given) {
    const statement = prepare.apply(this, given);
    connections.set(statement, this);
    return statement;
  });
  const prototype: unknown = StatementSync.prototype;
  const methods = prototype as Record<"all" | "get" | "run", (...values: unknown[]) => unknown>; // their overloads are alike
  for (const method of ["all", "get", "run"] as const) {
    const original = methods[method];
    vi.spyOn(methods, method).mockImplementation(function (this: unknown, ...values) {
      const connection = this instanceof StatementSync ? (connections.get(this) ?? null) : null;
      const isOfIndex = connection?.location() === null; // the search index has a database in memory
      if (this instanceof StatementSync && !isOfIndex) seen.push({ connection, sql: this.sourceSQL, values });
      return original.apply(this, values);
    });
  }
  vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    seen.push({ connection: this, sql, values: [] });
    exec.call(this, sql);
  });
  return seen;
}

afterEach(() => vi.restoreAllMocks());

/** The first words of a statement: `insert into event`. */
function kindOf({ sql }: Statement): string {
  const plain = sql.replaceAll('"', "").replaceAll(/\s+/g, " ").toLowerCase();
  const from = /^(select|delete|with).*? from (\w+)/.exec(plain);
  return from
    ? `${from[1]} from ${from[2]}`
    : (/^(insert into \w+|update \w+|\w+)/.exec(plain)?.[0] ?? plain);
}

/** The kinds of statements of each transaction. Others run meanwhile, on connections of their own. */
function transactionsOf(seen: readonly Statement[]): string[][] {
  const byConnection = Map.groupBy(seen, ({ connection }) => connection);
  return [...byConnection.values()].flatMap((statements) => {
    const kinds = statements.map(kindOf);
    const begins = kinds.flatMap((kind, index) => (kind === "begin" ? [index] : []));
    return begins.map((begin, index) => kinds.slice(begin, begins[index + 1]));
  });
}

const agent = {
  agent_id: "weather",
  name: "Weather",
  agent_url: "https://weather.example.com/a2a",
  description: "Forecasts the weather of the next days, by the hour.",
  protocols: ["a2a" as const],
  capabilities: ["streaming"],
  tags: ["weather"],
  skills: ["forecast"],
};

const ofRegistration: Record<EngineName, string[]> = {
  sqlite: [
    ...["begin", "pragma", "select from journal", "select from agent"],
    ...["savepoint", "select from agent"],
    ...["select from agent"], // only for a new id: is there one that looks like it?
    ...["insert into agent", "insert into agent_word", "insert into event"],
    ...["release", "update journal", "insert into figure", "commit"],
  ],
  postgres: [
    ...["begin", "savepoint", "select from agent"],
    ...["select from agent"], // likewise
    ...["insert into agent", "insert into agent_word"],
    ...["insert into event", "release"],
    ...["update journal", "insert into figure", "commit"],
  ],
};

describe.each(engines)("on %s", (engine) => {
  test("a registration that nobody subscribes to runs these statements, and no other", async () => {
    const seen = watchStatements(engine);
    await using world = await createWorld(engine, {}, withOwnDatabase);
    await world.registry.agents.register({ ...agent, agent_id: "first" });
    seen.length = 0;
    // A job of the start shares the commit of some, not of all.
    for (let n = 0; n < 20; n++) await world.registry.agents.register({ ...agent, agent_id: `weather-${n}` });
    expect(transactionsOf(seen).filter((each) => each.includes("insert into agent"))).toContainEqual(
      ofRegistration[engine],
    );
  });

  test("the changes of a transaction write the end of the journal and the counts once", async () => {
    const seen = watchStatements(engine);
    await using world = await createWorld(engine, {}, withOwnDatabase);
    seen.length = 0;
    const ids = Array.from({ length: 10 }, (_, index) => `agent-${index}`);
    await Promise.all(ids.map((agent_id) => world.registry.agents.register({ ...agent, agent_id })));
    const kinds = seen.map(kindOf);
    const number = (kind: string) => kinds.filter((each) => each === kind).length;
    const recorded = transactionsOf(seen).filter((each) => each.includes("insert into event"));
    expect(number("insert into event")).toBe(10);
    expect(number("update journal")).toBe(recorded.length);
    expect(number("insert into figure")).toBe(recorded.length);
  });
});

/** What users do all the time. */
async function everyday({ world, owner, subscribe, hook }: Scene): Promise<void> {
  const { registry } = world;
  await subscribe();
  await owner.agents.register(agent);
  await owner.agents.register({ ...agent, description: "Forecasts." });
  await owner.facts.put("weather", { agent_name: "urn:agent:weather", label: "Weather" });
  await registry.facts.get("weather");
  await registry.agents.lookup("weather");
  await registry.agents.search({ q: "weather forecast" });
  for await (const each of registry.agents.list({ limit: 10 })) if (each.agent_id === "weather") break;
  for await (const each of registry.agents.list({ tags: ["weather"] }))
    if (each.agent_id === "weather") break;
  await registry.agents.list({ live: true }).page();
  await registry.agents.search({ q: "weather forecast", live: false }).page();
  for await (const each of registry.events.list({ limit: 10 })) if (each) break;
  await registry.reputation.get({ agent_id: "weather" });
  await registry.node.stats();
  await expect.poll(() => hook.requests.length).toBeGreaterThanOrEqual(3);
}

/** Tables of one row, or of a row for each process, peer, kind of count, witness, key of a log, or log that an operator ended. */
const small =
  /\b(journal|write_probe|node_key|figure|instance|peer|former_log|probe_progress|log_witness|log_cosigning|log_key|watched_log)\b/;

/** Statements that read all of a table, and why they may. */
const whole = [
  /^select "key", "events", "source" from "webhook"/, // after a subscription has changed: the process keeps them
  /count\(\*\).* from .webhook. as .w0. group by/, // of the page of statistics, which is cached
];

/** Statements that change or read rows, each text once. */
function rowStatements(seen: readonly Statement[]): Statement[] {
  const byText = new Map(seen.map((each) => [each.sql, each]));
  const isOfRows = ({ sql }: Statement) => /^\s*(select|insert|update|delete|with)\b/i.test(sql);
  return [...byText.values()].filter(isOfRows).filter(({ sql }) => !whole.some((each) => each.test(sql)));
}

/** Names that a statement gives to its own parts: `with known (key) as (…)`. */
function ownNames(sql: string): Set<string | undefined> {
  const names = sql.matchAll(/(\w+)"? *(?:\([\w, "]+\) *)?as \(|\) as "?(\w+)/g);
  return new Set([...names].map(([, before, after]) => before ?? after));
}

describe("a statement of every day", () => {
  test.runIf(engines.includes("sqlite"))("finds its rows by an index on SQLite", async () => {
    await using opened = await scene("sqlite");
    await fill(opened.world.node.database, 0, 200);
    const seen = watchStatements("sqlite");
    await everyday(opened);
    vi.restoreAllMocks();
    const scans: string[] = [];
    for (const { sql } of rowStatements(seen)) {
      if (/\blimit\b/i.test(sql)) continue; // it reads as many rows as it returns: see filtered-reads.test.ts
      const own = ownNames(sql);
      const aliases = new Map(
        [...sql.matchAll(/(?:from|join) [`"]?(\w+)[`"]? as [`"]?(\w+)/g)].map(([, name, as]) => [as, name]),
      );
      const steps = await opened.world.node.database.all<{ detail: string }>(`explain query plan ${sql}`);
      for (const { detail } of steps) {
        const [, scanned = ""] = /^SCAN (\w+)( USING|$)/.exec(detail) ?? [];
        const table = aliases.get(scanned) ?? scanned;
        if (table && !small.test(table) && !own.has(table)) scans.push(`${detail} | ${sql}`);
      }
    }
    expect(scans).toEqual([]);
  });

  test.runIf(engines.includes("postgres"))("finds its rows by an index on PostgreSQL", async () => {
    await using opened = await scene("postgres");
    await fill(opened.world.node.database, 0, 200);
    const seen = watchStatements("postgres");
    await everyday(opened);
    vi.restoreAllMocks();
    const { database } = opened.world.node;
    const [place] = await database.all<{ name: string }>("select current_database() as name");
    const url = new URL(process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres");
    url.pathname = `/${place?.name}`;
    const client = new pg.Client(url.href);
    await client.connect();
    const scans: string[] = [];
    try {
      await client.query("set enable_seqscan = off"); // the tables are small: it is used where no index can be
      for (const { sql, values } of rowStatements(seen)) {
        const { rows } = await client.query<{ "QUERY PLAN": string }>({
          text: `explain ${sql}`,
          values: [...values],
        });
        for (const { "QUERY PLAN": step } of rows)
          if (/Seq Scan on/.test(step) && !small.test(step)) scans.push(`${step.trim()} | ${sql}`);
      }
    } finally {
      await client.end();
    }
    expect(scans).toEqual([]);
  });
});
