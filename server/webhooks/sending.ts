/** The parts that send deliveries, put together. */
import type { Database } from "../database/database.ts";
import type { Egress } from "../egress/egress.ts";
import { SecretEncryption } from "../secret-encryption.ts";
import { Attempts } from "./attempts.ts";
import { Dispatcher, type Pace } from "./dispatcher.ts";
import { EgressGate } from "./egress-gate.ts";
import { Outcomes } from "./outcomes.ts";
import { RequestLimits } from "./request-limits.ts";

/** What sending takes from the node. */
export interface Given {
  database: Database;
  egress: Egress;
  /** 32 bytes; secrets are sealed with what is derived from it. */
  nodeKey: Buffer;
  clock: () => Date;
  random: (bytes: number) => Buffer;
  pace: Pace;
  /** Aborted when the node stops: nothing is begun after, and what is under way is cut short after `pace.stop`. */
  stopping: AbortSignal;
  /** Tells the log of what failed and is tried again. */
  warn: (what: string, error: unknown) => void;
}

/** Makes the dispatcher, and what handlers need beside it. */
export function sending({ database, egress, nodeKey, clock, random, pace, stopping, warn }: Given) {
  const secretEncryption = new SecretEncryption(nodeKey, "webhook secrets", random);
  const cut = new AbortController();
  stopping.addEventListener("abort", () => setTimeout(() => cut.abort(), pace.stop).unref(), { once: true });
  const gate = new EgressGate();
  const attempts = new Attempts({
    egress,
    secretEncryption,
    gate,
    clock,
    limit: pace.attempt,
    cut: cut.signal,
  });
  const outcomes = new Outcomes(database, clock);
  const parts = { database, attempts, outcomes, clock, random, pace, warn, stopping };
  const requestLimits = new RequestLimits(() => clock().getTime());
  return { dispatcher: new Dispatcher(parts), attempts, requestLimits, secretEncryption, pace };
}
