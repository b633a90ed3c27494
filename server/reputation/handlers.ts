/** The operations on reputations. */
import { hash } from "node:crypto";
import { countsOf, dayOf, decayed, none, withReport } from "../../reputation/counts.ts";
import { youngUntil } from "../accounts/account-age.ts";
import { accountById } from "../accounts/accounts.ts";
import { type AgentRow, findRow } from "../agents/records.ts";
import { notFound, tombstoned } from "../agents/refusals.ts";
import { cacheHeaders, callerHas, etagOf, invalidCursor, nextLink, refuse } from "../answers.ts";
import type { Context, Handlers } from "../context.ts";
import type { Rows } from "../database/database.ts";
import { recompute } from "./changes.ts";
import { blank, findRated, findReputation, parseSnapshot, type Rated, ratedBefore } from "./records.ts";
import { findReporter, type ReporterRow, saveReporter } from "./reporters.ts";

/** How long a report of an account about an agent is the only one that counts, in milliseconds. */
const spell = 60_000;

const scope = "reputation";

export const get: Handlers["reputation"]["get"] = async ({ query, headers }, { database, cursors }) => {
  const { agent_id, limit, cursor } = query;
  const after = cursor === undefined || agent_id ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && !agent_id && !after) return invalidCursor();
  const ids = agent_id && [...new Set(agent_id)];
  const found = ids
    ? sorted(await findRated(database, ids), ids)
    : await ratedBefore(database, after && Number(after[0]), limit + 1);
  const shown = ids ? found : found.slice(0, limit);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  const known = new Set(shown.map((each) => each.agent_id));
  const next_cursor = last ? cursors.write(scope, [last.key]) : null;
  const body = {
    reputations: shown.map(present),
    missing: (ids ?? []).filter((id) => !known.has(id)),
    ...{ count: shown.length, next_cursor },
  };
  const etag = etagOf(hash("sha256", JSON.stringify(body), "base64url").slice(0, 22));
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return {
    status: 200,
    headers: { ...cacheHeaders(etag), ...nextLink("/reputation", query, next_cursor) },
    body,
  };
};

export const report: Handlers["reputation"]["report"] = async ({ body }, { database, caller, clock }) => {
  const account = accountOf(caller);
  // Most reports of a flood end here, without keeping writers waiting.
  const early = await weigh(database, body.agent_id, account, clock().toISOString());
  if (early.refusal) return early.refusal;
  if (early.next !== null)
    return receipt(early.agent, false, early.next, await summaryOf(database, early.agent));

  return database.transaction(async (tx) => {
    const { refusal, agent, next, reporter } = await weigh(tx, body.agent_id, account, tx.now);
    if (refusal) return refusal;
    if (next !== null) return receipt(agent, false, next, await summaryOf(tx, agent));
    const day = dayOf(tx.now);
    const said = reporter ? decayed(countsOf(reporter), reporter.day, day) : none;
    const before = reporter?.counted ? said : none; // of an account that was enabled again just now, nothing counts yet
    const grown = withReport(said, body);
    await saveReporter(tx, agent.key, account, { ...grown, day });
    const made = await recompute(tx, agent, { before, after: grown, reporters: reporter?.counted ? 0 : 1 });
    if (!made) throw new Error("A report is known of the agent, and nothing came of it");
    return receipt(agent, true, after(tx.now), { score: made.score, grade: made.grade });
  });
};

/**
 * Whether a report may be made, and whether it counts: `next` is when one would, null for now. Reports of a young account
 * are not kept, so they do not begin to count when it has grown older: what many accounts of one day said together would
 * only come a day later.
 */
async function weigh(rows: Rows, agentId: string, account: string, now: string) {
  const agent = await findRow(rows, agentId);
  if (!agent) return { refusal: notFound(agentId) };
  if (agent.status === "tombstoned") return { refusal: tombstoned(agent) };
  if (agent.owner_id === account) {
    const detail = `${agentId} is an agent of your own account: only what others say of it counts.`;
    return { refusal: refuse(403, "own_agent_report", detail) };
  }
  const reporter: ReporterRow | undefined = await findReporter(rows, agent.key, account);
  const by = await accountById(rows, account);
  if (!by) throw new Error("An account is gone whose credential was admitted");
  // A report of a later time than a minute from now was counted before the clock was set back.
  const counted = reporter && after(reporter.counted_at);
  if (by.disabled_at !== null) {
    return { refusal: refuse(403, "account_disabled", "The operator of this node disabled this account.") };
  }
  const waits = [youngUntil(by.created_at), ...(counted && counted <= after(now) ? [counted] : [])];
  const next = waits.sort().at(-1) ?? now;
  return { agent, reporter, next: next > now ? next : null };
}

function after(instant: string): string {
  return new Date(Date.parse(instant) + spell).toISOString();
}

async function summaryOf(rows: Rows, agent: AgentRow) {
  const kept = await findReputation(rows, agent.key);
  const { score, grade } = kept ? parseSnapshot(kept) : blank(agent);
  return { score, grade };
}

function receipt(
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

function present({ document, ...agent }: Rated) {
  return document === null ? blank(agent) : parseSnapshot({ document });
}

function sorted(found: Rated[], ids: string[]): Rated[] {
  const byId = new Map(found.map((each) => [each.agent_id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function accountOf({ account }: Context["caller"]): string {
  if (account === null) throw new Error("Reports have an author, so a credential is asked for");
  return account;
}
