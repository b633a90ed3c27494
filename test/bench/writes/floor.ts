/**
 * The floors of registrations and of AgentFacts: routes of the bare framework that write the rows of one, in a durable
 * transaction for each request, and check nothing.
 */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import fastify from "fastify";
import pg from "pg";
import type { Config } from "../../../server/assembly/config.ts";
import { createNode } from "../../../server/node.ts";
import { configOf } from "../../world.ts";

interface Registration {
  agent_id: string;
  name: string;
  agent_url: string;
  description: string;
  protocols: string[];
  capabilities: string[];
  tags: string[];
  skills: string[];
}

type Value = string | number;

const database = JSON.parse(process.env.FLOOR_DATABASE ?? "") as Config["database"]; // as writes.ts sends it
{
  await using _node = await createNode(configOf(database)); // which makes the tables
}

const now = "2026-11-20T16:15:00.000Z";

/** The rows of a registration, with `?` for values. The agent's key is the number of the change. */
function rowsOf(agent: Registration, seq: number): [sql: string, values: Value[]][] {
  const { agent_id, name, agent_url, description, protocols, capabilities, tags, skills } = agent;
  const sets = Object.entries({ protocol: protocols, capabilities, tags, skills });
  const words = sets.flatMap(([kind, values]) => values.map((value) => [kind, value, seq]));
  const counted = sets.slice(0, 3).flatMap(([kind, values]) => values.map((value) => [kind, value, 1]));
  const figures = [
    ["status", "active", 1],
    ["source", "local", 1],
    ["registered_hour", now.slice(0, 13), 1],
    ["event_hour", now.slice(0, 13), 1],
    ...counted,
  ];
  const payload = {
    agent_id,
    name,
    change: "created",
    seq,
    agent_url,
    source: "local",
    changed: sets.map(([kind]) => kind),
  };
  const body = { event: "agent.registered", payload, timestamp: now, idempotency_key: `evt_${seq}` };
  const tuples = (rows: Value[][]) => rows.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
  return [
    ["update journal set seq = ?, changed_at = ? where id = 1", [seq, now]],
    [
      `insert into agent (key, agent_id, name, name_key, description, agent_url, protocols, capabilities, tags, skills,
        status, source, has_facts, registered_at, updated_at, seq, extra, details, record_form, record)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'active', 'local', false, ?, ?, ?, '{}', '', 'form', ?)`,
      [
        ...[seq, agent_id, name, name.toLowerCase(), description, agent_url],
        ...sets.map(([, values]) => JSON.stringify(values)),
        ...[now, now, seq, JSON.stringify(agent)],
      ],
    ],
    [`insert into agent_word (kind, value, agent_key) values ${tuples(words)}`, words.flat()],
    [
      `insert into figure (kind, value, count) values ${tuples(figures)}
        on conflict (kind, value) do update set count = figure.count + excluded.count`,
      figures.flat(),
    ],
    [
      "insert into event (seq, id, type, agent_id, body, committed_at) values (?, ?, 'agent.registered', ?, ?, ?)",
      [seq, `evt_${seq}`, agent_id, JSON.stringify(body), now],
    ],
  ];
}

/** The rows of a document of an agent that was registered as the n-th. */
function rowsOfFacts(id: string, document: string, seq: number): [sql: string, values: Value[]][] {
  const key = Number(id.slice("agent-".length));
  const payload = { agent_id: id, name: id, change: "facts", seq, source: "local", changed: ["facts"] };
  const body = { event: "agent.registered", payload, timestamp: now, idempotency_key: `evt_${seq}` };
  return [
    ["update journal set seq = ?, changed_at = ? where id = 1", [seq, now]],
    [
      "update agent set has_facts = true, updated_at = ?, seq = ?, details = ?, record = ? where key = ?",
      [now, seq, "Weather", JSON.stringify({ agent_id: id, seq }), key],
    ],
    [
      `insert into agent_facts (agent_key, document, digest, version, origin, updated_at, seq) values (?, ?, ?, 1, 'sent', ?, ?)
        on conflict (agent_key) do update set document = excluded.document, digest = excluded.digest,
          version = agent_facts.version + 1, updated_at = excluded.updated_at, seq = excluded.seq`,
      [key, document, createHash("sha256").update(document).digest("hex"), now, seq],
    ],
    [
      `insert into figure (kind, value, count) values ('event_hour', ?, 1)
        on conflict (kind, value) do update set count = figure.count + excluded.count`,
      [now.slice(0, 13)],
    ],
    [
      "insert into event (seq, id, type, agent_id, body, committed_at) values (?, ?, 'agent.registered', ?, ?, ?)",
      [seq, `evt_${seq}`, id, JSON.stringify(body), now],
    ],
  ];
}

/** Writes rows in a durable transaction. */
type Write = (rows: [sql: string, values: Value[]][]) => Promise<void>;

function writesToSqlite(file: string): Write {
  const writer = new DatabaseSync(file);
  writer.exec("pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16384");
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  return async (rows) => {
    writer.exec("begin immediate");
    for (const [sql, values] of rows) {
      const statement = prepared.get(sql) ?? writer.prepare(sql);
      prepared.set(sql, statement);
      statement.all(...values); // run reports the last rowid, which FTS5 makes larger than a number
    }
    writer.exec("commit");
  };
}

function writesToPostgres(url: string): Write {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const names = new Map<string, string>();
  return async (rows) => {
    const client = await pool.connect();
    await client.query("begin");
    for (const [sql, values] of rows) {
      const name = names.get(sql) ?? `s${names.size}`;
      names.set(sql, name);
      let index = 0;
      await client.query({ name, text: sql.replaceAll("?", () => `$${++index}`), values });
    }
    await client.query("commit");
    client.release();
  };
}

const write = database.engine === "sqlite" ? writesToSqlite(database.file) : writesToPostgres(database.url);
let seq = 0;
const app = fastify();
app.post<{ Body: Registration }>("/register", async ({ body }, reply) => {
  await write(rowsOf(body, ++seq));
  return reply.code(201).send({ status: "registered", agent_id: body.agent_id, agent: body });
});
app.put<{ Params: { id: string }; Body: object }>("/agentfacts/:id", async ({ params, body }) => {
  await write(rowsOfFacts(params.id, JSON.stringify(body), ++seq));
  return { agent_id: params.id, version: 1 };
});
console.log(`listening on ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
