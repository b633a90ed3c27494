/** The reports of an account about an agent: one row with counts, whatever the number of reports. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Rows } from "../database/database.ts";
import type { Columns } from "../database/statement.ts";
import type { Transaction } from "../database/transaction.ts";
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

const written = "day, successes, failures, frauds, timed, latency_sum_ms, counted_at";

/** The columns of {@link ReporterRow}. */
export const reporterColumns = `agent_key, account_id, ${written}, counted`;

/** Finds the counts of an account for an agent. */
export function findReporter(
  rows: Rows,
  agentKey: number,
  account: string,
): Promise<ReporterRow | undefined> {
  return rows.get<ReporterRow>(
    `select ${reporterColumns} from reputation_reporter where agent_key = ? and account_id = ?`,
    [agentKey, account],
  );
}

/** Writes the counts of an account for an agent. */
export async function saveReporter(
  tx: Transaction,
  agentKey: number,
  account: string,
  { day, ...counts }: Counts & { day: string },
): Promise<void> {
  const { successes, failures, frauds, timed, latency_sum_ms } = counts;
  await tx.run(
    `insert into reputation_reporter (agent_key, account_id, ${written}, counted) values (?, ?, ?, ?, ?, ?, ?, ?, ?, true)
      on conflict (agent_key, account_id) do update set day = excluded.day, successes = excluded.successes,
        failures = excluded.failures, frauds = excluded.frauds, timed = excluded.timed,
        latency_sum_ms = excluded.latency_sum_ms, counted_at = excluded.counted_at, counted = true`,
    [agentKey, account, day, successes, failures, frauds, timed, latency_sum_ms, tx.now],
  );
}

/** Deletes and returns the counts of an account for an agent. */
export function takeReporter(
  tx: Transaction,
  agentKey: number,
  account: string,
): Promise<ReporterRow | undefined> {
  return tx.get<ReporterRow>(
    `delete from reputation_reporter where agent_key = ? and account_id = ? returning ${reporterColumns}`,
    [agentKey, account],
  );
}
