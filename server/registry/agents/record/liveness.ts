/**
 * The liveness of agents, as the states of their URLs say it: conditions, and the number of the latest change. The tables
 * are those of server/features/liveness/, whose rows are found by the keys of agents: an agent without any is one that is not probed.
 */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { JournalTables } from "../../../core/journal/journal.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { type Dialect, statement } from "../../../core/sql/statement.ts";
import { livenessClasses } from "./liveness-classes.ts";

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

/** The state of `agent a`; null if it is not probed. */
export const probedState: RawBuilder<string | null> = sql`(select probed.state
    from agent_probe probe join probe_target probed on probed.key = probe.target_key where probe.agent_key = a.key)`;

// A statement, because lookups and lists run it.
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
