/**
 * The liveness of agents, as the states of their URLs say it: conditions, ranks, and the number of the latest change. The tables
 * are those of server/liveness/, whose rows are found by the keys of agents: an agent without any is one that is not probed.
 */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Rows } from "../database/database.ts";
import type { JournalTables } from "../database/journal.ts";
import { type Dialect, statement } from "../database/statement.ts";
import { livenessClasses } from "../liveness-classes.ts";
import type { AgentTables } from "./records.ts";

/** The states of agents that respond as their protocol requires, and of those that do not respond. */
const live = statesIn("live");
const notLive = statesIn("down", "dormant");

function statesIn(...wanted: (typeof livenessClasses)[keyof typeof livenessClasses][]): string[] {
  return Object.entries(livenessClasses).flatMap(([state, each]) => (wanted.includes(each) ? state : []));
}

/** The states that a filter wants, or if others are wanted too, those that it does not want. */
export interface LiveValues {
  states: readonly string[] | undefined;
  otherStates: readonly string[] | undefined;
}

/** Converts the filter `live`. `unknown`: agents that are neither live nor not. */
export function statesOf(wanted: "true" | "false" | "unknown" | undefined): LiveValues {
  if (wanted === "unknown") return { states: undefined, otherStates: [...live, ...notLive] };
  const states = { true: live, false: notLive };
  return { states: wanted && states[wanted], otherStates: undefined };
}

/**
 * Whether `agent a` has one of these states. It is evaluated for each agent, by the keys of both tables; on SQLite the sign prevents
 * that the index of states is used instead, which would read all agents of a state for each range of agents.
 */
export function hasState(states: readonly string[], dialect: Dialect): RawBuilder<boolean> {
  const state = dialect.engine === "sqlite" ? sql`+probed.state` : sql`probed.state`;
  return sql`exists (select 1 from agent_probe probe join probe_target probed on probed.key = probe.target_key
    where probe.agent_key = a.key and ${dialect.isAmong(state, states)})`;
}

/** The ranks of agents that match equally well, the first first: 0 for others, then those that are down, and dormant ones. */
export const ranks = { others: 0, down: 1, dormant: 2 };
export const lastRank = ranks.dormant;

/**
 * The rank of `agent a`.
 * @param change the number of a change: the state is that after it, so that the pages of a search agree.
 */
export function rankAt(change: number): RawBuilder<number> {
  return sql`coalesce((select case case when probed.change <= ${change} then probed.state else probed.former_state end
      when 'down' then ${sql.lit(ranks.down)} when 'dormant' then ${sql.lit(ranks.dormant)} else ${sql.lit(ranks.others)} end
    from agent_probe probe join probe_target probed on probed.key = probe.target_key
    where probe.agent_key = a.key), ${sql.lit(ranks.others)})`;
}

const ranked = statement(
  (_: Kysely<AgentTables>, { keys, change }: { keys: readonly number[]; change: number }, dialect) =>
    sql<{ key: number; rank: number }>`select a.key as key, ${rankAt(change)} as rank from agent a
      where a.key in ${dialect.numbers(keys)}`,
);

/** Reads the ranks of agents. */
export async function ranksOf(
  rows: Rows,
  keys: readonly number[],
  change: number,
): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map();
  return new Map((await ranked.all(rows, { keys, change })).map(({ key, rank }) => [key, rank]));
}

const last = statement(
  (_: Kysely<JournalTables>) =>
    sql<LastChanges>`select seq, coalesce((select change from probe_progress where id = 1), 0) as change
      from journal where id = 1`,
);

/** The numbers of the last changes: of the registry, and of the liveness of agents. */
export interface LastChanges {
  seq: number;
  change: number;
}

/** Reads the last changes. What is read after it has all changes up to them. */
export async function lastChanges(rows: Rows): Promise<LastChanges> {
  return (await last.get(rows, {})) ?? { seq: 0, change: 0 };
}
