/**
 * A monitor of a registry's transparency log: checks that the log only grows, that everybody is shown the same one, and that the
 * registry shows each event as it sealed it. It runs in Node.js and in browsers.
 */
import { parseVerifierKey } from "./log/note.ts";
import { parsePolicy } from "./log/policy.ts";
import { Misbehaviour, Stale, Untrusted } from "./monitor/findings.ts";
import type { MonitorOptions, MonitorResult } from "./monitor/options.ts";
import { type Run, runMonitor } from "./monitor/run.ts";
import { Source, Unreachable } from "./monitor/source.ts";
import { pause } from "./retries.ts";

export type { LogEntry } from "./log/entry.ts";
export { LogProofError } from "./log/tree.ts";
export type {
  MonitoredEvent,
  MonitorFailure,
  MonitorMisbehaviour,
  MonitorOptions,
  MonitorOutcome,
  MonitorResult,
  MonitorSuccess,
  MonitorUntrusted,
} from "./monitor/options.ts";
export { type MonitorState, parseState } from "./monitor/state.ts";

/**
 * Checks the log of a registry once, from where the last run ended: the signatures of the latest checkpoint, that the log begins with
 * everything that it had before, each new entry, and the body of each new event.
 *
 * Keep the `state` of the result, and pass it to the next run. A run reads bundle by bundle, so neither memory nor state grow with
 * the log.
 * @throws LogProofError if a key or the policy is malformed; the reason of the signal.
 */
export async function monitorLog(options: MonitorOptions): Promise<MonitorResult> {
  const { state = null, signal, policy: policyText, now = Date.now, maxCosignatureAgeS, wait } = options;
  const policy = policyText === undefined ? null : await parsePolicy(policyText);
  const keys = [...(options.keys ?? []), ...(policy?.logs ?? []).map(({ vkey }) => vkey)];
  await Promise.all(keys.map(parseVerifierKey)); // a malformed key is an error of the caller
  const seconds = Math.floor(now() / 1_000);
  const source = new Source({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    timeoutMs: options.timeout ?? 30_000,
    signal,
    pause: wait ?? ((ms) => pause(ms, signal)),
  });
  const run: Run = {
    source,
    trust: {
      keys,
      policy,
      notBefore: maxCosignatureAgeS === undefined ? undefined : seconds - maxCosignatureAgeS,
    },
    policyText,
    state,
    notices: [],
    all: options.all ?? false,
    onEvent: options.onEvent,
    onState: options.onState,
    unsealedBefore: now() - (options.maxSealingDelayS ?? 600) * 1_000,
  };
  try {
    return await runMonitor(run);
  } catch (error) {
    return failureOf(error, run);
  }
}

/** The result of a run that found something. Other errors are thrown again. */
function failureOf(error: unknown, { state, notices }: Run): MonitorResult {
  if (error instanceof Misbehaviour)
    return { kind: "misbehaviour", reason: error.message, state, notices, ...error.evidence };
  if (error instanceof Untrusted)
    return { kind: "untrusted", reason: error.message, state, notices, offeredKeys: error.offeredKeys };
  if (error instanceof Stale) return { kind: "stale", reason: error.message, state, notices };
  if (error instanceof Unreachable) return { kind: "unreachable", reason: error.message, state, notices };
  throw error;
}
