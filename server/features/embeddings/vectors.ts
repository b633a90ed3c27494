/**
 * The stored vectors of agents, and how far the embedding of changes has come. They are derived data: backups leave them out,
 * and the node makes them again.
 *
 * An agent is embedded when its last change has a higher number than the one that was reached. The tables have no entities,
 * like those of the search index. What runs for each search or each changed agent is a statement.
 */
import { type Kysely, sql } from "kysely";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows, Writer } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import type { AgentRow, AgentTables } from "../../registry/agents/record/records.ts";

interface VectorRow {
  agent_key: number;
  /** What it was made by: see formOf in text.ts. */
  form: string;
  /** The digest of the embedded text. */
  text_hash: string;
  /** 0 for none. */
  dimensions: number;
  /** Null if the encoder rejects the text or cannot read it. */
  vector: unknown;
}

export interface VectorTables extends AgentTables {
  agent_vector: VectorRow;
  agent_vector_progress: { id: number; form: string; reached: number; version: number };
}

/** How far embedding has come. */
export interface Progress {
  form: string;
  /** The number of the last change whose agent was embedded. */
  reached: number;
}

type Db = Kysely<VectorTables>;

// Statements, because the tables of vectors have no entities: only sqlite-vec and pgvector know their columns.
const progress = statement((db: Db) =>
  db.selectFrom("agent_vector_progress").select(["form", "reached", "version"]).where("id", "=", 1),
);

const advance = statement((db: Db, values: Progress & { from: number }) =>
  db
    .updateTable("agent_vector_progress")
    .set(({ eb }) => ({ reached: values.reached, version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .where("form", "=", values.form)
    .where("reached", "=", values.from)
    .returning("version"),
);

/** Reads the progress; undefined before the first embedding. */
export async function readProgress(rows: Rows): Promise<Progress | undefined> {
  return progress.get(rows, {});
}

/** Reads a number that grows with each change of vectors. */
export async function readVersion(rows: Rows): Promise<number> {
  return (await progress.get(rows, {}))?.version ?? 0;
}

/** Starts to embed all agents in a form. The vectors of another form are replaced one after the other. */
export async function restart(writer: Managed, form: string): Promise<void> {
  await writer
    .em()
    .getKysely<VectorTables>()
    .insertInto("agent_vector_progress")
    .values({ id: 1, form, reached: 0, version: 1 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ eb }) => ({
        form,
        reached: 0,
        version: eb("agent_vector_progress.version", "+", 1),
      })),
    )
    .execute();
}

/** A changed agent. */
export type ChangedAgent = Pick<AgentRow, "key" | "seq" | "status" | "details" | "record_form" | "record"> & {
  form: string | null;
  text_hash: string | null;
};

const changed = statement((db: Db, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom("agent")
    .leftJoin("agent_vector", "agent_vector.agent_key", "agent.key")
    .select(["key", "seq", "status", "details", "record_form", "record", "form", "text_hash"])
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit),
);

/** Reads agents that changed after a number, in the order of their changes. */
export function changedAgents(rows: Rows, after: number, limit: number): Promise<ChangedAgent[]> {
  return changed.all(rows, { after, limit });
}

/** The maximum number of waiting agents that are counted. */
const mostWaiting = 20_000;

/** Counts the agents that wait to be embedded, up to 20,000. */
export async function countWaiting(rows: Managed): Promise<number> {
  const found = await rows
    .em()
    .getKysely<VectorTables>()
    .selectFrom((from) =>
      from
        .selectFrom("agent")
        .select("key")
        .where("seq", ">", sql<number>`coalesce((select reached from agent_vector_progress where id = 1), 0)`)
        .where("status", "not in", ["tombstoned", "suspended"])
        .limit(mostWaiting)
        .as("waiting"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirst();
  return found?.count ?? 0;
}

/** A vector to store. */
export interface NewVector {
  key: number;
  /** The number of the change that has the text: if the agent has changed since, the vector is not stored. */
  seq: number;
  text_hash: string;
  dimensions: number;
  /** As JSON; null if the encoder rejects the text or cannot read it. */
  vector: string | null;
}

const store = statement((_: Db, { list, form }: { list: readonly NewVector[]; form: string }, dialect) => {
  const rows = dialect.rows(list, {
    key: "integer",
    seq: "integer",
    text_hash: "text",
    dimensions: "integer",
    vector: "text",
  });
  // Both read the text of a list in brackets.
  const vector =
    dialect.engine === "sqlite"
      ? sql`case when vector is null then null else vec_f32(vector) end`
      : sql`cast(cast(vector as vector) as real[])`;
  return sql<never>`insert into agent_vector (agent_key, form, text_hash, dimensions, vector)
      select listed.key, ${form}, text_hash, dimensions, ${vector}
        from (${rows}) as listed join agent on agent.key = listed.key and agent.seq = listed.seq where true
      on conflict (agent_key) do update set form = excluded.form, text_hash = excluded.text_hash,
        dimensions = excluded.dimensions, vector = excluded.vector`;
});

const remove = statement((db: Db, { keys }: { keys: readonly number[] }, dialect) =>
  db.deleteFrom("agent_vector").where("agent_key", "in", dialect.numbers(keys)),
);

/** Removes the vectors of agents. */
export async function removeVectors(
  writer: Pick<Writer, "engine" | "run">,
  keys: readonly number[],
): Promise<void> {
  await remove.run(writer, { keys });
}

/** The result of embedding a batch of changes. */
export interface EmbeddedBatch {
  form: string;
  /** What was reached before it, and with it. */
  from: number;
  reached: number;
  stored: readonly NewVector[];
  removed: readonly number[];
}

/**
 * Stores a batch, and what was reached with it.
 * @returns false if another process has stored it, or embeds by another model.
 */
export async function storeBatch(writer: Writer, batch: EmbeddedBatch): Promise<boolean> {
  const { form, from, reached, stored, removed } = batch;
  const [advanced] = await advance.all(writer, { form, from, reached });
  if (!advanced) return false;
  if (removed.length > 0) await removeVectors(writer, removed);
  if (stored.length > 0) await store.run(writer, { list: stored, form });
  return true;
}
