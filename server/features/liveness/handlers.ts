/** Handlers of the operations on liveness. */
import type { components } from "../../../generated/openapi.d.ts";
import { StaticBody } from "../../../generated/routes.ts";
import { within } from "../../core/database/within.ts";
import { contentTag, noStore, revalidated } from "../../core/http/responses.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import type { RowOf } from "../../core/sql/statement.ts";
import { changeableAgent } from "../../registry/agents/lifecycle/changeable-agent.ts";
import { redirectQuery } from "../../registry/agents/record/former-ids.ts";
import { declaredAuths } from "./declared-auth.ts";
import type { Handlers } from "./parts.ts";
import { livenessByIds } from "./probe-store.ts";
import { daysOf, latenciesOf, memoryOf } from "./prober.ts";
import { noProbes, requestOf } from "./requested-probe.ts";
import { levelNow } from "./schedule.ts";
import { choose as setChoice } from "./targets.ts";
import { dayOf, medianOf, recentDays, uptimeOf } from "./uptime.ts";

/** How long a request waits for its probe, in milliseconds. */
const maxWaitMs = 15_000;

type AgentLiveness = components["schemas"]["AgentLiveness"];

export const get: Handlers["liveness"]["get"] = async ({ query, headers, search }, { database, clock }) => {
  const ids = [...new Set(query.agent_id)];
  const found = await livenessOf(database, ids, clock());
  const missing = ids.filter((id) => !found.has(id));
  const moved = await redirectQuery(database, missing, "/liveness", search);
  if (moved) return moved;
  const liveness = ids.flatMap((id) => found.get(id) ?? []);
  const text = JSON.stringify({ liveness, missing });
  const body = new StaticBody<components["schemas"]["AgentLivenessList"]>(text);
  return revalidated(headers, contentTag(text), body);
};

export const choose: Handlers["liveness"]["choose"] = async ({ path, body }, { database, caller, clock }) =>
  database.transaction(async (tx) => {
    const agent = await changeableAgent(tx, path.id, caller);
    if ("problem" in agent) return agent;
    await setChoice(tx, agent.key, { wanted: body.probes, hides_history: body.hide_history }, clock());
    const found = (await livenessOf(tx, [agent.agent_id], clock())).get(agent.agent_id);
    if (!found) throw new Error("The agent does not exist in its own transaction");
    return { status: 200, headers: noStore, body: found };
  });

export const probe: Handlers["liveness"]["probe"] = async ({ path }, context) => {
  const { database, caller, clock, prober } = context;
  const requested = await database.transaction(async (tx) => {
    const agent = await changeableAgent(tx, path.id, caller);
    if ("problem" in agent) return agent;
    const target = prober ? await requestOf(tx, agent, clock()) : noProbes();
    return target && "problem" in target ? target : { agent_id: agent.agent_id, target };
  });
  if ("problem" in requested) return requested;
  const { agent_id, target } = requested;
  const isProbed = prober && target && (await within(prober.probeNow(target), maxWaitMs, false));
  const found = isProbed ? (await livenessOf(database, [agent_id], clock())).get(agent_id) : undefined;
  return found ? { status: 200, headers: noStore, body: found } : { status: 202, headers: noStore };
};

export const keys: Handlers["liveness"]["keys"] = async (_request, { probeSigner, clock }) => {
  const { keys, signature, signatureInput } = probeSigner.directory(clock());
  return {
    status: 200,
    headers: {
      "Cache-Control": "public, max-age=3600",
      Signature: signature,
      "Signature-Input": signatureInput,
    },
    media: "application/http-message-signatures-directory+json",
    body: JSON.stringify(keys),
  };
};

/** The liveness of agents that are not deleted, by their ids. */
async function livenessOf(
  rows: Rows & Managed,
  agentIds: readonly string[],
  now: Date,
): Promise<Map<string, AgentLiveness>> {
  const found = await livenessByIds.all(rows, { agentIds });
  const asking = found.filter(({ memory }) => memory !== null && memoryOf({ memory }).state === "auth");
  const declared = await declaredAuths(
    rows,
    asking.map(({ key }) => key),
  );
  return new Map(found.map((row) => [row.agent_id, toResponse(row, declared.get(row.key) ?? null, now)]));
}

function toResponse(row: RowOf<typeof livenessByIds>, declared: boolean | null, now: Date): AgentLiveness {
  const { agent_id, method, level: chosenLevel, memory, days, latencies, outcome, checked_at, wanted } = row;
  const history_hidden = Boolean(row.hides_history);
  if (
    chosenLevel === null ||
    chosenLevel === "none" ||
    memory === null ||
    days === null ||
    latencies === null
  )
    return { agent_id, ...unprobedLiveness, choice: wanted, history_hidden };
  const remembered = memoryOf({ memory });
  const { state, since } = remembered;
  const level = levelNow(chosenLevel, remembered, now.getTime());
  const instant = row.is_verified ? (at: string) => at : beginningOfDay;
  return {
    agent_id,
    state,
    since: state === "unknown" ? null : instant(new Date(since).toISOString()),
    level,
    choice: wanted,
    method: level === "reachable" ? "http" : method,
    outcome,
    auth_declared: state === "auth" ? declared : null,
    checked_at: checked_at && instant(checked_at),
    history_hidden,
    ...(history_hidden ? noHistory : historyOf({ days, latencies }, now)),
  };
}

function historyOf({ days, latencies }: { days: string; latencies: string }, now: Date): History {
  return {
    uptime_30d: uptimeOf(daysOf({ days }), now),
    days_30: recentDays(daysOf({ days }), now).map(({ day: date, ...counts }) => ({ date, ...counts })),
    latency_p50_ms: medianOf(latenciesOf({ latencies })),
  };
}

/** What the owner of an agent may hide. */
type History = Pick<AgentLiveness, "uptime_30d" | "days_30" | "latency_p50_ms">;

const noHistory: History = { uptime_30d: null, days_30: [], latency_p50_ms: null };

const unprobedLiveness = {
  state: "unknown",
  since: null,
  level: "none",
  method: null,
  outcome: null,
  auth_declared: null,
  checked_at: null,
  ...noHistory,
} satisfies Omit<AgentLiveness, "agent_id" | "choice" | "history_hidden">;

function beginningOfDay(instant: string): string {
  return `${dayOf(new Date(instant))}T00:00:00.000Z`;
}
