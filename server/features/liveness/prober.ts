/**
 * Probes URLs that are due. A process leases origins, and probes one URL of each: never two of an origin at the same time, with
 * a pause after each. Results are written to the row of the URL, in a transaction beside the changes of the registry.
 */

import type { Database } from "../../core/database/database.ts";
import type { Egress, ProbeResponse } from "../../core/egress/egress.ts";
import { TokenBucket } from "../../core/limits/token-bucket.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { stateColumns } from "./change-number.ts";
import { type DeclaredInterface, declaredInterface } from "./declared-interface.ts";
import { type ExchangeOptions, exchange, headersOf, type Probed, probeLimits } from "./exchanges.ts";
import { NetworkGate } from "./network-gate.ts";
import type { Outcome } from "./outcome.ts";
import { recordOutage } from "./probe-outage.ts";
import type { ProbeSigner } from "./probe-signature.ts";
import {
  dueOf,
  findOrigin,
  firstDue,
  freeOrigin,
  insertOrigin,
  leaseOrigin,
  leaseOrigins,
  nextOf,
  recordProbe,
  targetByKey,
} from "./probe-store.ts";
import { type OriginRow, ProbeTarget, type TargetRow } from "./probe-target.ts";
import { isAllowed, type RobotsRule, robotsLimit, rulesOf } from "./robots.ts";
import { levelNow, levelOfProbe, waitOf } from "./schedule.ts";
import { isUnconfirmed, type Memory, observe, unprobed } from "./state.ts";
import { type Day, withLatency, withProbe } from "./uptime.ts";

/** How many origins a process probes at the same time. */
const maxUnderWay = 50;

/** And while its own network seems to be down. */
const maxWhileClosed = 5;

/** For how long a process has an origin. Another one probes it if that process dies. */
const leaseMs = 2 * 60_000;

/** The pause of an origin after each probe. */
const originPauseMs = 10_000;

/** After this time a probe that was not sent is late. The shortest usual interval is as long. */
const lateMs = 3_600_000;

/** How long a robots.txt applies. */
const robotsMs = 86_400_000;

export interface ProberOptions {
  database: Database;
  egress: Pick<Egress, "probe">;
  /** The public URL of the node, with the page for those who are probed. */
  publicUrl: string;
  /** Signs requests; null if they are not signed. */
  signer: Pick<ProbeSigner, "headersFor"> | null;
  /** The version of this node. */
  version: string;
  probesPerHour: number;
  /** Whether the node's own network is down, as far as that is checked. */
  isNetworkDown: () => Promise<boolean>;
  clock: () => Date;
  newId: () => string;
  random: (bytes: number) => Buffer;
  /** Logs a failure. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The probes of a process. */
export class Prober implements AsyncDisposable {
  readonly #options: ProberOptions;
  readonly #exchange: ExchangeOptions;
  readonly #gate = new NetworkGate();
  /** The probes of an hour are spread evenly, so that many that are due at once wait for each other. */
  readonly #budget: TokenBucket;
  /** By the key of the URL: whether the probe was made. */
  readonly #underWay = new Map<number, Promise<boolean>>();
  /** The latest probes that were due: settled when all of them are under way. */
  #starting: Promise<unknown> = Promise.resolve();
  #lateSince: string | null = null;

  constructor(options: ProberOptions) {
    const { egress, publicUrl, signer, version, probesPerHour, clock, newId, stopping } = options;
    const userAgent = `Registry-Node/${version} (liveness; +${publicUrl}/docs/probes)`;
    this.#options = options;
    this.#exchange = { egress, userAgent, signer, version, newId, clock, stopping };
    const burst = Math.min(maxUnderWay, Math.max(1, probesPerHour));
    this.#budget = new TokenBucket({ burst, perSecond: probesPerHour / 3_600 }, clock().getTime());
  }

  /** Since when the oldest probe is due that was not sent, if it is late; null if none is. */
  get lateSince(): string | null {
    return this.#lateSince;
  }

