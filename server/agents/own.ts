/** The agents of whoever is signed in. */

import type { Handlers } from "../context.ts";
import { nextLink } from "../responses.ts";
import { presentEach } from "./pages.ts";
import { lastSeq, pageRows, presentInFull } from "./records.ts";
import { foreignCursor } from "./refusals.ts";

const noStore = { "Cache-Control": "no-store" };

export const mine: Handlers["agents"]["mine"] = async ({ query }, { database, caller, cursors }) => {
  const { limit, cursor } = query;
  const scope = `own agents ${caller.account}`;
  const after = cursor === undefined ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && !after) return foreignCursor();
  const seq = await lastSeq(database);
  const own = { text: "a.owner_id = ? and a.status <> 'tombstoned'", params: [caller.account ?? ""] };
  const order = { column: "key" as const, descending: true };
  const rows = await pageRows(database, [own], order, after && Number(after[0]), limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next_cursor = last ? cursors.write(scope, [last.key]) : null;
  const agents = await presentEach(shown, presentInFull);
  return {
    status: 200,
    headers: { ...noStore, ...nextLink("/api/developers/agents", query, next_cursor) },
    body: { agents, count: agents.length, next_cursor, as_of_seq: seq },
  };
};
