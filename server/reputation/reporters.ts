/** What each account said of each agent: one row for both, whatever number of reports. */
import type { Counts } from "../../reputation/counts.ts";
import type { Rows } from "../database/database.ts";
import type { Transaction } from "../database/transaction.ts";

/** What an account counts for an agent. */
export interface ReporterRow extends Counts {
  /** The day that the counts are decayed to. */
  day: string;
  /** When a report last counted. */
  counted_at: string;
  /** Whether it is in the agent's reputation: not while the account is disabled. */
  counted: boolean | 0 | 1;
}

const written = "day, successes, failures, frauds, timed, latency_sum_ms, counted_at";

/** The columns of {@link ReporterRow}. */
export const reporterColumns = `${written}, counted`;

/** What an account counts for an agent, if it has reported. */
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

/** Writes what an account counts for an agent, as of this change. */
export async function saveReporter(
  tx: Transaction,
  agentKey: number,
  account: string,
  { day, ...counts }: Counts & { day: string },
): Promise<void> {
  const { successes, failures, frauds, timed, latency_sum_ms } = counts;
  await tx.run(
    `insert into reputation_reporter (agent_key, account_id, ${written}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict (agent_key, account_id) do update set day = excluded.day, successes = excluded.successes,
        failures = excluded.failures, frauds = excluded.frauds, timed = excluded.timed,
        latency_sum_ms = excluded.latency_sum_ms, counted_at = excluded.counted_at, counted = true`,
    [agentKey, account, day, successes, failures, frauds, timed, latency_sum_ms, tx.now],
  );
}

/** Takes out what an account said of an agent, if it did. */
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
