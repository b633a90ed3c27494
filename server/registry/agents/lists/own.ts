/** Lists agents by the account that owns them: the operation for their owner, and the query for the operator's. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../../generated/openapi.d.ts";
import { readsInTurns } from "../../../core/database/read-turns.ts";
import { noStore } from "../../../core/http/responses.ts";
import { lastSeq } from "../../../core/journal/journal.ts";
import { openPage, signature } from "../../../core/paging/paging.ts";
import { matchesOne, patternsOf, type TextPatterns } from "../../../core/sql/contains.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { type Dialect, queryOfGiven } from "../../../core/sql/statement.ts";
import { mapInTurns } from "../../../core/time/turns.ts";
import type { Handlers } from "../parts.ts";
import type { AgentStatus } from "../record/description.ts";
import { type AgentTables, rowsByKeys, toFullAgentResponse } from "../record/records.ts";
import { BoundedPage, bodyOf, selectCandidates } from "./bounded-page.ts";
import { all, type Condition } from "./filters.ts";
import { countedAgents, type Total } from "./totals.ts";

/** Which agents. The account or the ids are given: otherwise all agents would be read. The patterns are of ids, names and URLs. */
interface OwnedAgents extends Partial<TextPatterns> {
  owner: string | undefined;
  ids: readonly string[] | undefined;
  statuses: readonly AgentStatus[];
}

/** The statuses of agents that are not deleted. */
export const livingStatuses: readonly AgentStatus[] = ["active", "deprecated", "suspended"];

const searched = ["a.agent_id", "a.name", "a.agent_url"];

function conditions(which: OwnedAgents, dialect: Dialect): Condition[] {
  const { owner, ids, statuses, asciiPattern, lowerPattern } = which;
  return [
    dialect.isAmong(sql`a.status`, statuses),
    ...(owner === undefined ? [] : [sql<boolean>`a.owner_id = ${owner}`]),
    ...(ids === undefined ? [] : [dialect.isAmong(sql`a.agent_id`, ids)]),
    ...(asciiPattern === undefined || lowerPattern === undefined
      ? []
      : [matchesOne(searched, { asciiPattern, lowerPattern })]),
  ];
}

/** The values of a page. */
interface OwnedPage extends OwnedAgents {
  before: number | undefined;
  limit: number;
}

// Statements, because lists run them.
/** Finds agents by their account or their ids, newest first. */
export const ownedAgents = queryOfGiven(
  (_: Kysely<AgentTables>, { before, limit, ...which }: OwnedPage, dialect) =>
    selectCandidates({
      from: sql`agent a`,
      where: [
        ...conditions(which, dialect),
        ...(before === undefined ? [] : [sql<boolean>`a.key < ${before}`]),
      ],
      order: sql`a.key desc`,
      limit,
    }),
);

const ownedCount = queryOfGiven(
  (_: Kysely<AgentTables>, { most, ...which }: OwnedAgents & { most: number }, dialect) =>
    sql<{ count: number }>`select count(*) as count
      from (select 1 from agent a where ${all(...conditions(which, dialect))} limit ${most}) as counted`,
);

/** Counts agents of an account up to a limit: its index has the agents of an account. */
export async function countOwned(reads: Rows, which: OwnedAgents): Promise<Total> {
  const count = Number((await ownedCount.get(reads, { ...which, most: countedAgents + 1 }))?.count ?? 0);
  return { total: Math.min(count, countedAgents), total_is_exact: count <= countedAgents };
}

export const mine: Handlers["agents"]["mine"] = async ({ query }, { database, caller, cursors }) => {
  const { agent_id: ids, status: statuses = livingStatuses, contains } = query;
  const name = signature(`own agents ${caller.account}`, { ids, statuses, contains });
  const page = openPage(cursors, { path: "/api/developers/agents", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const seq = await lastSeq(database);
  const reads = readsInTurns(database);
  const patterns = contains === undefined ? {} : patternsOf(contains);
  const own = { owner: caller.account ?? "", ids, statuses, ...patterns };
  const found = new BoundedPage(rowsByKeys, page.readLimit); // whole rows: their owner sees suspended agents whole
  await found.add((limit) => ownedAgents.all(reads, { ...own, before: page.after?.key, limit }), reads);
  const { shown, last } = found.end(page.limit);
  const total = page.after ? undefined : await countOwned(reads, own);
  const { next_cursor, link } = page.next(last);
  const agents = await mapInTurns(shown, (row) => JSON.stringify(toFullAgentResponse(row)));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: bodyOf<components["schemas"]["AgentPage"]>(agents, {
      ...total,
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    }),
  };
};
