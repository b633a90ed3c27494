/** Plays the checks of some profiles against a node. */

import { CheckFailure, NotApplicable } from "./assertions.ts";
import type { Check } from "./check.ts";
import { allChecks } from "./checks/all.ts";
import { type Contract, type Exchange, readContract } from "./contract/exchange.ts";
import { type Credentials, closeSignUp, signIn } from "./node/accounts.ts";
import { type Discovery, discover } from "./node/discovery.ts";
import { Http } from "./node/http.ts";
import type { Profile } from "./profiles.ts";
import { type ReceiverOptions, ReceiverSource } from "./receiver.ts";
import { Scene } from "./scene.ts";

/** The options of a run. */
export interface RunOptions {
  /** The base URL of the node, without a trailing slash. */
  baseUrl: string;
  profiles: readonly Profile[];
  /** Only checks whose `subject: name` has one of these texts; empty for all. */
  only: readonly string[];
  credentials: Credentials;
  seed: number;
  /** The number of generated requests for each operation. */
  runs: number;
  rate: number;
  maxWaitS: number;
  timeoutMs: number;
  receiver: ReceiverOptions;
  peerUrl: string | undefined;
  /** Makes ids of this run different from those of others. */
  prefix: string;
  /** Called after each check. */
  onResult?: ((result: Result) => void) | undefined;
}

/** How a check ended. */
export interface Result {
  check: Check;
  outcome: "passed" | "failed" | "not applicable";
  /** Why it failed, or does not apply. */
  reason?: string;
  /** The exchange that shows the failure. */
  exchange?: Exchange | undefined;
  durationMs: number;
}

/** How a run ended. */
export interface Report {
  baseUrl: string;
  version: string;
  seed: number;
  results: Result[];
  requests: number;
  durationMs: number;
  /** What could not be removed again. */
  remaining: string[];
  /** What reports must not show. */
  secrets: readonly string[];
}

/** The contract, read once: its validators are compiled when they are first needed. */
let read: Contract | undefined;

function contract(): Contract {
  read ??= readContract({ closed: false });
  return read;
}

/** Plays the checks one after another, and removes what they made. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const { baseUrl, rate, maxWaitS, timeoutMs, seed, prefix, runs, peerUrl } = options;
  const startedAt = performance.now();
  const http = new Http({ baseUrl, contract: contract(), rate, maxWaitS, timeoutMs });
  const discovery: Discovery = await discover(http);
  await using receivers = new ReceiverSource(options.receiver);
  const callers = await signIn(http, options.credentials, prefix);
  const scene = new Scene({ http, discovery, callers, prefix, seed, runs, receivers, peerUrl });
  const results: Result[] = [];
  const remaining: string[] = [];
  for (const check of selected(options)) {
    const result = await played(check, scene);
    remaining.push(...(await scene.endCheck()));
    results.push(result);
    options.onResult?.(result);
  }
  remaining.push(...(await scene.endRun()), ...(await closeSignUp(http, callers)));
  return {
    baseUrl,
    version: discovery.version,
    seed,
    results,
    requests: http.count,
    durationMs: performance.now() - startedAt,
    remaining,
    secrets: [...http.secrets, ...callers.secrets],
  };
}

/** The checks that the options select. */
export function selected({ profiles, only }: Pick<RunOptions, "profiles" | "only">): Check[] {
  return allChecks.filter(
    ({ profile, subject, name }) =>
      profiles.includes(profile) &&
      (only.length === 0 || only.some((text) => `${subject}: ${name}`.includes(text))),
  );
}

async function played(check: Check, scene: Scene): Promise<Result> {
  const startedAt = performance.now();
  scene.http.exchanges = [];
  const end = (rest: Omit<Result, "check" | "durationMs">): Result => ({
    check,
    durationMs: performance.now() - startedAt,
    ...rest,
  });
  try {
    await check.play(scene);
    return end({ outcome: "passed" });
  } catch (error) {
    if (error instanceof NotApplicable) return end({ outcome: "not applicable", reason: error.message });
    const last = scene.http.exchanges.at(-1);
    if (error instanceof CheckFailure)
      return end({ outcome: "failed", reason: error.message, exchange: error.exchange ?? last });
    // Anything else is a response in which a check could not find what it reads.
    const reason = error instanceof Error ? error.message : String(error);
    return end({ outcome: "failed", reason, exchange: last });
  }
}
