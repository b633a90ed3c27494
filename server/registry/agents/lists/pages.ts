/** Finds pages of agents. On SQLite in steps, so that filters with few matches do not block other requests. */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../core/database/database.ts";
import { readsInTurns } from "../../../core/database/read-turns.ts";
import { windowRows } from "../../../core/database/windows.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { queryOfGiven, statement } from "../../../core/sql/statement.ts";
import { type AgentTables, newestKey } from "../record/records.ts";
import type { StoredRecord } from "../record/stored-records.ts";
import { type BoundedPage, selectCandidates } from "./bounded-page.ts";
import {
  all,
  type Condition,
  conditions,
  conditionsInOrderOfChange,
  type Filters,
  type FilterValues,
  followsChanges,
  valuesOf,
  type Window,
} from "./filters.ts";

/** How many agents one statement of SQLite scans. */
export const windowAgents = 4_096;

/** Up to how many agents changed since a time are found by the index of that time. */
const fewAgents = 1_000;

type Db = Kysely<AgentTables>;

interface PageValues extends FilterValues {
  limit: number;
}

/** The values of a page after a position; undefined for the first page. */
interface PageAfter extends PageValues {
  after: number | undefined;
}

const agents = sql`agent a`;

// Statements, because lists run them.
const newestOnServer = queryOfGiven((_: Db, { after, limit, ...filters }: PageAfter, dialect) =>
  selectCandidates({
    from: agents,
    where: [
      ...conditions(filters, dialect),
      ...(after === undefined ? [] : [sql<boolean>`a.key < ${after}`]),
    ],
    order: sql`a.key desc`,
    limit,
  }),
);

const changedOnServer = queryOfGiven((_: Db, { after, limit, ...filters }: PageAfter, dialect) =>
  selectCandidates({
    from: agents,
    where: [
      ...conditions(filters, dialect),
      ...(after === undefined ? [] : [sql<boolean>`a.seq > ${after}`]),
    ],
    order: sql`a.seq`,
    limit,
  }),
);

const newestInWindow = queryOfGiven((_: Db, { from, to, limit, ...filters }: PageValues & Window, dialect) =>
  selectCandidates({
    from: agents,
    where: [...conditions(filters, dialect, { from, to }), sql`a.key >= ${from} and a.key < ${to}`],
    order: sql`a.key desc`,
    limit,
  }),
);

/** Agents in the order of their changes, on SQLite. */
interface Changed extends PageValues {
  after: number;
  /** The last number to read; undefined for all. */
  upTo: number | undefined;
  /** The only source, if there is one: its index has the order of changes too. */
  onlySource: string | undefined;
}

type Walk = Pick<Changed, "after" | "onlySource">;

function walked({ onlySource }: Walk): RawBuilder<unknown> {
  return onlySource === undefined
    ? sql`agent a indexed by agent_by_seq`
    : sql`agent a indexed by agent_by_source`;
}

function rest({ after, onlySource }: Walk): Condition {
  return all(onlySource === undefined ? undefined : sql`a.source = ${onlySource}`, sql`a.seq > ${after}`);
}

const windowEnd = queryOfGiven(
  (_: Db, walk: Walk) =>
    sql<{ position: number }>`select a.seq as position from ${walked(walk)} where ${rest(walk)}
      order by a.seq limit 1 offset ${windowRows - 1}`,
);

const changedInWindow = queryOfGiven(
  (_: Db, { after, upTo, onlySource, limit, ...filters }: Changed, dialect) =>
    selectCandidates({
      from: walked({ after, onlySource }),
      where: [
        rest({ after, onlySource }),
        ...(upTo === undefined ? [] : [sql<boolean>`a.seq <= ${upTo}`]),
        ...conditionsInOrderOfChange(filters, dialect),
      ],
      order: sql`a.seq`,
      limit,
    }),
);

const countLately = statement(
  (_: Db, { updated_since }: { updated_since: string }) =>
    sql<{ count: number }>`select count(*) as count from (
      select 1 from agent a indexed by agent_by_update where a.updated_at >= ${updated_since} limit ${fewAgents + 1})`,
);

const changedLately = queryOfGiven(
  (_: Db, { after, limit, ...filters }: PageValues & { after: number }, dialect) =>
    selectCandidates({
      from: sql`agent a indexed by agent_by_update`,
      where: [...conditionsInOrderOfChange(filters, dialect), sql<boolean>`a.seq > ${after}`],
      order: sql`a.seq`,
      limit,
    }),
);

/** The order of a page: newest first, or by change. */
export function orderOf(filters: Filters): { column: "key" | "seq" } {
  return { column: followsChanges(filters) ? "seq" : "key" };
}

/** Fills a page with agents that match the filters, after a position. */
export async function findPage(
  database: Database,
  filters: Filters,
  after: number | undefined,
  page: BoundedPage<StoredRecord>,
): Promise<void> {
  const reads = readsInTurns(database);
  const values = valuesOf(filters);
  const isByChange = followsChanges(filters);
  if (database.engine === "postgres") {
    const query = isByChange ? changedOnServer : newestOnServer;
    await page.add((limit) => query.all(reads, { ...values, after, limit }), reads);
    return;
  }
  return isByChange
    ? inOrderOfChange(reads, values, after ?? 0, page)
    : newestFirst(reads, values, after, page);
}

async function newestFirst(
  reads: Rows,
  values: FilterValues,
  after: number | undefined,
  page: BoundedPage<StoredRecord>,
): Promise<void> {
  let to = after ?? (await newestKey(reads)) + 1;
  while (to > 0 && page.hasRoom) {
    const window = { from: Math.max(0, to - windowAgents), to };
    await page.add((limit) => newestInWindow.all(reads, { ...values, ...window, limit }), reads);
    to = window.from;
  }
}

async function inOrderOfChange(
  reads: Rows,
  values: FilterValues,
  after: number,
  page: BoundedPage<StoredRecord>,
): Promise<void> {
  if (await wereFewChanged(reads, values)) {
    await page.add((limit) => changedLately.all(reads, { ...values, after, limit }), reads);
    return;
  }
  const { source, ...others } = values;
  const [onlySource] = source?.length === 1 ? source : [];
  const wanted = onlySource === undefined ? values : { ...others, source: undefined };
  let start: number | undefined = Math.max(after, values.after_seq ?? 0);
  while (start !== undefined && page.hasRoom) {
    const walk: Walk = { after: start, onlySource };
    const upTo: number | undefined = (await windowEnd.get(reads, walk))?.position;
    await page.add((limit) => changedInWindow.all(reads, { ...wanted, ...walk, upTo, limit }), reads);
    start = upTo;
  }
}

/** Whether only a few agents changed since the requested time. */
async function wereFewChanged(reads: Rows, { updated_since }: FilterValues): Promise<boolean> {
  if (updated_since === undefined) return false;
  const counted = await countLately.get(reads, { updated_since });
  return counted !== undefined && counted.count <= fewAgents;
}
