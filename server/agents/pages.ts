/** Pages of agents. On SQLite a page is looked for in steps, so that filters that few agents meet keep nobody waiting. */
import type { Database } from "../database/database.ts";
import { eventLoopTurns, type LongRead } from "../database/read-turns.ts";
import { conditions, conditionsInOrderOfChange, type Filters, followsChanges } from "./filters.ts";
import { type AgentRow, pageRows } from "./records.ts";
import { join } from "./search/engine.ts";

/** How many agents one statement looks through. */
const windowAgents = 4_096;

/** A time of change that no more agents than these have, or a later one, is looked for by its index. */
const fewAgents = 1_000;

/** The order of a page: newest first, or that of the changes. */
export function orderOf(filters: Filters): { column: "key" | "seq"; descending: boolean } {
  return followsChanges(filters) ? { column: "seq", descending: false } : { column: "key", descending: true };
}

/** A page of agents that meet filters, after a position. */
export async function findPage(
  database: Database,
  filters: Filters,
  after: number | undefined,
  limit: number,
): Promise<AgentRow[]> {
  const order = orderOf(filters);
  if (database.engine === "postgres") {
    return pageRows(database, conditions(filters), order, after, limit);
  }
  const steps = new Steps(database);
  return order.column === "key"
    ? newestFirst(steps, filters, after, limit)
    : inOrderOfChange(steps, filters, after, limit);
}

/** Makes records of rows, each in turn with other requests: long ones take milliseconds. */
export async function presentEach<Row, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Promise<Shown[]> {
  const used: LongRead = { usedMs: 0 };
  const shown: Shown[] = [];
  for (const row of rows) shown.push(await eventLoopTurns.step(used, async () => show(row)));
  return shown;
}

/** Statements of one read, each in turn with other requests. */
class Steps {
  readonly #database: Database;
  readonly #used: LongRead = { usedMs: 0 };

  constructor(database: Database) {
    this.#database = database;
  }

  all<Row>(sql: string, params: (string | number)[]): Promise<Row[]> {
    return this.#database.turns.step(this.#used, () => this.#database.all<Row>(sql, params));
  }

  async get<Row>(sql: string, params: (string | number)[]): Promise<Row | undefined> {
    return (await this.all<Row>(sql, params))[0];
  }
}

async function newestFirst(
  steps: Steps,
  filters: Filters,
  after: number | undefined,
  limit: number,
): Promise<AgentRow[]> {
  const found: AgentRow[] = [];
  let to =
    after ?? ((await steps.get<{ key: number }>("select max(key) as key from agent", []))?.key ?? 0) + 1;
  while (to > 0 && found.length < limit) {
    const window = { from: Math.max(0, to - windowAgents), to };
    const range = { text: "a.key >= ? and a.key < ?", params: [window.from, window.to] };
    const { text, params } = join([...conditions(filters, window), range], " and ");
    const sql = `select a.* from agent a where ${text} order by a.key desc limit ?`;
    found.push(...(await steps.all<AgentRow>(sql, [...params, limit - found.length])));
    to = window.from;
  }
  return found;
}

async function inOrderOfChange(
  steps: Steps,
  filters: Filters,
  after: number | undefined,
  limit: number,
): Promise<AgentRow[]> {
  const few = await changedLately(steps, filters, after, limit);
  if (few) return few;
  const [source, ...moreSources] = filters.source ?? [];
  const walked =
    source !== undefined && moreSources.length === 0
      ? { index: "agent_by_source", of: { text: "a.source = ? and ", params: [source] } }
      : { index: "agent_by_seq", of: { text: "", params: [] } };
  const wanted = conditionsInOrderOfChange(filters);
  const found: AgentRow[] = [];
  let from: number | null = Math.max(after ?? 0, filters.after_seq ?? 0);
  const indexed = `from agent a indexed by ${walked.index} where ${walked.of.text}a.seq > ?`;
  while (from !== null && found.length < limit) {
    const endSql = `select a.seq ${indexed} order by a.seq limit 1 offset ?`;
    const end: { seq: number } | undefined = await steps.get(endSql, [
      ...[...walked.of.params, from],
      windowAgents - 1,
    ]);
    const { text, params } = join(
      [...wanted, { text: "a.seq <= ?", params: [end?.seq ?? Number.MAX_SAFE_INTEGER] }],
      " and ",
    );
    const sql = `select a.* ${indexed} and ${text} order by a.seq limit ?`;
    const given = [...walked.of.params, from, ...params, limit - found.length];
    found.push(...(await steps.all<AgentRow>(sql, given)));
    from = end?.seq ?? null;
  }
  return found;
}

/** The page, if only a few agents changed since the time that is asked for; else undefined. */
async function changedLately(
  steps: Steps,
  filters: Filters,
  after: number | undefined,
  limit: number,
): Promise<AgentRow[] | undefined> {
  if (filters.updated_since === undefined) return undefined;
  const [since] = conditionsInOrderOfChange({ updated_since: filters.updated_since });
  if (!since) return undefined;
  const indexed = "from agent a indexed by agent_by_update where";
  const counted = await steps.get<{ count: number }>(
    `select count(*) as count from (select 1 ${indexed} ${since.text} limit ?)`,
    [...since.params, fewAgents + 1],
  );
  if (counted === undefined || counted.count > fewAgents) return undefined;
  const position = { text: "a.seq > ?", params: [after ?? 0] };
  const { text, params } = join([...conditionsInOrderOfChange(filters), position], " and ");
  return steps.all<AgentRow>(`select a.* ${indexed} ${text} order by a.seq limit ?`, [...params, limit]);
}
