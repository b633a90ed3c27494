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
import { type ErasureRow, erasuresBefore } from "./erasure.ts";

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
    const { agent_id } = agent;
    return { status: 201, headers: noStore, body: toErasure({ ...erasure, agent_id }) };
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
  return page.end(await erasuresBefore.all(database, { before, limit: page.readLimit }));
}

type PublicRow = Pick<ErasureRow, "seq" | "imported" | "redacted_events" | "erased_at" | "finished_at">;

function toPublicErasure(row: PublicRow): Schemas["PublicErasure"] {
  const { seq, imported, redacted_events, erased_at, finished_at } = row;
  const state = finished_at === null ? "running" : "done";
  return { seq, state, imported: Boolean(imported), redacted_events, erased_at, finished_at };
}

function toErasure(
  row: PublicRow & Pick<ErasureRow, "reason" | "account_id"> & { agent_id: string },
): Schemas["Erasure"] {
  const { agent_id, reason, account_id: erased_by } = row;
  return { ...toPublicErasure(row), agent_id, reason, erased_by };
}
