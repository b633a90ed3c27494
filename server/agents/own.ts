/** The operation that lists the caller's own agents. */

import type { components } from "../../generated/openapi.d.ts";
import type { Handlers } from "../context.ts";
import { lastSeq } from "../database/journal.ts";
import { readsInTurns } from "../database/read-turns.ts";
import { openPage } from "../paging.ts";
import { noStore } from "../responses.ts";
import { mapInTurns } from "../turns.ts";
import { BoundedPage, bodyOf } from "./bounded-page.ts";
import { positionAfter } from "./pages.ts";
import { toFullAgentResponse } from "./records.ts";

export const mine: Handlers["agents"]["mine"] = async ({ query }, { database, caller, cursors }) => {
  const name = `own agents ${caller.account}`;
  const page = openPage(cursors, { path: "/api/developers/agents", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const seq = await lastSeq(database);
  const own = { text: "a.owner_id = ? and a.status <> 'tombstoned'", params: [caller.account ?? ""] };
  const found = new BoundedPage(page.readLimit);
  const where = [own, ...positionAfter("a.key", true, page.after?.key)];
  await found.add(readsInTurns(database), { from: "agent a", where, order: "a.key", descending: true });
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