  /**
   * Starts the probes that are due, as many as may be under way.
   * @returns the milliseconds until the next one; null if unknown.
   */
  async start(): Promise<number | null> {
    const { database, clock, stopping } = this.#options;
    const now = clock();
    const pause = this.#gate.waitMs(now.getTime());
    if (pause > 0) return pause;
    const most = this.#gate.isClosed ? maxWhileClosed : maxUnderWay;
    const limit = Math.min(most - this.#underWay.size, this.#budget.refill(now.getTime()));
    if (limit <= 0 || stopping.aborted) return null;
    const next = await firstDue.get(database, {});
    const wait = next?.at ? Date.parse(next.at) - now.getTime() : null;
    if (wait === null || wait > 0) {
      this.#lateSince = null;
      return wait;
    }
    const starting = this.#startDue(now, limit);
    this.#starting = starting.catch(() => undefined); // a request that waits for it goes on, and the job logs the failure
    const isFull = (await starting) === limit;
    // If there were fewer than could be sent, only the pauses of their hosts keep others waiting.
    this.#lateSince = isFull && wait < -lateMs ? (next?.at ?? null) : null;
    return isFull ? 0 : null;
  }

  /**
   * Probes a URL now if it is due, its origin is free, and this process may send a probe. If it has been sent as one that was due,
   * its result is waited for.
   * @param target the URL as it was before the request.
   * @returns whether it was probed. If not, it is probed like others that are due.
   */
  async probeNow(target: Pick<TargetRow, "key" | "origin_key" | "checked_at">): Promise<boolean> {
    const { database, clock, stopping } = this.#options;
    const now = clock();
    const isBusy = this.#underWay.size >= maxUnderWay || this.#budget.refill(now.getTime()) < 1;
    if (isBusy || this.#gate.isClosed || stopping.aborted) return false;
    const leased = await this.#leaseOne(target, now);
    if (leased) {
      this.#budget.take(1);
      return this.#track(leased);
    }
    await this.#starting; // it has the origin before its probe is under way
    await this.#underWay.get(target.key);
    const current = await targetByKey.get(database, { key: target.key });
    return current !== undefined && current.checked_at !== target.checked_at;
  }

  /** Waits for all probes under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  /** Waits for the probes that the node aborts when it stops. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.idle();
  }

  /**
   * Sends another GET request as politely as probes: alone at its origin with a pause after it, within the budget, and only if the
   * robots.txt of the host allows it.
   * @returns null if the host or this node is busy, or stops: it may be sent later.
   */
  async get(
    url: URL,
    headers: Record<string, string>,
    maxBytes: number,
  ): Promise<ProbeResponse | "disallowed" | null> {
    const { database, egress, clock, stopping } = this.#options;
    const now = clock();
    const isBusy = this.#gate.isClosed || this.#budget.refill(now.getTime()) < 1;
    if (isBusy || stopping.aborted) return null;
    const until = new Date(now.getTime() + leaseMs).toISOString();
    const origin = await database.aside(async (writer) => {
      await insertOrigin.run(writer, { origin: url.origin, free_at: "" });
      const known = await findOrigin.get(writer, { origin: url.origin });
      return known && leaseOrigin.get(writer, { key: known.key, now: now.toISOString(), until });
    });
    if (!origin) return null;
    this.#budget.take(1);
    const robots = await this.#robotsOf(origin);
    const isAllowedPath = isAllowed(robots.rules, url.pathname + url.search);
    const result = isAllowedPath
      ? await egress.probe({
          url: url.href,
          method: "GET",
          headers: headersOf(this.#exchange, "GET", url.href, headers),
          body: null,
          limitMs: probeLimits.limitMs,
          maxBytes,
          signal: stopping,
        })
      : "disallowed";
    if (stopping.aborted) return null; // the lease ends by itself
    const ended = clock();
    await database.aside((writer) => release(writer, origin, robots, ended));
    return result;
  }

  /** @returns how many probes it started. */
  async #startDue(now: Date, limit: number): Promise<number> {
    const leased = await this.#lease(now, limit);
    this.#budget.take(leased.length);
    for (const each of leased) void this.#track(each);
    return leased.length;
  }

  #lease(now: Date, limit: number): Promise<Leased[]> {
    const at = now.toISOString();
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return this.#options.database.aside(async (writer) => {
      const leased: Leased[] = [];
      for (const row of await leaseOrigins.all(writer, { now: at, until, limit })) {
        const target = await dueOf.get(writer, { origin_key: row.key, now: at });
        if (target) leased.push({ origin: row, target });
        else await freeOrigin.run(writer, { ...row, free_at: at, next_at: await nextAt(writer, row.key) });
      }
      return leased;
    });
  }

