/** Reputations of a fake registry. */
import { countsOf, dayOf, decayed, none, withReport } from "../../../reputation/counts.ts";
import { youngUntil } from "../../../server/accounts/account-age.ts";
import { notFound, tombstoned } from "../../../server/agents/rejections.ts";
import { cacheHeaders, etagOf, matchesIfNoneMatch, rejectWith } from "../../../server/responses.ts";
import { callerOf } from "../accounts/account.ts";
import { digestOf } from "../bytes.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";
import { blank, recompute } from "./changes.ts";

/** The interval in which only one report per account and agent counts, in milliseconds. */
const spell = 60_000;

export const get: Handlers["reputation"]["get"] = async ({ query, headers }, { state }) => {
  const ids = query.agent_id && [...new Set(query.agent_id)];
  const requested = ids?.flatMap((id) => living(state, id));
  const rated = [...state.reputations.keys()].flatMap((id) => living(state, id));
  const page = requested
    ? { items: requested, next_cursor: null, headers: {} }
    : pageOf(rated, "/reputation", query, ({ key }) => key);
  if ("problem" in page) return page;
  const known = new Set(page.items.map(({ agent_id }) => agent_id));
  const body = {
    reputations: page.items.map((agent) => snapshotOf(state, agent)),
    missing: (ids ?? []).filter((id) => !known.has(id)),
    count: page.items.length,
    next_cursor: page.next_cursor,
  };
  const etag = etagOf(digestOf(JSON.stringify(body)).slice("sha256:".length, 29));
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: { ...cacheHeaders(etag), ...page.headers }, body };
};

export const report: Handlers["reputation"]["report"] = async ({ body }, { state, caller }) => {
  const account = caller.account ?? ""; // the contract requires a credential
  const agent = state.agents.get(body.agent_id);
  if (!agent) return notFound(body.agent_id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  if (agent.owner_id === account) {
    const detail = `${agent.agent_id} is an agent of your own account: only what others say of it counts.`;
    return rejectWith(403, "own_agent_report", detail);
  }
  const reporters = state.reporters.get(agent.agent_id) ?? new Map();
  state.reporters.set(agent.agent_id, reporters);
  const known = reporters.get(account);
  const now = state.now();
  const waits = [
    youngUntil(callerOf({ state, caller }).created_at),
    ...(known ? [after(known.counted_at)] : []),
  ];
  const next = waits.sort().at(-1) ?? now;
  const counted = next <= now;
  if (counted) {
    const day = dayOf(now);
    const before = known ? decayed(countsOf(known), known.day, day) : none;
    const grown = withReport(before, body);
    reporters.set(account, { ...grown, day, counted_at: now });
    recompute(state, agent, { before, after: grown, newcomer: !known });
  }
  const { score, grade } = snapshotOf(state, agent);
  const next_counted_at = counted ? after(now) : next;
  const { agent_id } = agent;
  return {
    status: 200,
    headers: noStore,
    body: { agent_id, counted, next_counted_at, reputation: { score, grade } },
  };
};

function living({ agents }: State, id: string): Agent[] {
  const agent = agents.get(id);
  return agent && agent.status !== "tombstoned" ? [agent] : [];
}

function snapshotOf({ reputations }: State, agent: Agent) {
  return reputations.get(agent.agent_id)?.snapshot ?? blank(agent);
}

function after(instant: string): string {
  return new Date(Date.parse(instant) + spell).toISOString();
}
