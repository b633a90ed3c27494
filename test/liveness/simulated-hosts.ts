/** Many hosts without sockets, on a clock that a test moves: an egress that responds for them, and their rows. */
import type { ProbeRequest, ProbeResponse } from "../../server/core/egress/egress.ts";
import type { Prober } from "../../server/features/liveness/prober.ts";
import type { Level } from "../../server/features/liveness/schedule.ts";
import { unprobed } from "../../server/features/liveness/state.ts";
import type { TestWorld } from "../world.ts";

/** A clock that only a test moves. */
export class StoppedClock {
  now = Date.parse("2026-11-20T00:00:00.000Z");
  readonly read = (): Date => new Date(this.now);
}

/** How a host responds at an instant: with a status, or not at all. */
export type Answers = (url: string, at: number) => number | null;

/** The egress of simulated hosts. It records the requests, and that none comes while another one of its origin is under way. */
export class SimulatedHosts {
  readonly #clock: StoppedClock;
  readonly #answers: Answers;
  readonly #underWay = new Set<string>();
  /** When each URL was requested, without those of robots.txt. */
  readonly requests = new Map<string, number[]>();
  /** What must not be: requests of an origin at the same time. */
  readonly overlaps: string[] = [];
  /** The most requests that were under way at the same time. */
  most = 0;

  constructor(clock: StoppedClock, answers: Answers = () => 200) {
    this.#clock = clock;
    this.#answers = answers;
  }

  readonly probe = async ({ url }: ProbeRequest): Promise<ProbeResponse> => {
    const { origin, pathname } = new URL(url);
    if (pathname === "/robots.txt") return responseOf(404);
    if (this.#underWay.has(origin)) this.overlaps.push(url);
    this.#underWay.add(origin);
    this.most = Math.max(this.most, this.#underWay.size);
    const { now } = this.#clock;
    this.requests.set(url, [...(this.requests.get(url) ?? []), now]);
    await new Promise((resolve) => setImmediate(resolve)); // so that others may come at the same time
    this.#underWay.delete(origin);
    return responseOf(this.#answers(url, now));
  };

  /** The instants of all requests, sorted. */
  all(): number[] {
    return [...this.requests.values()].flat().sort((a, b) => a - b);
  }

  /** The times between two requests in a row of an origin. */
  originGaps(): number[] {
    const byOrigin = Map.groupBy(this.requests, ([url]) => new URL(url).origin);
    return [...byOrigin.values()].flatMap((urls) =>
      gapsOf(urls.flatMap(([, instants]) => instants).sort((a, b) => a - b)),
    );
  }
}

/** The differences of neighbours. */
export function gapsOf(instants: readonly number[]): number[] {
  return instants.slice(1).map((at, index) => at - (instants[index] ?? at));
}

function responseOf(status: number | null): ProbeResponse {
  if (status === null) return { response: null, error: "connect_timeout", aborted: false, firstByteMs: null };
  const response = { status, headers: {}, body: Buffer.alloc(0) };
  return { response, error: null, aborted: false, firstByteMs: 10 };
}

/** URLs to insert. */
export interface SimulatedTarget {
  url: string;
  level: Exclude<Level, "none">;
  isVerified: boolean;
}

/** Inserts URLs that are due at once, as the job that reads agents would. They are probed by GET requests. */
export async function insertTargets(world: TestWorld, clock: StoppedClock, targets: SimulatedTarget[]) {
  const now = clock.read().toISOString();
  const memory = JSON.stringify(unprobed(clock.now));
  const origins = [...new Set(targets.map(({ url }) => new URL(url).origin))];
  const keys = new Map(origins.map((origin, index) => [origin, index + 1]));
  await insert(world, "probe_origin (key, origin, next_at, free_at, robots, robots_at)", [
    ...origins.map((origin) => `(${keys.get(origin)}, '${origin}', '${now}', '', null, null)`),
  ]);
  await insert(
    world,
    "probe_target (origin_key, url, method, level, is_verified, memory, days, latencies, next_at)",
    targets.map(({ url, level, isVerified }) => {
      const origin = keys.get(new URL(url).origin);
      return `(${origin}, '${url}', 'http', '${level}', ${isVerified}, '${memory}', '[]', '[]', '${now}')`;
    }),
  );
}

async function insert(world: TestWorld, columns: string, rows: string[]): Promise<void> {
  for (let index = 0; index < rows.length; index += 500)
    await world.sql(`insert into ${columns} values ${rows.slice(index, index + 500).join(", ")}`);
}

/** Runs probers until an instant: like the job, again each second, and earlier where that is not needed. */
export async function runUntil(end: number, clock: StoppedClock, ...probers: Prober[]): Promise<void> {
  while (clock.now < end) {
    const waits = await Promise.all(probers.map((each) => each.start()));
    await Promise.all(probers.map((each) => each.idle()));
    const wait = Math.min(...waits.map((each) => each ?? 0));
    clock.now += Math.min(Math.max(1_000, wait), end - clock.now);
  }
}