  #leaseOne({ key, origin_key }: Pick<TargetRow, "key" | "origin_key">, now: Date): Promise<Leased | null> {
    const at = now.toISOString();
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return this.#options.database.aside(async (writer) => {
      const origin = await leaseOrigin.get(writer, { key: origin_key, now: at, until });
      const target = origin && (await targetByKey.get(writer, { key }));
      if (target && target.next_at !== null && target.next_at <= at) return { origin, target };
      if (origin)
        await freeOrigin.run(writer, { ...origin, free_at: at, next_at: await nextAt(writer, origin.key) });
      return null;
    });
  }

  /** @returns whether the probe was made. */
  #track(leased: Leased): Promise<boolean> {
    const probe = this.#probe(leased).catch((error) => {
      this.#options.warn("probing an agent failed; it is retried", error);
      return false;
    });
    this.#underWay.set(leased.target.key, probe);
    void probe.finally(() => this.#underWay.delete(leased.target.key));
    return probe;
  }

  async #probe({ origin, target }: Leased): Promise<boolean> {
    const { database, clock, stopping } = this.#options;
    const robots = await this.#robotsOf(origin);
    const { pathname, search } = new URL(target.url);
    const isForbidden = !isAllowed(robots.rules, pathname + search);
    const probed = probedOf(target, await declaredInterface(database, target), clock());
    const outcome = isForbidden ? null : await exchange(this.#exchange, probed);
    if (stopping.aborted) return false; // the lease ends by itself
    const now = clock();
    const isOurFault = outcome ? await this.#isOurFault(target, origin.origin, outcome, now) : false;
    await database.aside(async (writer) => {
      if (isOurFault) {
        const next_at = new Date(now.getTime() + leaseMs).toISOString();
        const { key, level } = target;
        await writer.em().nativeUpdate(ProbeTarget, { key, level }, { next_at });
      } else {
        const row = this.#after(target, probed, outcome, now);
        const after = memoryOf(row);
        const columns = await stateColumns(writer, target, after.state);
        const isRecorded = (await recordProbe.get(writer, { ...row, ...columns })) !== undefined;
        if (isRecorded) await recordOutage(writer, target.key, { before: memoryOf(target), after, now });
      }
      await release(writer, origin, robots, now);
    });
    return !isOurFault;
  }

  /** Whether the node's own network is why there is no response. */
  async #isOurFault(target: TargetRow, origin: string, outcome: Outcome, now: Date): Promise<boolean> {
    const { hasResponded, verdict } = outcome;
    if (!hasResponded && verdict === "none") return false; // the guard did not connect
    const { state } = memoryOf(target);
    const hadResponded = state !== "unknown" && state !== "down" && state !== "dormant";
    this.#gate.record(now.getTime(), origin, hadResponded, hasResponded);
    return !hasResponded && (this.#gate.isClosed || (await this.#options.isNetworkDown()));
  }

  /** The row of a URL after a probe. @param outcome null if the host does not allow probes. */
  #after(target: TargetRow, probed: Probed, outcome: Outcome | null, now: Date) {
    const { key, level, era } = target;
    const checked_at = now.toISOString();
    const jitter = this.#options.random(2).readUInt16BE() / 32_767.5 - 1;
    const at = (wait: number) => new Date(now.getTime() + wait).toISOString();
    const wasRequested = isOnlyRequested(target, checked_at);
    if (!outcome) {
      const forgotten = { memory: JSON.stringify(unprobed(now.getTime())), days: "[]", latencies: "[]" };
      return {
        key,
        level,
        era,
        ...forgotten,
        outcome: "disallowed" as const,
        checked_at,
        next_at: wasRequested ? soonest(target.resume_at, at(robotsMs)) : at(robotsMs),
      };
    }
    const before = memoryOf(target);
    const isRefused = this.#exchange.signer !== null && outcome.isForbidden && probed.level !== "reachable";
    const memory = {
      ...observe(before, outcome.verdict, now.getTime()),
      ...(isRefused && { forbiddenAt: now.getTime() }),
      ...(probed.level === "task" && { taskAt: now.getTime() }),
    };
    const nextLevel = levelNow(level, memory, now.getTime());
    const scheduled = {
      level: nextLevel === "none" ? "reachable" : nextLevel, // it is not `none`: such a URL is not due
      isVerified: Boolean(target.is_verified),
    } as const;
    const wait = waitOf({ memory, ...scheduled, retryAfterMs: outcome.retryAfterMs, jitter }, now.getTime());
    const isCounted = outcome.verdict !== "none" && !isUnconfirmed(before) && !wasRequested;
    const responded = outcome.verdict !== "failed" && outcome.verdict !== "gone";
    const result = responded ? (outcome.verdict === "auth" ? "auth" : "responded") : "failed";
    const days = isCounted ? withProbe(daysOf(target), now, result) : daysOf(target);
    const { latencyMs } = outcome;
    const isTimed = responded && outcome.verdict !== "none" && latencyMs !== null;
    const latencies = isTimed ? withLatency(latenciesOf(target), latencyMs) : latenciesOf(target);
    return {
      key,
      level,
      era: outcome.era ?? era,
      memory: JSON.stringify(memory),
      days: JSON.stringify(days),
      latencies: JSON.stringify(latencies),
      outcome: outcome.code,
      checked_at,
      // A requested probe does not put off the one that was due after it.
      next_at: wasRequested && outcome.retryAfterMs === null ? soonest(target.resume_at, at(wait)) : at(wait),
    };
  }

  /** The rules of an origin, which are fetched once a day. If they cannot be, those from before apply. */
  async #robotsOf(origin: OriginRow): Promise<Robots> {
    const { egress, clock, stopping } = this.#options;
    const now = clock();
    const known = { rules: parsedRules(origin.robots), text: origin.robots, at: origin.robots_at };
    const ageMs = now.getTime() - Date.parse(origin.robots_at ?? "");
    if (ageMs >= 0 && ageMs < robotsMs) return known;
    const url = `${origin.origin}/robots.txt`;
    const { response } = await egress.probe({
      url,
      method: "GET",
      headers: headersOf(this.#exchange, "GET", url, { accept: "text/plain" }),
      body: null,
      limitMs: 5_000,
      maxBytes: robotsLimit,
      signal: stopping,
    });
    if (!response || response.status >= 500) return known;
    const rules = response.status === 200 ? rulesOf(response.body.toString("utf8")) : [];
    return { rules, text: JSON.stringify(rules), at: now.toISOString() };
  }
}

