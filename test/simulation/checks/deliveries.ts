/** Each due delivery arrives, under one key and one body, and none that is not due. */
import { createHmac } from "node:crypto";
import type { components } from "../../../generated/openapi.d.ts";
import { type Action, longestJumpMs } from "../actions.ts";
import type { SiteAudit } from "../audit.ts";
import { type Choice, type Hook, keysLast } from "../perform/stage.ts";
import type { Arrival } from "../receivers.ts";
import { type Attempt, codeOf } from "../scene.ts";
import type { Evidence } from "./check.ts";
import { CommitTimes } from "./commits.ts";

type Schemas = components["schemas"];
type RegistryEvent = Schemas["RegistryEvent"];
type Attempted = Schemas["DeliveryAttempt"];

/** After so long the node deletes deliveries; the clocks of some histories jump that far. */
const retentionMs = 25 * 86_400_000;

/** An attempt takes ten seconds at most, and the network some more. */
const longestAttemptMs = 20_000;

export function deliveriesAreExact(evidence: Evidence): string[] {
  const { scene, made, audits } = evidence;
  return made.hooks.flatMap((hook) => {
    const audit = audits.find(({ site }) => site === hook.site);
    const arrivals = scene.receivers.flatMap((each) =>
      each.arrivals.filter(({ path }) => path === hook.path),
    );
    if (!audit) return [];
    const known = arrivals.filter(({ order }) => order < audit.order);
    const about = new Deliveries(evidence, hook, audit, known);
    return about
      .wrong()
      .map((each) => `Subscription ${hook.path} (${hook.id ?? "of an unknown id"}): ${each}`);
  });
}

/** The deliveries of a subscription, and what was asked about it. */
class Deliveries {
  readonly #evidence: Evidence;
  readonly #hook: Hook;
  readonly #audit: SiteAudit;
  readonly #arrivals: readonly Arrival[];
  readonly #attempts: readonly Attempt[];
  readonly #times: CommitTimes;
  readonly #events: Map<string, RegistryEvent>;

  constructor(evidence: Evidence, hook: Hook, audit: SiteAudit, arrivals: readonly Arrival[]) {
    this.#evidence = evidence;
    this.#hook = hook;
    this.#audit = audit;
    this.#arrivals = arrivals;
    this.#attempts = evidence.scene.attempts.filter(({ intent }) => intent.path === hook.path);
    this.#times = new CommitTimes(evidence.scene, hook.site);
    this.#events = new Map(audit.events.map((each) => [each.idempotency_key, each]));
  }

  wrong(): string[] {
    if (this.#isDouble()) return [...this.#wrongRows(), ...this.#wrongCount()];
    return [
      ...this.#arrivals.flatMap((each) => this.#wrongWith(each)),
      ...this.#wrongRepetitions(),
      ...this.#wrongRows(),
      ...this.#wrongCount(),
    ];
  }

  /** What is wrong with a delivery that arrived. */
  #wrongWith({ headers, body, order, atMs }: Arrival): string[] {
    const key = headers["webhook-id"] ?? "";
    const event = this.#events.get(key);
    if (!event) return [`${key} arrived, and the journal has no such event.`];
    const { seq } = event.payload;
    if (body !== JSON.stringify(event))
      return [`event ${seq} arrived with another body: ${body.slice(0, 200)}`];
    if (!this.#mayMatch(event))
      return [`event ${seq}, ${event.event}, is none of those that were asked for.`];
    if (!this.#isSigned(headers, body, atMs))
      return [`event ${seq} is not signed with its secret of that time.`];
    const ended = this.#stops().findLast((each) => this.#times.isAfter(seq, each.end) && order > each.end);
    const resumed = (from: number) => this.#starts().some(({ start, end }) => end > from && start < order);
    const isByHand = this.#byHand().some(({ start }) => start < order); // that works while it is paused, too
    if (ended && !resumed(ended.start) && !isByHand)
      return [`event ${seq} arrived after ${ended.intent.kind}, before which it was not due.`];
    const removed = this.#answered("remove")[0];
    if (removed && atMs > removed.endMs + longestAttemptMs)
      return [`event ${seq} arrived long after it was deleted.`];
    if (this.#isSkipped(seq) && this.#byHand().length === 0)
      return [`event ${seq} arrived, although it was committed while the subscription was paused.`];
    return [];
  }

  /** Whether an event was committed between a pause and the resumption after it. */
  #isSkipped(seq: number): boolean {
    return this.#answered("pause", "operator pauses", "operator disables").some((pause) => {
      const next = this.#starts().filter(({ end }) => end > pause.start);
      if (next.some(({ start }) => start < pause.end)) return false; // at the same time
      const resumedAt = Math.min(...next.map(({ start }) => start));
      return this.#times.isAfter(seq, pause.end) && this.#times.isBefore(seq, resumedAt);
    });
  }

