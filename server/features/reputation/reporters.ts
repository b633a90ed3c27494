/** The reports of an account about an agent: one row with counts, whatever the number of reports. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, pick, statement } from "../../core/sql/statement.ts";
import type { Counts } from "./counts.ts";

export const ReputationReporter = defineEntity({
  name: "ReputationReporter",
  tableName: "reputation_reporter",
  properties: {
    agent_key: p.bigint("number").primary(),
    account_id: p.text().primary(),
    /** The day to which the counts are decayed. */
    day: p.text(),
    successes: p.double().$type<number>(),
    failures: p.double().$type<number>(),
    frauds: p.double().$type<number>(),
    timed: p.double().$type<number>(),
    latency_sum_ms: p.double().$type<number>(),
    /** When the last report that counts was made. */
    counted_at: p.text(),
    /** Whether it counts in the agent's reputation: not while the account is disabled. */
    counted: p.boolean(),
  },
  indexes: [{ name: "reputation_reporter_by_account", properties: ["account_id", "agent_key"] }],
});

export type ReputationReporter = InferEntity<typeof ReputationReporter>;

/** The counts of an account's reports about an agent. */
export type ReporterRow = Columns<ReputationReporter>;

type Db = Kysely<{ reputation_reporter: ReporterRow }>;
type Name = Pick<ReporterRow, "agent_key" | "account_id">;

// Statements, because each report runs them, and each recomputation of an agent with an owner.

const find = statement((db: Db, { agent_key, account_id }: Name) =>
  db
    .selectFrom("reputation_reporter")
    .selectAll()
    .where("agent_key", "=", agent_key)
    .where("account_id", "=", account_id),
);

const put = statement((db: Db, row: ReporterRow) => {
  const { agent_key, account_id } = row;
  const written = pick(row, [
    "day",
    "successes",
    "failures",
    "frauds",
    "timed",
    "latency_sum_ms",
    "counted_at",
    "counted",
  ]);
  return db
    .insertInto("reputation_reporter")
    .values({ agent_key, account_id, ...written })
    .onConflict((conflict) => conflict.columns(["agent_key", "account_id"]).doUpdateSet(written));
});

const take = statement((db: Db, { agent_key, account_id }: Name) =>
  db
    .deleteFrom("reputation_reporter")
    .where("agent_key", "=", agent_key)
    .where("account_id", "=", account_id)
    .returningAll(),
);

/** Finds the counts of an account for an agent. */
export function findReporter(
  rows: Rows,
  agentKey: number,
  account: string,
): Promise<ReporterRow | undefined> {
  return find.get(rows, { agent_key: agentKey, account_id: account });
}

/** Writes the counts of an account for an agent. */
export async function saveReporter(
  tx: Transaction,
  agentKey: number,
  account: string,
  counts: Counts & { day: string },
): Promise<void> {
  await put.run(tx, {
    agent_key: agentKey,
    account_id: account,
    ...counts,
    counted_at: tx.now,
    counted: true,
  });
}

/** Deletes and returns the counts of an account for an agent. */
export function takeReporter(
  tx: Transaction,
  agentKey: number,
  account: string,
): Promise<ReporterRow | undefined> {
  return take.get(tx, { agent_key: agentKey, account_id: account });
}
