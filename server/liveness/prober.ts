/**
 * Probes URLs that are due. A process leases origins, and probes one URL of each: never two of an origin at the same time, with
 * a pause after each. Results are written to the row of the URL, in a transaction beside the changes of the registry.
 */
import type { Database } from "../database/database.ts";
import type { Egress } from "../egress/egress.ts";
import { type ExchangeOptions, exchange } from "./exchanges.ts";
import { NetworkGate } from "./network-gate.ts";
import type { Outcome } from "./outcome.ts";
import { ProbeBudget } from "./probe-budget.ts";
import { dueOf, firstDue, freeOrigin, leaseOrigins, nextOf, postpone, recordProbe } from "./probe-store.ts";
import type { OriginRow, TargetRow } from "./probe-target.ts";
import { isAllowed, type RobotsRule, robotsLimit, rulesOf } from "./robots.ts";
import { waitOf } from "./schedule.ts";
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

/** How long a robots.txt applies. */
const robotsMs = 86_400_000;

export interface ProberOptions {
  database: Database;
  egress: Egress;
  /** The public URL of the node, with the page for those who are probed. */
  publicUrl: string;
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
  readonly #budget: ProbeBudget;
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: ProberOptions) {
    const { egress, publicUrl, version, probesPerHour, clock, newId, stopping } = options;
    const userAgent = `Registry-Node/${version} (liveness; +${publicUrl}/docs/probes)`;
    this.#options = options;
    this.#exchange = { egress, userAgent, version, newId, clock, stopping };
    this.#budget = new ProbeBudget(probesPerHour, maxUnderWay, clock().getTime());
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
    const limit = Math.min(most - this.#underWay.size, this.#budget.left(now.getTime()));
    if (limit <= 0 || stopping.aborted) return null;
    const next = await firstDue.get(database, {});
    if (!next?.at) return null;
    const wait = Date.parse(next.at) - now.getTime();
    if (wait > 0) return wait;
    const leased = await this.#lease(now, limit);
    this.#budget.spend(leased.length);
    for (const each of leased) this.#track(each);
    return leased.length === limit ? 0 : null;
  }

  /** Waits for all probes under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Waits for the probes that the node aborts when it stops. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.idle();
  }

  #lease(now: Date, limit: number): Promise<Leased[]> {
    const at = now.toISOString();
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return this.#options.database.aside(async (writer) => {
      const leased: Leased[] = [];
      for (const row of await leaseOrigins.all(writer, { now: at, until, limit })) {
        const target = await dueOf.get(writer, { origin_key: row.key, now: at });
        if (target) leased.push({ origin: row, target });
        else await freeOrigin.run(writer, { ...row, ...(await schedule(writer, row.key, at)) });
      }
      return leased;
    });
  }

  #track(leased: Leased): void {
    const probe = this.#probe(leased).catch((error) => {
      this.#options.warn("probing an agent failed; it is retried", error);
    });
    this.#underWay.add(probe);
    void probe.finally(() => this.#underWay.delete(probe));
  }

  async #probe({ origin, target }: Leased): Promise<void> {
    const { database, clock, stopping } = this.#options;
    const robots = await this.#robotsOf(origin);
    const { pathname, search } = new URL(target.url);
    const isForbidden = !isAllowed(robots.rules, pathname + search);
    const outcome = isForbidden ? null : await exchange(this.#exchange, probedOf(target));
    if (stopping.aborted) return; // the lease ends by itself
    const now = clock();
    const isOurFault = outcome ? await this.#isOurFault(target, origin.origin, outcome, now) : false;
    await database.aside(async (writer) => {
      if (isOurFault) {
        const next_at = new Date(now.getTime() + leaseMs).toISOString();
        await postpone.run(writer, { key: target.key, level: target.level, next_at });
      } else await recordProbe.run(writer, this.#after(target, outcome, now));
      const free_at = new Date(now.getTime() + originPauseMs).toISOString();
      const next = await schedule(writer, origin.key, free_at);
      await freeOrigin.run(writer, { key: origin.key, ...next, robots: robots.text, robots_at: robots.at });
    });
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
  #after(target: TargetRow, outcome: Outcome | null, now: Date) {
    const { key, level, era } = target;
    const checked_at = now.toISOString();
    const jitter = this.#options.random(2).readUInt16BE() / 32_767.5 - 1;
    const at = (wait: number) => new Date(now.getTime() + wait).toISOString();
    if (!outcome) {
      const forgotten = { memory: JSON.stringify(unprobed(now.getTime())), days: "[]", latencies: "[]" };
      return {
        key,
        level,
        era,
        ...forgotten,
        outcome: "disallowed" as const,
        checked_at,
        next_at: at(robotsMs),
      };
    }
    const before = memoryOf(target);
    const memory = observe(before, outcome.verdict, now.getTime());
    // The level is not `none`: such a URL is not due.
    const probed = {
      level: level === "none" ? "reachable" : level,
      isVerified: Boolean(target.is_verified),
    } as const;
    const wait = waitOf({ memory, ...probed, retryAfterMs: outcome.retryAfterMs, jitter }, now.getTime());
    const isCounted = outcome.verdict !== "none" && !isUnconfirmed(before);
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
      next_at: at(wait),
    };
  }

  /** The rules of an origin, which are fetched once a day. If they cannot be, those from before apply. */
  async #robotsOf(origin: OriginRow): Promise<Robots> {
    const { egress, clock, stopping } = this.#options;
    const now = clock();
    const known = { rules: parsedRules(origin.robots), text: origin.robots, at: origin.robots_at };
    const ageMs = now.getTime() - Date.parse(origin.robots_at ?? "");
    if (ageMs >= 0 && ageMs < robotsMs) return known;
    const { response } = await egress.probe({
      url: `${origin.origin}/robots.txt`,
      method: "GET",
      headers: {
        accept: "text/plain",
        "accept-encoding": "identity",
        "user-agent": this.#exchange.userAgent,
      },
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

/** When an origin is probed next, not before an instant. */
async function schedule(writer: Parameters<typeof nextOf.get>[0], key: number, free_at: string) {
  const next = (await nextOf.get(writer, { key }))?.at ?? null;
  return { next_at: next !== null && next < free_at ? free_at : next, free_at };
}

function probedOf({ url, method, level, era }: TargetRow) {
  return { url, method, level: level === "protocol" ? level : "reachable", era } as const;
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
