/** Handlers of the operations on reputations. */

import type { components } from "../../../generated/openapi.d.ts";
import { StaticBody } from "../../../generated/routes.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { contentTag, rejectWith, revalidated } from "../../core/http/responses.ts";
import { openPage } from "../../core/paging/paging.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { mapInTurns } from "../../core/time/turns.ts";
import type { Context, Handlers } from "../../feature.ts";
import { youngUntil } from "../../registry/accounts/account-age.ts";
import { accountById } from "../../registry/accounts/accounts.ts";
import { goneError, redirectQuery } from "../../registry/agents/record/former-ids.ts";
import { type AgentRow, findRow } from "../../registry/agents/record/records.ts";
import { notFound } from "../../registry/agents/record/rejections.ts";
import { countsOf, dayOf, decayed, none, withReport } from "./counts.ts";
import { recompute } from "./recompute.ts";
import {
  emptyReputation,
  findRated,
  findReputation,
  parseSnapshot,
  type Rated,
  ratedBefore,
} from "./records.ts";
import { findReporter, type ReporterRow, saveReporter } from "./reporters.ts";

type Schemas = components["schemas"];

/** The minimum time between two reports of an account about an agent that count. */
const minReportIntervalMs = 60_000;

const allRated = { path: "/reputation", name: "reputation", order: { key: Number } };

export const get: Handlers["reputation"]["get"] = async (
  { query, headers, search },
  { database, cursors, pages },
) => {
  const { agent_id, limit } = query;
  const page = openPage(cursors, allRated, agent_id ? { limit } : query); // named agents are one page
  if ("problem" in page) return page;
  const ids = agent_id && [...new Set(agent_id)];
  // No sequence number covers all scores: small changes have no event.
  const state = await database.version();
  const { body, etag, link, missing } = await pages.get(
    JSON.stringify(["reputation", query]),
    state,
    async () => {
      const reads = readsInTurns(database);
      const { rows, next_cursor, link } = ids
        ? { rows: inRequestedOrder(await findRated(reads, ids), ids), ...page.next(undefined) }
        : page.end(await ratedBefore(reads, page.after?.key, page.readLimit));
      const known = new Set(rows.map((each) => each.agent_id));
      const found: Schemas["ReputationPage"] = {
        reputations: await mapInTurns(rows, toReputationResponse),
        missing: (ids ?? []).filter((id) => !known.has(id)),
        count: rows.length,
        next_cursor,
      };
      const text = JSON.stringify(found);
      const body = new StaticBody<Schemas["ReputationPage"]>(text);
      return { body, etag: contentTag(text), link, missing: found.missing };
    },
  );
  const moved = await redirectQuery(database, missing, "/reputation", search);
  if (moved) return moved;
  return revalidated(headers, etag, body, link);
};

export const report: Handlers["reputation"]["report"] = async ({ body }, { database, caller, clock }) => {
  const account = accountOf(caller);
  // Checked before the transaction, so that a flood of reports does not block writers.
  const early = await checkReport(database, body.agent_id, account, clock().toISOString());
  if (early.rejection) return early.rejection;
  if (early.next !== null)
    return reportResponse(early.agent, false, early.next, await summaryOf(database, early.agent));

  return database.transaction(async (tx) => {
    const { rejection, agent, next, reporter } = await checkReport(tx, body.agent_id, account, tx.now);
    if (rejection) return rejection;
    if (next !== null) return reportResponse(agent, false, next, await summaryOf(tx, agent));
    const day = dayOf(tx.now);
    const previous = reporter ? decayed(countsOf(reporter), reporter.day, day) : none;
    const before = reporter?.counted ? previous : none; // reports of an account that was just enabled again do not count yet
    const updated = withReport(previous, body);
    await saveReporter(tx, agent.key, account, { ...updated, day });
    const reputation = await recompute(tx, agent, {
      before,
      after: updated,
      reporters: reporter?.counted ? 0 : 1,
    });
    if (!reputation) throw new Error("The agent has a report but no reputation");
    return reportResponse(agent, true, after(tx.now), { score: reputation.score, grade: reputation.grade });
  });
};

/**
 * Checks whether a report is permitted and counts. `next` is the time from which a report counts; null for now. Reports of
 * young accounts are not stored. Otherwise the reports of many accounts created on one day would all count a day later.
 */
async function checkReport(rows: Rows & Managed, agentId: string, account: string, now: string) {
  const agent = await findRow(rows, agentId);
  if (!agent) return { rejection: notFound(agentId) };
  if (agent.status === "tombstoned") return { rejection: await goneError(rows, agent) };
  if (agent.owner_id === account) {
    const detail = `${agentId} is an agent of your own account: only reports of other accounts count.`;
    return { rejection: rejectWith(403, "own_agent_report", detail) };
  }
  const reporter: ReporterRow | undefined = await findReporter(rows, agent.key, account);
  const by = await accountById(rows, account);
  if (!by) throw new Error("The caller's account does not exist");
  // If the last report is later than a minute from now, the clock was set back: ignore it.
  const counted = reporter && after(reporter.counted_at);
  if (by.disabled_at !== null) {
    return {
      rejection: rejectWith(403, "account_disabled", "The operator of this node disabled this account."),
    };
  }
  const waits = [youngUntil(by.created_at), ...(counted && counted <= after(now) ? [counted] : [])];
  const next = waits.sort().at(-1) ?? now;
  return { agent, reporter, next: next > now ? next : null };
}

function after(instant: string): string {
  return new Date(Date.parse(instant) + minReportIntervalMs).toISOString();
}

async function summaryOf(rows: Rows, agent: AgentRow) {
  const stored = await findReputation(rows, agent.key);
  const { score, grade } = stored ? parseSnapshot(stored) : emptyReputation(agent);
  return { score, grade };
}

function reportResponse(
  { agent_id }: AgentRow,
  counted: boolean,
  next_counted_at: string,
  reputation: Awaited<ReturnType<typeof summaryOf>>,
) {
  return {
    status: 200 as const,
    headers: { "Cache-Control": "no-store" },
    body: { agent_id, counted, next_counted_at, reputation },
  };
}

function toReputationResponse({ document, ...agent }: Rated) {
  return document === null ? emptyReputation(agent) : parseSnapshot({ document });
}

function inRequestedOrder(found: Rated[], ids: string[]): Rated[] {
  const byId = new Map(found.map((each) => [each.agent_id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function accountOf({ account }: Context["caller"]): string {
  if (account === null) throw new Error("Reports require a credential");
  return account;
}
