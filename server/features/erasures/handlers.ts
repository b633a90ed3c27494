/** The operations on erasures. */
import type { components } from "../../../generated/openapi.d.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { openPage, type PageQuery } from "../../core/paging/paging.ts";
import type { Context, Handlers } from "../../feature.ts";
import { findAgent } from "../../registry/agents/record/agent-store.ts";
import { movedProblem } from "../../registry/agents/record/former-ids.ts";
import { notFound } from "../../registry/agents/record/rejections.ts";
import { recordSecurity } from "../../registry/security-log/record.ts";
import { beginErasure } from "./erase-agent.ts";
import { Erasure } from "./erasure.ts";

type Schemas = components["schemas"];

export const create: Handlers["erasures"]["create"] = async ({ body }, context) => {
  const { database, caller } = context;
  return database.transaction(async (tx) => {
    const agent = await findAgent(tx, body.agent_id);
    if (!agent) return notFound(body.agent_id);
    const moved = await movedProblem(tx, agent);
    if (moved) return moved;
    if (agent.erased_by != null) {
      const detail = `${agent.agent_id} is erased already.`;
      return rejectWith(409, "agent_already_erased", detail);
    }
    const cause = { imported: false, reason: body.reason.toWellFormed(), account: caller.account };
    const erasure = await beginErasure(tx, agent, cause);
    const erased = { account: agent.owner_id ?? null, subject: agent.agent_id };
    await recordSecurity(tx, context, tx.now, { action: "agent_erased", ...erased });
    return { status: 201, headers: noStore, body: toErasure(erasure) };
  });
};

export const adminList: Handlers["erasures"]["adminList"] = async ({ query }, context) => {
  const page = await readPage(context, query, "/api/admin/erasures");
  if ("problem" in page) return page;
  const { rows, next_cursor, link } = page;
  const body = { erasures: rows.map(toErasure), count: rows.length, next_cursor };
  return { status: 200, headers: { ...noStore, ...link }, body };
};

export const list: Handlers["erasures"]["list"] = async ({ query }, context) => {
  const page = await readPage(context, query, "/erasures");
  if ("problem" in page) return page;
  const { rows, next_cursor, link } = page;
  const body = { erasures: rows.map(toPublicErasure), count: rows.length, next_cursor };
  return { status: 200, headers: { ...noStore, ...link }, body };
};

async function readPage({ database, cursors }: Context, query: PageQuery, path: string) {
  const page = openPage(cursors, { path, name: `erasures ${path}`, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const before = page.after?.key ?? Number.MAX_SAFE_INTEGER;
  const where = { key: { $lt: before }, agent_id: { $ne: null } }; // not of agents that are gone
  const bounds = { orderBy: { key: "desc" }, limit: page.readLimit } as const;
  return page.end(await database.em().find(Erasure, where, bounds));
}

function toPublicErasure(erasure: Erasure): Schemas["PublicErasure"] {
  const { seq, imported, redacted_events, erased_at, finished_at } = erasure;
  const state = finished_at === null ? "running" : "done";
  return { seq, state, imported, redacted_events, erased_at, finished_at };
}

function toErasure(erasure: Erasure): Schemas["Erasure"] {
  const { agent_id, reason, account_id: erased_by } = erasure;
  return { ...toPublicErasure(erasure), agent_id, reason, erased_by };
}
