/** Collects pages of a facade's items from pages of agents. An agent may have no item or several, and few may be wanted. */

import { nextTurn } from "../../core/time/time-slice.ts";
import type { Context } from "../../feature.ts";
import { BoundedPage, listedAgents } from "../../registry/agents/lists/bounded-page.ts";
import { findPage } from "../../registry/agents/lists/pages.ts";
import type { AgentRecord } from "../../registry/agents/record/records.ts";
import type { SearchPosition } from "../../registry/search/search.ts";

/** How many agents are read at once, and for one response at most. */
export const batch = 50;
export const maxAgents = 1_000;

/** A position after an agent, as text. */
export type Position = string;

/** Agents, each with the position after it. */
export interface AgentsPage {
  agents: { record: AgentRecord; position: Position }[];
  /** Whether another page may follow. */
  hasMore: boolean;
  /** Whether a search ran out of time. */
  isTruncated: boolean;
}

/** Reads the agents after a position. */
export type Source = (after: Position | undefined) => Promise<AgentsPage>;

/** Where a page begins: after an agent, and after some of the items of the next one. */
export interface Place {
  after: Position | undefined;
  skip: number;
}

export const start: Place = { after: undefined, skip: 0 };

/** A place as values of a cursor. */
export function placeValues({ after = "", skip }: Place): [after: string, skip: number] {
  return [after, skip];
}

/** The place of {@link placeValues}. */
export function placeOf(after: string | number, skip: string | number | undefined): Place {
  return { after: after === "" ? undefined : String(after), skip: Number(skip) };
}

/** Reads the newest agents first. */
export function newest({ database }: Pick<Context, "database">): Source {
  return async (after) => {
    const page = new BoundedPage(listedAgents, batch + 1);
    await findPage(database, {}, after === undefined ? undefined : Number(after), page);
    const { shown, last } = page.end(batch);
    const agents = shown.map(({ key, record }) => ({ record: recordIn(record), position: String(key) }));
    return { agents, hasMore: last !== undefined, isTruncated: false };
  };
}

/** Parses a stored record. */
export function recordIn(text: string): AgentRecord {
  return JSON.parse(text) as AgentRecord; // as it was built
}

/** The maximum length of a search. */
const maxQuery = 256;

/** Prose as a search: without operators, cut at the end of a word. Empty if it has no word. */
export function plainQuery(text: string): string {
  const plain = text
    .slice(0, 4 * maxQuery)
    .replaceAll(/["“”„]/g, " ")
    .replaceAll(/(^|\s)-+/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (plain.length <= maxQuery) return plain;
  const end = plain.lastIndexOf(" ", maxQuery);
  return plain.slice(0, end > 0 ? end : maxQuery);
}

/** Reads the agents that a need in plain words finds; the newest first if it has no word. */
export function sourceOf(text: string, context: Pick<Context, "database" | "agentSearch">): Source {
  const query = plainQuery(text);
  return query === "" ? newest(context) : found(query, context);
}

/** Reads the agents that a search by words finds, best match first. */
export function found(
  text: string,
  { database, agentSearch }: Pick<Context, "database" | "agentSearch">,
): Source {
  return async (after) => {
    const position = after === undefined ? undefined : (JSON.parse(after) as SearchPosition); // as written below
    const request = { text, filters: {}, sort: "relevance", after: position, limit: batch + 1 } as const;
    const result = await agentSearch.find(database, request, await agentSearch.stateOf(database));
    const agents = result.found.slice(0, batch).map(({ row, position: end }) => ({
      record: recordIn(row.record),
      position: JSON.stringify(end),
    }));
    return { agents, hasMore: result.found.length > batch || result.isCut, isTruncated: result.truncated };
  };
}

/** A page of items, and where the next one begins. */
export interface ItemsPage<Item> {
  items: Item[];
  next: Place | undefined;
  /** Whether a search ran out of time, so that there may be more. */
  isTruncated: boolean;
}

/**
 * Collects a page.
 * @param itemsOf the wanted items of each of some agents.
 */
export async function collect<Item>(
  source: Source,
  itemsOf: (records: readonly AgentRecord[]) => Promise<Item[][]>,
  { place, pageSize }: { place: Place; pageSize: number },
): Promise<ItemsPage<Item>> {
  const items: Item[] = [];
  let { after, skip } = place;
  let isTruncated = false;
  for (let read = 0; read < maxAgents; read += batch) {
    if (read > 0) await nextTurn();
    const page = await source(after);
    isTruncated ||= page.isTruncated;
    const wanted = await itemsOf(page.agents.map(({ record }) => record));
    for (const [index, { position }] of page.agents.entries()) {
      const own = (wanted[index] ?? []).slice(skip);
      const room = pageSize - items.length;
      items.push(...own.slice(0, room));
      if (own.length > room) return { items, next: { after, skip: skip + room }, isTruncated };
      after = position;
      skip = 0;
    }
    if (!page.hasMore) return { items, next: undefined, isTruncated };
    if (items.length === pageSize) break;
  }
  // A page without items has no next one: clients reject a token beside it.
  return { items, next: items.length > 0 ? { after, skip } : undefined, isTruncated };
}
