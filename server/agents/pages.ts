/** Finds pages of agents. On SQLite in steps, so that filters with few matches do not block other requests. */
import type { Database, Rows } from "../database/database.ts";
import { readsInTurns } from "../database/read-turns.ts";
import { compared, type Sql } from "../database/sql.ts";
import { windowsOf } from "../database/windows.ts";
import type { BoundedPage } from "./bounded-page.ts";
import { conditions, conditionsInOrderOfChange, type Filters, followsChanges } from "./filters.ts";

/** How many agents one statement scans. */
const windowAgents = 4_096;

/** Up to how many agents changed since a time are found by the index of that time. */
const fewAgents = 1_000;

/** The order of a page: newest first, or by change. */
export function orderOf(filters: Filters): { column: "key" | "seq"; descending: boolean } {
  return followsChanges(filters) ? { column: "seq", descending: false } : { column: "key", descending: true };
}

/** Fills a page with agents that match the filters, after a position. */
export async function findPage(
  database: Database,
  filters: Filters,
  after: number | undefined,
  page: BoundedPage,
): Promise<void> {
  const order = orderOf(filters);
  const reads = readsInTurns(database);
  if (database.engine === "postgres") {
    const { column, descending } = order;
    const position = positionAfter(`a.${column}`, descending, after);
    const where = [...conditions(filters), ...position];
    await page.add(reads, { from: "agent a", where, order: `a.${column}`, descending });
    return;
  }
  return order.column === "key"
    ? newestFirst(reads, filters, after, page)
    : inOrderOfChange(reads, filters, after, page);
}

/** The condition that a page comes after a position. */
export function positionAfter(column: string, descending: boolean, after: number | undefined): Sql[] {
  return compared(column, descending ? "<" : ">", after);
}

async function newestFirst(
  reads: Rows,
  filters: Filters,
  after: number | undefined,
  page: BoundedPage,
): Promise<void> {
  let to =
    after ?? ((await reads.get<{ key: number }>("select max(key) as key from agent", []))?.key ?? 0) + 1;
  while (to > 0 && page.hasRoom) {
    const window = { from: Math.max(0, to - windowAgents), to };
    const range = { text: "a.key >= ? and a.key < ?", params: [window.from, window.to] };
    const where = [...conditions(filters, window), range];
    await page.add(reads, { from: "agent a", where, order: "a.key", descending: true });
    to = window.from;
  }
}

async function inOrderOfChange(
  reads: Rows,
  filters: Filters,
  after: number | undefined,
  page: BoundedPage,
): Promise<void> {
  if (await changedLately(reads, filters, after, page)) return;
  const [source, ...moreSources] = filters.source ?? [];
  const walked: { index: string; of: Sql[] } =
    source !== undefined && moreSources.length === 0
      ? { index: "agent_by_source", of: [{ text: "a.source = ?", params: [source] }] }
      : { index: "agent_by_seq", of: [] };
  const wanted = conditionsInOrderOfChange(filters);
  const from = `agent a indexed by ${walked.index}`;
  const walk = { from, position: "a.seq", indexed: walked.of, descending: false };
  const start = Math.max(after ?? 0, filters.after_seq ?? 0);
  for await (const window of windowsOf(reads, walk, start)) {
    const where = [...window, ...wanted];
    await page.add(reads, { from, where, order: "a.seq", descending: false });
    if (!page.hasRoom) return;
  }
}

/** Fills the page if only a few agents changed since the requested time. @returns whether it did. */
async function changedLately(
  reads: Rows,
  filters: Filters,
  after: number | undefined,
  page: BoundedPage,
): Promise<boolean> {
  if (filters.updated_since === undefined) return false;
  const [since] = conditionsInOrderOfChange({ updated_since: filters.updated_since });
  if (!since) return false;
  const from = "agent a indexed by agent_by_update";
  const counted = await reads.get<{ count: number }>(
    `select count(*) as count from (select 1 from ${from} where ${since.text} limit ?)`,
    [...since.params, fewAgents + 1],
  );
  if (counted === undefined || counted.count > fewAgents) return false;
  const position = { text: "a.seq > ?", params: [after ?? 0] };
  const where = [...conditionsInOrderOfChange(filters), position];
  await page.add(reads, { from, where, order: "a.seq", descending: false });
  return true;
}
