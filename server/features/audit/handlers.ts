/** The operations that read the security log. */

import type { components } from "../../../generated/openapi.d.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore } from "../../core/http/responses.ts";
import { openPage, type PageQuery } from "../../core/paging/paging.ts";
import { instantOf } from "../../core/time/instants.ts";
import type { Context, Handlers } from "../../feature.ts";
import { type SecurityAction, SecurityEvent } from "../../registry/security-log/security-event.ts";

export const list: Handlers["audit"]["list"] = async ({ query }, context) => {
  const account = context.caller.account ?? "";
  const page = await readPage(context, query, { path: "/api/account/security-log", account });
  if ("problem" in page) return page;
  const { rows, ...rest } = page;
  return withBody(rest, rows.map(withoutOthers));
};

export const adminList: Handlers["audit"]["adminList"] = async ({ query }, context) => {
  const which = { path: "/api/admin/security-log", account: query.account_id };
  const page = await readPage(context, query, which);
  if ("problem" in page) return page;
  const { rows, ...rest } = page;
  return withBody(rest, rows);
};

/** The filters and the page that a caller asks for. */
interface LogQuery extends PageQuery {
  action?: SecurityAction[] | undefined;
  since?: string | undefined;
}

async function readPage(
  { database, cursors }: Context,
  query: LogQuery,
  { path, account }: { path: string; account: string | undefined },
) {
  const { action: actions } = query;
  const since = query.since === undefined ? undefined : instantOf(query.since);
  const name = `security log ${JSON.stringify([path, account, actions, since])}`;
  const page = openPage(cursors, { path, name, order: { at: String, key: Number } }, query);
  if ("problem" in page) return page;
  const { after, readLimit: limit } = page;
  const where = {
    ...(account !== undefined && { account_id: account }),
    ...(actions && { action: { $in: actions } }),
    $and: [
      since === undefined ? {} : { at: { $gte: since } },
      after ? { at: { $lte: after.at }, $or: [{ at: { $lt: after.at } }, { key: { $lt: after.key } }] } : {},
    ],
  };
  const newest = { orderBy: { at: "desc", key: "desc" }, limit } as const;
  const read = await readsInTurns(database).em().find(SecurityEvent, where, newest);
  return page.end(read);
}

/** An entry for the account that it is about: where others were when they acted is not its business. */
function withoutOthers(row: SecurityEvent): SecurityEvent {
  const isOwn = row.actor_id === null || row.actor_id === row.account_id;
  return isOwn ? row : { ...row, key_id: null, address: null, browser: null };
}

type Page = { next_cursor: string | null; link: { Link?: string } };

function withBody({ next_cursor, link }: Page, rows: readonly SecurityEvent[]) {
  return {
    status: 200 as const,
    headers: { ...noStore, ...link },
    body: { entries: rows.map(toResponse), count: rows.length, next_cursor },
  };
}

function toResponse({ key, ...row }: SecurityEvent): components["schemas"]["SecurityLogEntry"] {
  return { id: `log_${key}`, ...row };
}
