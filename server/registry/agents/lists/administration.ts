/** Administration of agents by the owner of the node. */
import type { components } from "../../../../generated/openapi.d.ts";
import { readsInTurns } from "../../../core/database/read-turns.ts";
import { noStore } from "../../../core/http/responses.ts";
import { lastSeq } from "../../../core/journal/journal.ts";
import { openPage, signature } from "../../../core/paging/paging.ts";
import { mapInTurns } from "../../../core/time/turns.ts";
import type { Handlers } from "../parts.ts";
import { type AgentRow, rowsByKeys, toFullAgentResponse } from "../record/records.ts";
import { BoundedPage, bodyOf } from "./bounded-page.ts";
import { livingStatuses, ownedAgents } from "./own.ts";
import { findPage } from "./pages.ts";

type OwnedAgent = components["schemas"]["OwnedAgent"];

export const adminList: Handlers["agents"]["adminList"] = async ({ query }, { database, cursors }) => {
  const { account_id: owner, agent_id: ids, status } = query;
  const statuses = status ?? livingStatuses;
  const name = signature("all agents", { owner, ids, statuses });
  const page = openPage(cursors, { path: "/api/admin/agents", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const seq = await lastSeq(database);
  const before = page.after?.key;
  const found = new BoundedPage(rowsByKeys, page.readLimit); // whole rows: the operator sees suspended agents whole
  if (owner === undefined && ids === undefined) {
    await findPage(database, { status: [...statuses] }, before, found);
  } else {
    const reads = readsInTurns(database);
    await found.add((limit) => ownedAgents.all(reads, { owner, ids, statuses, before, limit }), reads);
  }
  const { shown, last } = found.end(page.limit);
  const { next_cursor, link } = page.next(last);
  const agents = await mapInTurns(shown, (row) => JSON.stringify(toOwnedAgent(row)));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: bodyOf<components["schemas"]["OwnedAgentPage"]>(agents, {
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    }),
  };
};

function toOwnedAgent(row: AgentRow): OwnedAgent {
  return { ...toFullAgentResponse(row), account_id: row.owner_id };
}