  /** What is wrong with the rows that the node shows. */
  #wrongRows(): string[] {
    const { id } = this.#hook;
    const shown = this.#audit.webhooks.find((each) => each.id === id);
    const made = this.#attempts.find(({ intent, status }) => intent.kind === "subscribe" && status === 201);
    if (!shown || !id || !made || this.#forgets()) return [];
    const rows = this.#audit.deliveries.get(id) ?? [];
    const byKey = Map.groupBy(rows, (each) => each.idempotency_key);
    const wrong: string[] = [];
    for (const event of this.#audit.events) {
      const { seq } = event.payload;
      const found = byKey.get(event.idempotency_key) ?? [];
      if (found.length > 1) wrong.push(`event ${seq} has ${found.length} deliveries.`);
      if (found.length > 0 && !this.#mayMatch(event))
        wrong.push(`event ${seq} has a delivery and was not asked for.`);
      if (found.length === 0 && this.#mustMatch(event) && this.#times.isAfter(seq, made.end))
        wrong.push(`event ${seq} was due, and has no delivery.`);
    }
    return [...wrong, ...rows.flatMap((row) => this.#wrongRow(row))];
  }

  #wrongRow({ status, seq, idempotency_key, attempts, finished_at }: Schemas["Delivery"]): string[] {
    if (!this.#events.has(idempotency_key)) return [`the delivery of ${idempotency_key} has no event.`];
    if (status === "pending") return [`event ${seq} is still pending when all is quiet.`];
    const arrived = this.#arrivals.filter(({ headers }) => headers["webhook-id"] === idempotency_key);
    const accepted = arrived.some(({ answered }) => isGood(answered));
    if (status === "delivered" && !accepted)
      return [`event ${seq} is called delivered, and no receiver accepted it.`];
    if (status === "skipped" && !this.#mayBeSkipped())
      return [`event ${seq} was skipped, and the subscription was never paused or disabled.`];
    if (status === "failed" && attempts.length === 0) return [`event ${seq} failed without an attempt.`];
    if (status === "failed" && this.#isCalm())
      return [`event ${seq} failed, and nothing was wrong with its receiver.`];
    if (finished_at === null) return [`event ${seq} is ${status} and has no end.`];
    return [];
  }

  /** The count of failures, where nothing but failures can have changed it. */
  #wrongCount(): string[] {
    const { id } = this.#hook;
    const shown = this.#audit.webhooks.find((each) => each.id === id);
    if (!shown || !id || this.#forgets()) return [];
    const rows = this.#audit.deliveries.get(id) ?? [];
    const attempts = rows.flatMap((each) => each.attempts);
    const failed = attempts.filter(isCounted);
    const { status, disabled_reason, consecutive_failures: count } = shown;
    const [least, most] = this.#possibleCounts(rows);
    if (count < least || count > most)
      return [`${least} to ${most} attempts failed since the last success, and its count is ${count}.`];
    if (count > 10 && this.#byHand().length === 0) return [`its count is ${count}: the eleventh was sent.`];
    if (disabled_reason !== null && (status !== "disabled" || !this.#mayBeDisabledByOperator()))
      return [`it is ${status}, and has the reason of an operator who disabled it.`];
    if (status === "disabled" && disabled_reason === null && failed.length < 10)
      return [`it was disabled after ${failed.length} failures.`];
    if (status === "active" && count >= 10) return [`${count} failures in a row did not disable it.`];
    if (attempts.length > 0 && attempts.every(({ error }) => error === null) && count > 0)
      return [`no attempt failed, and its count is ${count}.`];
    return [];
  }

  /**
   * How many failures in a row there may have been, by when they arrived: clocks may jump. Attempts that overlap end in any
   * order, and a resumption counts anew.
   */
  #possibleCounts(rows: readonly Schemas["Delivery"][]): [least: number, most: number] {
    // A delivery that was sent once more may have failed then.
    const accepted = new Set(
      rows.flatMap(({ attempts, idempotency_key }) =>
        attempts.some(({ error }) => error === null) ? [idempotency_key] : [],
      ),
    );
    const good = this.#arrivals.filter(
      ({ headers, answered }) => isGood(answered) && accepted.has(headers["webhook-id"] ?? ""),
    );
    const lastGood = Math.max(Number.NEGATIVE_INFINITY, ...good.map(({ atMs }) => atMs));
    const failed = rows.flatMap(({ attempts, idempotency_key }) => {
      const times = this.#arrivals.filter(
        ({ headers, answered }) => headers["webhook-id"] === idempotency_key && !isGood(answered),
      );
      return attempts.filter(isCounted).map(() => times.map(({ atMs }) => atMs));
    });
    const before = failed.filter(
      (times) => times.length > 0 && times.every((atMs) => atMs + longestAttemptMs < lastGood),
    );
    const after = failed.filter(
      (times) => times.length > 0 && times.every((atMs) => atMs > lastGood + longestAttemptMs),
    );
    const isCertain = this.#starts().length === 0 && !this.#nodeMayBeAtFault();
    return [isCertain ? after.length : 0, failed.length - before.length];
  }

  #mayMatch(event: RegistryEvent): boolean {
    return this.#choicesAt(event.payload.seq).some((each) => matches(each, event));
  }

  #mustMatch(event: RegistryEvent): boolean {
    return this.#choicesAt(event.payload.seq).every((each) => matches(each, event));
  }

  /** What it may have been asked for when a change was committed. */
  #choicesAt(seq: number): Choice[] {
    const changes = this.#attempts.filter(
      ({ intent, status }) => intent.kind === "choose" && (status ?? 500) !== 404,
    );
    const applied = changes.filter((each) => each.status === 200 && this.#times.isAfter(seq, each.end));
    const latest = Math.max(0, ...applied.map(({ start }) => start));
    const possible = changes.filter((each) => each.end > latest && !this.#times.isBefore(seq, each.start));
    const first = latest === 0 ? [this.#hook] : [];
    return [...first, ...possible.map(({ intent }) => intent as unknown as Choice)]; // as changeSubscription() makes it
  }

  /** Whether it is signed with the last secret before it, or one that came while it was under way. */
  #isSigned(headers: Record<string, string>, body: string, atMs: number): boolean {
    const rotations = this.#attempts.filter(({ intent }) => intent.kind === "rotate");
    const mayHaveOther = rotations.some(({ status, isTwice }) => isTwice || (status ?? 500) >= 500);
    const overlap = rotations.some((one) =>
      rotations.some((other) => one.start < other.start && other.start < one.end),
    );
    const { secrets } = this.#hook;
    if (secrets.length === 0 || mayHaveOther || overlap) return true; // an answer with a secret was lost, or came late
    const last = secrets.findLastIndex((each) => each.atMs + longestAttemptMs < atMs);
    return secrets.slice(Math.max(0, last)).some(({ text }) => isSignedWith(text, headers, body));
  }

  /** What arrived more often than it was sent, while no process and no database broke. */
  #wrongRepetitions(): string[] {
    if (mayRepeat(this.#evidence.history) || this.#byHand().length > 0) return [];
    const arrived = Map.groupBy(this.#arrivals, ({ headers }) => headers["webhook-id"] ?? "");
    return [...arrived].flatMap(([key, times]) =>
      times.length > 1 ? [`${key} arrived ${times.length} times, although nothing broke.`] : [],
    );
  }

  /** Whether there may be two subscriptions with this URL: the request arrived twice, and its key was none or forgotten. */
  #isDouble(): boolean {
    const isKept = keysLast(this.#evidence.history);
    return this.#attempts.some(
      ({ intent, isTwice, key }) => intent.kind === "subscribe" && isTwice && (key === null || !isKept),
    );
  }

  /** What ended it, and was answered. */
  #stops(): Attempt[] {
    return this.#answered("pause", "operator pauses", "operator disables", "remove");
  }

  /** What may have begun it again, whether it was answered or not. */
  #starts(): Attempt[] {
    return this.#attempts.filter(
      ({ intent }) => intent.kind === "resume" || intent.kind === "operator resumes",
    );
  }

  #byHand(): Attempt[] {
    return this.#attempts.filter(({ intent }) => intent.kind === "replay" || intent.kind === "redeliver");
  }

  #answered(...kinds: string[]): Attempt[] {
    return this.#attempts.filter(
      (each) => kinds.includes(each.intent.kind) && each.status === 200 && !codeOf(each),
    );
  }

  /** Whether it was, or may have been, paused or disabled. */
  #mayBeSkipped(): boolean {
    const { by, site } = this.#hook;
    const wasPaused = this.#attempts.some(({ intent }) => /pause|disables/.test(intent.kind));
    const wasDisabled = this.#evidence.scene.attempts.some(
      ({ intent, site: at }) => intent.kind === "account" && intent.who === by && at === site.index,
    );
    const rows = this.#audit.deliveries.get(this.#hook.id ?? "") ?? [];
    return (
      wasPaused ||
      wasDisabled ||
      rows.flatMap(({ attempts }) => attempts).filter(({ error }) => error).length >= 10
    );
  }

  #mayBeDisabledByOperator(): boolean {
    return this.#attempts.some(({ intent }) => intent.kind === "operator disables");
  }

  /** Whether the receiver was always well, and so was the network to it. */
  #isCalm(): boolean {
    return this.#evidence.history.steps.every(
      (step) => step.do !== "weather" && step.do !== "receiver" && step.do !== "kill" && step.do !== "stop",
    );
  }

  /** Whether many attempts in a row found no receiver at all: then the node does not count. */
  #nodeMayBeAtFault(): boolean {
    return this.#evidence.history.steps.some((step) => step.do === "weather");
  }

  /** Whether deliveries may have been deleted for their age. */
  #forgets(): boolean {
    return longestJumpMs(this.#evidence.history) > retentionMs;
  }
}