/** An origin that this process has, and its URL that is due. */
interface Leased {
  origin: OriginRow;
  target: TargetRow;
}

interface Robots {
  rules: RobotsRule[];
  text: string | null;
  at: string | null;
}

/** Gives an origin back after a request, with the pause that it gets. */
async function release(writer: Writer, { key }: OriginRow, { text, at }: Robots, now: Date): Promise<void> {
  const free_at = new Date(now.getTime() + originPauseMs).toISOString();
  await freeOrigin.run(writer, {
    key,
    next_at: await nextAt(writer, key),
    free_at,
    robots: text,
    robots_at: at,
  });
}

/**
 * When the next URL of an origin is due. This is also the place of the origin among those that wait, so that the URLs of a host
 * with many of them wait no longer than others.
 */
async function nextAt(writer: Writer, key: number): Promise<string | null> {
  return (await nextOf.get(writer, { key }))?.at ?? null;
}

/** Whether a probe is made because an owner requested it, and not because it was due anyway: then the uptime does not count it. */
function isOnlyRequested({ resume_at }: TargetRow, now: string): boolean {
  return resume_at !== null && resume_at > now;
}

function soonest(a: string | null, b: string): string {
  return a !== null && a < b ? a : b;
}

function probedOf(target: TargetRow, declared: DeclaredInterface, now: Date): Probed {
  const { url, method, era } = target;
  return { url, method, level: levelOfProbe(target.level, memoryOf(target), now.getTime()), era, declared };
}

/** What the prober has written. */
export function memoryOf({ memory }: Pick<TargetRow, "memory">): Memory {
  return JSON.parse(memory) as Memory;
}

export function daysOf({ days }: Pick<TargetRow, "days">): Day[] {
  return JSON.parse(days) as Day[];
}

export function latenciesOf({ latencies }: Pick<TargetRow, "latencies">): number[] {
  return JSON.parse(latencies) as number[];
}

function parsedRules(text: string | null): RobotsRule[] {
  return text === null ? [] : (JSON.parse(text) as RobotsRule[]); // as #robotsOf wrote it
}
