/**
 * Numbers the changes of states that lists and searches of agents depend on.
 *
 * A URL has the number of its latest change and the state before that, so that the pages of a search, whose cursor has the number
 * at the first page, rank every agent by its state then. ETags have the number too: a change of a state changes no agent.
 */
import type { Writer } from "../../core/sql/rows.ts";
import { livenessClasses } from "../../registry/agents/record/liveness-classes.ts";
import { numberChange } from "./probe-store.ts";
import type { TargetRow } from "./probe-target.ts";
import type { State } from "./state.ts";

type StateColumns = Pick<TargetRow, "state" | "former_state" | "change">;

/** The columns of a new URL. */
export const newState: StateColumns = { state: "unknown", former_state: "unknown", change: 0 };

/** The columns of a URL in another state. It locks the progress: call it before the URL is written. */
export async function stateColumns(
  writer: Writer,
  { state: before, former_state, change }: StateColumns,
  state: State,
): Promise<StateColumns> {
  if (livenessClasses[before] === livenessClasses[state]) return { state, former_state, change };
  return { state, former_state: before, change: await nextChange(writer) };
}

/** Numbers a change. */
export async function nextChange(writer: Writer): Promise<number> {
  const numbered = await numberChange.get(writer, {});
  if (!numbered) throw new Error("The progress does not exist in its own transaction");
  return numbered.change;
}
