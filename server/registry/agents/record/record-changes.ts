/**
 * The values that changes of records replaced. The journal only says which fields changed, because its events are the same for
 * ever and for everyone: these values are deleted with the agent, and not shown while it is suspended. Of each agent the latest
 * are kept, up to a number and a length, so that one that is changed again and again does not fill the disk.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { type Kysely, sql } from "kysely";
import { describedFields } from "../../../../client/description.ts";
import type { Managed } from "../../../core/sql/orm.ts";
import type { Writer } from "../../../core/sql/rows.ts";
import { type Columns, statement } from "../../../core/sql/statement.ts";
import type { Agent } from "./agent.ts";
import { same } from "./description.ts";
import { toVerification, type VerifiedColumns } from "./verification.ts";

export const RecordChange = defineEntity({
  name: "RecordChange",
  tableName: "record_change",
  properties: {
    /** The number of the change. */
    seq: p.bigint("number").primary().autoincrement(false),
    agent_key: p.bigint("number"),
    changed_at: p.text(),
    /** The changed fields with their values, as JSON. */
    fields: p.text(),
  },
  indexes: [{ name: "record_change_by_agent", properties: ["agent_key", "seq"] }],
});

export type RecordChange = InferEntity<typeof RecordChange>;

type ChangeRow = Columns<RecordChange>;

type Db = Kysely<{ record_change: ChangeRow }>;

const types = { seq: "integer", agent_key: "integer", changed_at: "text", fields: "text" } as const;

// These are statements, because each change of an agent runs them.

const insert = statement((db: Db, { list }: { list: readonly ChangeRow[] }, dialect) =>
  db
    .insertInto("record_change")
    .columns(["seq", "agent_key", "changed_at", "fields"])
    .expression(dialect.rows(list, types)),
);

/** How many changes of an agent have their values kept, and how many bytes of them. Each change counts the kept ones. */
const kept = { changes: 200, bytes: 1_000_000 };

const dropEarlier = statement((db: Db, { agent_key }: Pick<ChangeRow, "agent_key">) => {
  const latest = db
    .selectFrom("record_change")
    .select("seq")
    .select(sql<number>`sum(octet_length(fields)) over (order by seq desc)`.as("bytes"))
    .select(sql<number>`row_number() over (order by seq desc)`.as("number"))
    .where("agent_key", "=", agent_key);
  const beyond = db
    .selectFrom(latest.as("latest"))
    .select("seq")
    .where(({ eb, or }) => or([eb("bytes", ">", kept.bytes), eb("number", ">", kept.changes)]))
    .where("number", ">", 1);
  return db.deleteFrom("record_change").where("seq", "in", beyond);
});

const dropOfAgent = statement((db: Db, { agent_key }: Pick<ChangeRow, "agent_key">) =>
  db.deleteFrom("record_change").where("agent_key", "=", agent_key),
);

/** The fields whose values are kept, in the order of the record. */
const fields = [
  "agent_id",
  ...describedFields,
  "status",
  "status_message",
  "successor_agent_id",
  "sunset_at",
] as const satisfies (keyof Agent)[];

/** The values of an agent before a change. */
export type Values = Pick<Agent, (typeof fields)[number] | "owner_id" | keyof VerifiedColumns>;

/** Copies the values of an agent. Changes replace lists and objects, so they are not copied. */
export function valuesBefore(agent: Agent): Values {
  return { ...agent };
}

/** The row of a change; undefined if it changed none of these values. */
export function changeRow(agent: Agent, before: Values): ChangeRow | undefined {
  const changed: object[] = fields
    .filter((field) => !same(before[field], agent[field]))
    .map((field) => ({ field, before: before[field], after: agent[field] }));
  const wasOwned = before.owner_id != null;
  if (wasOwned !== (agent.owner_id != null))
    changed.push({ field: "owned", before: wasOwned, after: !wasOwned });
  const [verified, verifiedNow] = [toVerification(before), toVerification(agent)];
  if (!same(verified, verifiedNow))
    changed.push({ field: "verification", before: verified, after: verifiedNow });
  if (changed.length === 0) return undefined;
  const { seq, key: agent_key, updated_at: changed_at } = agent;
  return { seq, agent_key, changed_at, fields: JSON.stringify(changed) };
}

/** Keeps the values of changes, and deletes earlier ones of agents that have too many. */
export async function keepChanges(tx: Writer, list: readonly ChangeRow[]): Promise<void> {
  if (list.length === 0) return;
  await insert.run(tx, { list });
  for (const { agent_key } of list) await dropEarlier.run(tx, { agent_key });
}

/** The latest changes of an agent before a number, the newest first. */
export function readChanges(rows: Managed, agent_key: number, before: number, limit: number) {
  const older = { agent_key, seq: { $lt: before } };
  return rows.em().find(RecordChange, older, { orderBy: { seq: "desc" }, limit });
}

/** Deletes the values of an agent. */
export async function dropChanges(tx: Writer, agentKey: number): Promise<void> {
  await dropOfAgent.run(tx, { agent_key: agentKey });
}
