/** The operation that lists the caller's own agents. */
import type { components } from "../../generated/openapi.d.ts";
import type { Handlers } from "../context.ts";
import { mapInTurns, readsInTurns } from "../database/read-turns.ts";
import { nextLink } from "../responses.ts";
import { BoundedPage, bodyOf } from "./bounded-page.ts";
import { positionAfter } from "./pages.ts";
import { lastSeq, toFullAgentResponse } from "./records.ts";
import { foreignCursor } from "./rejections.ts";
import { join } from "./search/engine.ts";

const noStore = { "Cache-Control": "no-store" };

export const mine: Handlers["agents"]["mine"] = async ({ query }, { database, caller, cursors }) => {
  const { limit, cursor } = query;
  const scope = `own agents ${caller.account}`;
  const after = cursor === undefined ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && !after) return foreignCursor();
  const seq = await lastSeq(database);
  const own = { text: "a.owner_id = ? and a.status <> 'tombstoned'", params: [caller.account ?? ""] };
  const page = new BoundedPage(limit + 1);
  const where = join([own, ...positionAfter("a.key", true, after && Number(after[0]))], " and ");
  await page.add(readsInTurns(database), { from: "agent a", where, order: "a.key", descending: true });
  const { shown, last } = page.end(limit);
  const next_cursor = last ? cursors.write(scope, [last.key]) : null;
  const agents = await mapInTurns(shown, (row) => JSON.stringify(toFullAgentResponse(row)));
  return {
    status: 200,
    headers: { ...noStore, ...nextLink("/api/developers/agents", query, next_cursor) },
    body: bodyOf<components["schemas"]["AgentPage"]>(agents, {
      count: agents.length,
      next_cursor,
      as_of_seq: seq,
    }),
  };
};
