/** Builds the search index of agents whose rows were copied. */
import { engineOf } from "../agents/search/engines.ts";
import { type IndexedAgent, indexEntryOf } from "../agents/search/entries.ts";
import type { Writer } from "../database/database.ts";

/** Adds agents to the search index. */
export async function addToIndex(writer: Writer, agents: readonly IndexedAgent[]): Promise<void> {
  const entries = agents.flatMap((each) => indexEntryOf(each) ?? []);
  if (entries.length > 0) await engineOf(writer).add(writer, entries);
  await writer.settle();
}
