/** Lists agents by the account that owns them: the operation for their owner, and the query for the operator's. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../generated/openapi.d.ts";
import type { Handlers } from "../context.ts";
import { lastSeq } from "../database/journal.ts";
import { readsInTurns } from "../database/read-turns.ts";
import { queryOfGiven } from "../database/statement.ts";
import { openPage } from "../paging.ts";
import { noStore } from "../responses.ts";
import { mapInTurns } from "../turns.ts";
import { BoundedPage, bodyOf, selectCandidates } from "./bounded-page.ts";
import type { AgentStatus } from "./description.ts";
import { signature } from "./filters.ts";
import { type AgentTables, rowsByKeys, toFullAgentResponse } from "./records.ts";

/** Which agents. The account or the ids are given: otherwise all agents would be read. */
interface OwnedAgents {
  owner: string | undefined;
  ids: readonly string[] | undefined;
  statuses: readonly AgentStatus[];
  before: number | undefined;
  limit: number;
}

/** The statuses of agents that are not deleted. */
export const livingStatuses: readonly AgentStatus[] = ["active", "deprecated", "suspended"];

/** Finds agents by their account or their ids, newest first. */
export const ownedAgents = queryOfGiven(
  (_: Kysely<AgentTables>, { owner, ids, statuses, before, limit }: OwnedAgents, dialect) =>
    selectCandidates({
      from: sql`agent a`,
      where: [
        dialect.isAmong(sql`a.status`, statuses),
        ...(owner === undefined ? [] : [sql<boolean>`a.owner_id = ${owner}`]),
        ...(ids === undefined ? [] : [dialect.isAmong(sql`a.agent_id`, ids)]),
        ...(before === undefined ? [] : [sql<boolean>`a.key < ${before}`]),
      ],
      order: sql`a.key desc`,
      limit,
    }),
);

export const mine: Handlers["agents"]["mine"] = async ({ query }, { database, caller, cursors }) => {
  const { agent_id: ids } = query;
  const name = signature(`own agents ${caller.account}`, { ids });
  const page = openPage(cursors, { path: "/api/developers/agents", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const seq = await lastSeq(database);
  const reads = readsInTurns(database);
  const own = { owner: caller.account ?? "", ids, statuses: livingStatuses, before: page.after?.key };
  const found = new BoundedPage(rowsByKeys, page.readLimit); // whole rows: their owner sees suspended agents whole
  await found.add((limit) => ownedAgents.all(reads, { ...own, limit }), reads);
  const { shown, last } = found.end(page.limit);
  const { next_cursor, link } = page.next(last);
  const agents = await mapInTurns(shown, (row) => JSON.stringify(toFullAgentResponse(row)));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: bodyOf<components["schemas"]["AgentPage"]>(agents, {
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    }),
  };
};