/** Whether both signatures of a delivery are those of a secret. */
function isSignedWith(secret: string, headers: Record<string, string>, body: string): boolean {
  const own = createHmac("sha256", secret).update(body).digest("hex");
  const standard = createHmac("sha256", Buffer.from(secret, "hex"))
    .update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`)
    .digest("base64");
  return (
    headers["x-webhook-signature"] === `sha256=${own}` &&
    (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${standard}`)
  );
}

/** What makes a process lose the lease of a delivery. Clocks and networks do not. */
const endsLeases = new Set<Action["do"]>(["kill", "stop", "database", "server"]);

/**
 * Whether a delivery may be made twice in a history. One that goes over a reused connection, which is reset before a byte of the
 * response, goes once more over a new one: see server/core/egress/exchange.ts.
 */
function mayRepeat({ steps }: Evidence["history"]): boolean {
  return steps.some(
    (step) => endsLeases.has(step.do) || (step.do === "weather" && step.weather === "loses answers"),
  );
}

function matches({ events, source }: Choice, { event, payload }: RegistryEvent): boolean {
  if (events.length > 0 && !events.includes(event)) return false;
  const isImported = "change" in payload && payload.change === "imported";
  return source === "all" || (source === "federated") === isImported;
}

function isCounted({ error, cause }: Attempted): boolean {
  return error !== null && (cause === "event" || cause === "queue");
}

function isGood(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
