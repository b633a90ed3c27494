/** The command `monitor`: runs the monitor, keeps its state in a file, and says what was found. */
import { readFile } from "node:fs/promises";
import {
  LogProofError,
  type MonitoredEvent,
  type MonitorResult,
  type MonitorState,
  monitorLog,
} from "../monitor.ts";
import { pause } from "../retries.ts";
import { type MonitorArguments, readArguments, UsageError, usage } from "./monitor-arguments.ts";
import { readState, writeEvidence, writeState } from "./state-file.ts";

/** What the process gives to the command. */
export interface CommandEnvironment {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** The function that sends requests. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits. Default: a timer. */
  wait?: (ms: number) => Promise<void>;
  /** The clock. Default: `Date.now`. */
  now?: () => number;
  /** Ends repeated runs. */
  signal?: AbortSignal;
}

/** The exit codes; 4 is for wrong usage. */
const exitCodes: Record<MonitorResult["kind"], number> = {
  ok: 0,
  unreachable: 1,
  misbehaviour: 2,
  untrusted: 3,
  stale: 3,
};
const wrongUsage = 4;

/** How each result is printed. */
const headings: Record<MonitorResult["kind"], string> = {
  ok: "OK",
  unreachable: "NOT REACHED",
  misbehaviour: "MISBEHAVIOUR",
  untrusted: "NOT TRUSTED",
  stale: "STALE",
};

/** Runs the command. @returns the exit code. */
export async function runCommand(args: readonly string[], environment: CommandEnvironment): Promise<number> {
  const { stdout, stderr } = environment;
  try {
    const given = readArguments(args);
    if (given === null) {
      stdout.write(usage);
      return 0;
    }
    return await monitor(given, environment);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof LogProofError)) throw error;
    stderr.write(`${error.message}\n${error instanceof UsageError ? "--help lists the options.\n" : ""}`);
    return wrongUsage;
  }
}

/** Runs once, or again and again until a misbehaviour is found. */
async function monitor(given: MonitorArguments, environment: CommandEnvironment): Promise<number> {
  const { everyMs } = given;
  const { signal, wait = (ms: number) => pause(ms, signal) } = environment;
  for (;;) {
    const code = await monitorOnce(given, environment);
    if (everyMs === undefined || code === exitCodes.misbehaviour || signal?.aborted) return code;
    await wait(everyMs);
    if (signal?.aborted) return code;
  }
}

async function monitorOnce(given: MonitorArguments, environment: CommandEnvironment): Promise<number> {
  const {
    baseUrl,
    file,
    policyFile,
    keys,
    agent,
    all,
    timeoutMs: timeout,
    maxCosignatureAgeS,
    quiet,
  } = given;
  const { stdout, fetch, wait, now } = environment;
  const policy = policyFile === undefined ? undefined : await readPolicy(policyFile);
  const state = withKey(await readState(file), given.acceptedKey);
  const onEvent = ({ entry, body }: MonitoredEvent) => {
    const line = agent === undefined ? null : lineOf(entry.seq, body, agent);
    if (line !== null) stdout.write(line);
  };
  const onState = (reached: MonitorState) => writeState(file, reached);
  const options = { baseUrl, state, policy, keys, all, maxCosignatureAgeS, timeout };
  const result = await monitorLog({ ...options, onEvent, onState, fetch, wait, now });
  if (result.kind === "ok" && quiet && result.notices.length === 0) return exitCodes.ok;
  for (const notice of result.notices) stdout.write(`${printable(notice)}\n`);
  stdout.write(`${headings[result.kind]}: ${printable(result.reason)}\n`);
  for (const line of await explain(result, given)) stdout.write(`  ${printable(line)}\n`);
  return exitCodes[result.kind];
}

/** What a reader should know and do, in lines. */
async function explain(result: MonitorResult, { baseUrl, file }: MonitorArguments): Promise<string[]> {
  if (result.kind === "ok") {
    const { checked, redacted, expired, witnesses } = result;
    return [
      `${checked} ${checked === 1 ? "event was" : "events were"} checked: each is the one that was sealed.`,
      ...(redacted > 0 ? [`${redacted} of them: erased, as a later event says.`] : []),
      ...(expired > 0 ? [`${expired} of them: deleted because of their age.`] : []),
      ...(witnesses.length > 0 ? [`Cosigned by ${witnesses.join(", ")}.`] : []),
    ];
  }
  if (result.kind === "misbehaviour") {
    const files = await writeEvidence(file, result);
    return [
      `Evidence: ${files.join(", ")}`,
      "Keep these files, and ask the operator. A signed checkpoint shows everybody what the log was.",
    ];
  }
  if (result.kind === "untrusted")
    return result.offeredKeys.map(
      (key) =>
        `If the operator confirms it: npm run monitor -- ${baseUrl} --state ${file} --accept-key '${key}'`,
    );
  return [];
}

async function readPolicy(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: Error) => {
    throw new UsageError(`The policy cannot be read: ${error.message}`);
  });
}

/** A state that trusts a further key. */
function withKey(state: MonitorState | null, key: string | undefined): MonitorState | null {
  if (key === undefined) return state;
  if (!state?.keys)
    throw new UsageError(
      "--accept-key adds to the keys in a state, and there are none. Use --key or --policy.",
    );
  return { ...state, keys: [...new Set([...state.keys, key])] };
}

/** An event of an agent as a line; null for events of others. */
function lineOf(seq: number, body: string, agent: string): string | null {
  const { event, timestamp, payload } = JSON.parse(body) as {
    event: string;
    timestamp: string;
    payload: {
      agent_id?: string;
      previous_agent_id?: string;
      moved_to?: string;
      change: string;
      changed?: string[];
    };
  }; // an event of the contract, which the log has sealed
  const ids = [payload.agent_id, payload.previous_agent_id, payload.moved_to];
  if (!ids.includes(agent)) return null;
  const changed = payload.changed?.length ? ` (${payload.changed.join(", ")})` : "";
  return `${printable(`${timestamp}  event ${seq}  ${event}  ${payload.change}${changed}`)}\n`;
}

/** Shows control characters in texts of a registry by their numbers: they could change what a terminal shows. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`);
}
