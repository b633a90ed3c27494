/** The operation that lists the caller's own agents. */
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
import { type AgentTables, rowsByKeys, toFullAgentResponse } from "./records.ts";

interface OwnAgents {
  owner: string;
  before: number | undefined;
  limit: number;
}

const ownAgents = queryOfGiven((_: Kysely<AgentTables>, { owner, before, limit }: OwnAgents) =>
  selectCandidates({
    from: sql`agent a`,
    where: [
      sql`a.owner_id = ${owner} and a.status <> 'tombstoned'`,
      ...(before === undefined ? [] : [sql<boolean>`a.key < ${before}`]),
    ],
    order: sql`a.key desc`,
    limit,
  }),
);

export const mine: Handlers["agents"]["mine"] = async ({ query }, { database, caller, cursors }) => {
  const name = `own agents ${caller.account}`;
  const page = openPage(cursors, { path: "/api/developers/agents", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const seq = await lastSeq(database);
  const reads = readsInTurns(database);
  const own = { owner: caller.account ?? "", before: page.after?.key };
  const found = new BoundedPage(rowsByKeys, page.readLimit); // whole rows: their owner sees suspended agents whole
  await found.add((limit) => ownAgents.all(reads, { ...own, limit }), reads);
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
