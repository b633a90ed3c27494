/** The options and the results of the monitor. */
import type { LogEntry } from "../log/entry.ts";
import type { MonitorState } from "./state.ts";

/** An event that was checked. */
export interface MonitoredEvent {
  /** What the log says of it. */
  entry: LogEntry;
  /** Its body, as it was sealed. */
  body: string;
}

/** The options of `monitorLog`. */
export interface MonitorOptions {
  /** The URL of the registry: absolute, http(s), with or without a path. */
  baseUrl: string;
  /** The `state` of the result of the last run; null or absent for the first run. */
  state?: MonitorState | null | undefined;
  /**
   * The keys of the log. Without keys, and without a policy that names some, those of `GET /log` are trusted on first use, and kept in
   * the state.
   */
  keys?: readonly string[] | undefined;
  /** A policy (https://c2sp.org/tlog-policy): checkpoints must have the cosignatures that its quorum requires. */
  policy?: string | undefined;
  /** Whether all events are read again, not only those since the last run. */
  all?: boolean | undefined;
  /** Called with each event that was checked, in order. Awaited; an error it throws is propagated to the caller. */
  onEvent?: ((event: MonitoredEvent) => void | Promise<void>) | undefined;
  /** Called with the state now and then during a long run: if you keep it, an interrupted run continues there. Awaited. */
  onState?: ((state: MonitorState) => void | Promise<void>) | undefined;
  /** How old cosignatures may be, in seconds. Default: they may have any age. */
  maxCosignatureAgeS?: number | undefined;
  /** How long an event may be without an entry in the log, in seconds. Default: 600. */
  maxSealingDelayS?: number | undefined;
  /** The timeout of a request in milliseconds, up to the last byte of the response. Default: 30,000. */
  timeout?: number | undefined;
  /** Aborts the run: the function then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The function that sends requests. Default: the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The clock. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Waits before a request is sent again. Default: a timer. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

/** What every result has. */
export interface MonitorOutcome {
  /** What was found, in one or two sentences. */
  reason: string;
  /** What to pass to the next run. Null if the first run was not successful. */
  state: MonitorState | null;
  /** What you should know of the keys of the log, in sentences: which are trusted on first use, and which are new. */
  notices: string[];
}

/** Everything that was read fits. */
export interface MonitorSuccess extends MonitorOutcome {
  /** Nothing is wrong. */
  kind: "ok";
  /** How many entries the log has. */
  size: number;
  /** How many entries were checked in this run. */
  checked: number;
  /** How many of their events were erased, as a later event says. */
  redacted: number;
  /** How many of their events were deleted because of their age. */
  expired: number;
  /** The names of the witnesses that have cosigned the checkpoint. */
  witnesses: string[];
}

/** The registry contradicts what it signed. Keep the evidence, and publish it. */
export interface MonitorMisbehaviour extends MonitorOutcome {
  /** The registry contradicts itself. */
  kind: "misbehaviour";
  /** The number of the event; of several, that of the first. Null if it is of no event. */
  seq: number | null;
  /** The signed checkpoints that contradict each other, or what was read: the kept one first. */
  notes: string[];
  /** What the registry served as the event. Null if it is not about a body. */
  found: string | null;
}

/** The checkpoint is not signed as required: by a key that you trust, and by the quorum of the policy. */
export interface MonitorUntrusted extends MonitorOutcome {
  /** The checkpoint is not to be believed. */
  kind: "untrusted";
  /** The keys that have signed it instead, and that `GET /log` lists. */
  offeredKeys: string[];
}

/** The registry could not be read, or what it shows is too old. That alone proves nothing. */
export interface MonitorFailure extends MonitorOutcome {
  /** The registry could not be read, or shows something old. */
  kind: "unreachable" | "stale";
}

/** The result of `monitorLog`. */
export type MonitorResult = MonitorSuccess | MonitorMisbehaviour | MonitorUntrusted | MonitorFailure;
