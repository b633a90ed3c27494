/** The entity of an erasure, and the statements on its table. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { statement, type Table } from "../../core/sql/statement.ts";

/** What is still to be done after the change that erases the agent, in this order. */
export const steps = ["events", "responses", "file"] as const;

export type Step = (typeof steps)[number];

export const Erasure = defineEntity({
  name: "Erasure",
  tableName: "erasure",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    agent_key: p.bigint("number"),
    /** The number of its first event. */
    seq: p.bigint("number"),
    /** Whether the origin of the agent erased it, and this node followed. */
    imported: p.boolean(),
    /** Null if it is imported. */
    reason: p.text().strictNullable(),
    /** The account that erased it. */
    account_id: p.text().strictNullable(),
    redacted_events: p.bigint("number"),
    erased_at: p.text(),
    finished_at: p.text().strictNullable(),
    /** Null when it is finished. */
    step: p.text().$type<Step>().strictNullable(),
    /** Where the step goes on; empty at its beginning. */
    place: p.text(),
    /** All ids of the agent, as JSON; an empty list when it is finished. */
    agent_ids: p.text(),
  },
  uniques: [{ name: "erasure_by_seq", properties: ["seq"] }],
  indexes: [
    { name: "erasure_by_agent", properties: ["agent_key"] },
    { name: "erasure_unfinished", properties: ["key"], where: "step is not null" },
  ],
});

export type Erasure = InferEntity<typeof Erasure>;

type ErasureTable = Table<Erasure, "key">;

/** A row of the table. */
export type ErasureRow = Omit<ErasureTable, "key"> & { key: number };

type Db = Kysely<{ erasure: ErasureTable; agent: { key: number; agent_id: string } }>;

/** The values of a new erasure. */
export type NewErasure = Pick<
  ErasureRow,
  "agent_key" | "seq" | "imported" | "reason" | "account_id" | "redacted_events" | "erased_at" | "agent_ids"
>;

export const insertErasure = statement((db: Db, values: NewErasure) => {
  const { agent_key, seq, imported, reason, account_id, redacted_events, erased_at, agent_ids } = values;
  return db
    .insertInto("erasure")
    .values({
      agent_key,
      seq,
      imported,
      reason,
      account_id,
      redacted_events,
      erased_at,
      agent_ids,
      finished_at: null,
      step: "events",
      place: "",
    })
    .returningAll();
});

/** The oldest erasure that is not finished. */
export const firstUnfinished = statement((db: Db) =>
  db.selectFrom("erasure").selectAll().where("step", "is not", null).orderBy("key").limit(1),
);

export const updateErasure = statement((db: Db, values: Omit<ErasureRow, keyof NewErasure> & NewErasure) => {
  const { key, redacted_events, step, place, agent_ids, finished_at } = values;
  return db
    .updateTable("erasure")
    .set({ redacted_events, step, place, agent_ids, finished_at })
    .where("key", "=", key);
});

const redacting = statement((db: Db, { agent_key }: Pick<ErasureRow, "agent_key">) =>
  db
    .selectFrom("erasure")
    .select("key")
    .where("agent_key", "=", agent_key)
    .where("step", "=", "events")
    .limit(1),
);

/** Whether events of an agent are still being redacted, and reported. */
export async function isRedacting(rows: Rows, agentKey: number): Promise<boolean> {
  return (await redacting.get(rows, { agent_key: agentKey })) !== undefined;
}

const columns = [
  "erasure.key as key",
  "erasure.seq as seq",
  "imported",
  "reason",
  "account_id",
  "redacted_events",
  "erased_at",
  "finished_at",
  "agent.agent_id as agent_id",
] as const;

/** Erasures with the ids of their agents, the latest first, before a key. */
export const erasuresBefore = statement((db: Db, { before, limit }: { before: number; limit: number }) =>
  db
    .selectFrom("erasure")
    .innerJoin("agent", "agent.key", "erasure.agent_key")
    .select(columns)
    .where("erasure.key", "<", before)
    .orderBy("erasure.key", "desc")
    .limit(limit),
);
