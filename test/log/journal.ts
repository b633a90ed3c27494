/** Fills the journal of a node, faster than changes do, and reads the entries that were made of it. */
import type { Database } from "../../server/core/database/database.ts";
import { type Bundle, entriesIn } from "../../server/features/log/bundle.ts";
import type { TestWorld } from "../world.ts";

/** Writes events with a body each, from one number to another. */
export async function fillJournal({ sql }: Pick<TestWorld, "sql">, to: number, from = 1): Promise<void> {
  await sql(`insert into event (seq, id, type, agent_id, body, committed_at)
    with recursive number (n) as (select ${from} union all select n + 1 from number where n < ${to})
    select n, 'evt_' || n, 'agent.registered', 'agent',
      '{"event":"agent.registered","idempotency_key":"evt_' || n || '","note":"déjà vu ☀ 🤖"}', '2026-11-20T16:15:00.000Z' from number`);
  await sql(`update journal set seq = ${to}`);
}

/** All entries of the log, in their order. */
export async function entriesOf(database: Database): Promise<string[]> {
  const bundles = await database.all<Bundle>("select number, entries from log_bundle order by number");
  return bundles.flatMap(entriesIn);
}
