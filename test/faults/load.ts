/** Plays a fault under load: what callers get, what readiness says, when writing is back, and what is there afterwards. */
import { setTimeout as pause } from "node:timers/promises";
import { createRegistry, RegistryError } from "../../client/index.ts";
import type { NodeProcess } from "./process.ts";

/** What came of a fault. */
export interface Outcome {
  /** How often callers got each response while it lasted: `201`, or status and code of the rejection. */
  callers: Record<string, number>;
  /** The responses of `/health/ready` while it lasted. */
  ready: Record<string, number>;
  /** How long a caller waited at most while it lasted, in milliseconds. */
  longestWaitMs: number;
  /** How long readiness said 200 at most while no change succeeded, in milliseconds. */
  falselyReadyMs: number;
  /** From the end of the fault until a change was confirmed, in milliseconds. */
  backAfterMs: number;
  /** How many changes were confirmed, before, during and after the fault. */
  confirmed: number;
  /** Changes that were confirmed and are not there. */
  lost: string[];
  /** Changes that were said not to have been made and are there. */
  claimed: string[];
}

/** A fault that is played. */
export interface Play {
  /** The node as it is now: a fault may be that it ends. */
  node(): NodeProcess;
  begin(): Promise<void>;
  end(): Promise<void>;
  /** How long it lasts: a time in milliseconds, or until callers and readiness show it. */
  duration: number | "until noticed";
  /** Whether some changes are made meanwhile, and it is noticed by nothing but those. */
  harmless: boolean;
  /** Ends it all, and returns the ids of the agents that the database has. */
  afterwards(): Promise<Set<string>>;
}

/** How many callers write at a time, and how long each waits before its next change, in milliseconds. */
const writers = 4;
const writeIntervalMs = 100;

/** How many agents were sent: each has an id of its own, also where a database bears several faults. */
let count = 0;

/** After how many changes a harmless fault has been noticed. */
const enoughChanges = 20;

/** How long to wait for a fault to be noticed, or for writing to be back, in milliseconds: then something hangs. */
const hangTimeoutMs = 100_000;

/** How long a caller waits, in milliseconds. */
const callerTimeoutMs = 15_000;

/** The rejection that leaves open whether a change was made; every other says that it was not. */
const unknown = "503 outcome_unknown";

export async function playUnderLoad(play: Play): Promise<Outcome> {
  const { node, begin, end, afterwards } = play;
  const confirmed: string[] = [];
  const rejected: string[] = [];
  let callers: Record<string, number> = {};
  const ready: Record<string, number> = {};
  let phase: "before" | "during" | "after" | "over" = "before";
  let endedAt = Number.POSITIVE_INFINITY;
  let backAt: number | undefined;
  let longestWaitMs = 0;
  let falselyReadyMs = 0;
  let lastSuccessAt = 0;

  const write = async () => {
    while (phase !== "over") {
      const id = `agent-${++count}`;
      const sentAt = performance.now();
      const got = await register(node(), id);
      const respondedAt = performance.now();
      if (phase === "during") {
        callers[got] = (callers[got] ?? 0) + 1;
        longestWaitMs = Math.max(longestWaitMs, respondedAt - sentAt);
      }
      if (got === "201") {
        confirmed.push(id);
        lastSuccessAt = respondedAt;
        if (sentAt >= endedAt) backAt ??= respondedAt;
      } else if (got !== "no response" && got !== unknown) {
        rejected.push(id);
      }
      await pause(writeIntervalMs);
    }
  };
  const look = async () => {
    while (phase !== "over") {
      if (phase === "during") {
        const got = await statusOf(`${node().url}/health/ready`);
        if (phase === "during") {
          ready[got] = (ready[got] ?? 0) + 1;
          if (got === "200") falselyReadyMs = Math.max(falselyReadyMs, performance.now() - lastSuccessAt);
        }
      }
      await pause(100);
    }
  };
  const work = [...Array.from({ length: writers }, write), look()];
  const noticed = () => {
    if (play.harmless) return (callers["201"] ?? 0) >= enoughChanges;
    return [callers, ready].every((counts) => Object.keys(counts).some((each) => !each.startsWith("2")));
  };
  await until(() => confirmed.length >= enoughChanges);
  if (confirmed.length === 0) {
    phase = "over";
    throw new Error(`No change succeeds before the fault: ${node().output().slice(-2_000)}`);
  }
  callers = {};
  phase = "during";
  await begin();
  if (play.duration === "until noticed") await until(noticed);
  else await pause(play.duration);
  await end();
  endedAt = performance.now();
  phase = "after";
  await until(() => backAt !== undefined);
  phase = "over";
  await Promise.all(work);

  const there = await afterwards();
  return {
    callers,
    ready,
    longestWaitMs: Math.round(longestWaitMs),
    falselyReadyMs: Math.round(falselyReadyMs),
    backAfterMs: Math.round((backAt ?? Number.POSITIVE_INFINITY) - endedAt),
    confirmed: confirmed.length,
    lost: confirmed.filter((id) => !there.has(id)),
    claimed: rejected.filter((id) => there.has(id)),
  };
}

/** Waits for a condition, or until that hangs. */
export async function until(condition: () => boolean): Promise<void> {
  const startedAt = performance.now();
  while (!condition() && performance.now() - startedAt < hangTimeoutMs) await pause(10);
}

async function register({ url }: NodeProcess, id: string): Promise<string> {
  const registry = createRegistry({ baseUrl: url, maxRetries: 0 });
  try {
    const registration = { agent_id: id, agent_url: `https://${id}.example.com/` };
    await registry.agents.register(registration, { signal: AbortSignal.timeout(callerTimeoutMs) });
    return "201";
  } catch (error) {
    if (error instanceof RegistryError && error.status) return `${error.status} ${error.code}`;
    return "no response";
  }
}

async function statusOf(url: string): Promise<string> {
  try {
    return String((await fetch(url, { signal: AbortSignal.timeout(callerTimeoutMs) })).status);
  } catch {
    return "no response";
  }
}
