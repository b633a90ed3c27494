/** Every agent's record is linearizable, and each of its changes has its event. */
import type { SiteAudit } from "../audit.ts";
import { type Call, linearize, type SeenEvent } from "../linearize.ts";
import type { Fields, Operation, SeenRecord } from "../model.ts";
import { keysLast } from "../perform/stage.ts";
import { type Attempt, bodyOf, codeOf, describe, type Scene, type Site } from "../scene.ts";
import type { Evidence } from "./check.ts";

const kinds = new Set(["register", "status", "facts", "remove", "accept offer", "lookup", "read facts"]);

/** Problems that are about the agent. All others say that nothing was done. */
const aboutAgents = new Set([
  "agent_not_found",
  "agent_tombstoned",
  "agent_imported",
  "agent_suspended",
  "not_agent_owner",
  "owner_required",
  "precondition_failed",
  "facts_not_found",
]);

/** Problems after which nobody knows whether the change was made. */
const unknownOutcomes = new Set(["outcome_unknown", "internal_error"]);

export function recordsAreLinearizable({ scene, audits, history, undecided }: Evidence): string[] {
  return audits.flatMap((audit) => {
    const attempts = scene.attempts.filter(
      ({ site, intent }) => site === audit.site.index && kinds.has(intent.kind),
    );
    const agents = new Set([...attempts.map(({ intent }) => String(intent.agent)), ...audit.mirror.keys()]);
    const ofCards = agentsOfCards(scene, audit.site);
    const modelled = [...agents].filter((agent) => !ofCards.has(agent));
    return modelled.flatMap((agent) => {
      const calls = callsOf(
        scene,
        attempts.filter(({ intent }) => intent.agent === agent),
        keysLast(history),
      );
      const why = linearize(calls, eventsOf(audit, agent));
      const what = `The agent ${agent} at node ${audit.site.index}`;
      if (why === "too many") undecided.push(`${what} has too many orders of its requests`);
      if (why === null || why === "too many") return [];
      return [`${what} has no order of its requests and events: ${why}`];
    });
  });
}

/** The agents of a site that are registered by the URLs of their cards: see cards.ts. */
export function agentsOfCards({ attempts }: Scene, { index }: Site): Set<string> {
  const own = attempts.filter(({ intent, site }) => intent.kind === "card" && site === index);
  return new Set(own.map(({ intent }) => String(intent.agent)));
}

export function eventsOf({ events }: SiteAudit, agent: string): SeenEvent[] {
  return events.flatMap(({ event, payload }) => {
    if ((event !== "agent.registered" && event !== "agent.deprecated") || payload.agent_id !== agent)
      return [];
    const isDeleted = "tombstoned_at" in payload && payload.tombstoned_at !== null;
    const { seq, change, name, source } = payload;
    const living = event === "agent.deprecated" ? "deprecated" : "active";
    return [{ seq, change, name, source, status: isDeleted ? "tombstoned" : living }];
  });
}

/** The requests about an agent: all attempts with one `Idempotency-Key` are one request, if it is kept (`areOne`). */
function callsOf(scene: Scene, attempts: readonly Attempt[], areOne: boolean): Call[] {
  const byKey = Map.groupBy(attempts, (each) =>
    each.key === null ? each : `${each.key} ${JSON.stringify(each.intent)}`,
  );
  return [...byKey.values()].flatMap((group) => [
    ...(areOne || group.length === 1
      ? (callOf(scene, group) ?? [])
      : group.map((each) => uncertain(scene, each))),
    ...twinsOf(scene, group, areOne),
  ]);
}

/** It may have been made, or not, or be the repetition of another. */
function uncertain(scene: Scene, attempt: Attempt): Call {
  const label = describe(attempt);
  return {
    operation: operationOf(scene, attempt),
    start: attempt.start,
    end: Number.POSITIVE_INFINITY,
    label,
  };
}

/** What arrived twice may have been done twice, unless its key is kept for the whole history and makes it one. */
function twinsOf(scene: Scene, group: readonly Attempt[], areOne: boolean): Call[] {
  return group.flatMap((each) =>
    each.isTwice && (each.key === null || !areOne) ? [uncertain(scene, each)] : [],
  );
}

function callOf(scene: Scene, group: readonly Attempt[]): Call[] | null {
  const [first] = group;
  if (!first) return null;
  const answered = group.find((each) => isAnswer(each));
  const base = { operation: operationOf(scene, first), start: first.start, label: describe(first) };
  if (answered && !isDelayed(answered)) return [{ ...base, end: answered.end, answer: answerOf(answered) }];
  return answered || group.some(mayHaveHappened) ? [{ ...base, end: Number.POSITIVE_INFINITY }] : null;
}

/** Whether a change may have been made that nobody knows of. */
export function mayHaveHappened(attempt: Attempt): boolean {
  return attempt.status === null || attempt.isTwice || unknownOutcomes.has(codeOf(attempt) ?? "");
}

/** Whether it takes effect a day later, if it does: an agent that is not young is transferred so. */
function isDelayed(attempt: Attempt): boolean {
  const isAccepted = attempt.intent.kind === "accept offer" && codeOf(attempt) === undefined;
  return isAccepted && bodyOf<{ state: string }>(attempt).state === "accepted";
}

function isAnswer(attempt: Attempt): boolean {
  const code = codeOf(attempt);
  return attempt.status !== null && (code === undefined || aboutAgents.has(code));
}

function answerOf(attempt: Attempt): NonNullable<Call["answer"]> {
  const code = codeOf(attempt);
  if (code !== undefined) return { code };
  const { kind } = attempt.intent;
  if (kind === "read facts") return { text: attempt.text };
  if (kind === "lookup") return { record: bodyOf<SeenRecord>(attempt), isWhole: false };
  if (kind === "register") return { record: bodyOf<{ agent: SeenRecord }>(attempt).agent, isWhole: true };
  if (kind === "status") return { record: bodyOf<SeenRecord>(attempt), isWhole: true };
  if (kind === "facts") return { factsSeq: Number(/\d+/.exec(attempt.headers.etag ?? "")?.[0]) };
  return { done: true };
}

function operationOf(scene: Scene, { intent }: Attempt): Operation {
  const { kind, by } = intent;
  const account = by === "anyone" ? null : scene.prologue.accounts[by];
  const writer = { account, isOperator: by === "owner" };
  const ifMatch = intent.ifMatch as number | null; // as the performer sets it, like all below
  switch (kind) {
    case "register":
      return { kind, ...writer, agent: intent.agent as string, fields: intent.fields as Fields, ifMatch };
    case "status": {
      const { status, message } = intent as { status: "active"; message: string | null } & typeof intent;
      return { kind, ...writer, status, message, ifMatch };
    }
    case "facts":
      return { kind, ...writer, text: intent.text as string, ifMatch };
    case "remove":
      return { kind, ...writer, ifMatch };
    case "accept offer":
      return { kind, from: intent.from as string, to: intent.to as string };
    default:
      return { kind: kind === "lookup" ? "lookup" : "read facts" };
  }
}
