/**
 * The job that finishes erasures, a little at a time: it redacts the further events, deletes kept responses, and clears the database's log. How far it is, is in the erasure's row, so a killed
 * process goes on where it was.
 */

import type { Database } from "../../core/database/database.ts";
import { deleteResponsesWith } from "../../core/idempotency/stored-response.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import { agentOfKey, findAgents } from "../../registry/agents/record/agent-store.ts";
import { footprint } from "../../registry/agents/record/save-agent.ts";
import { findRedactable, redactEvents, redactedPerChange } from "../../registry/events/redaction.ts";
import { reportErasure, spansOf } from "./erase-agent.ts";
import { type Erasure, firstUnfinished, type Step, steps } from "./erasure.ts";

/** How long the job waits while something reads the log. */
const logWaitMs = 100;

/** What the job needs. */
export interface ErasureOptions {
  /** A database that sends the deliveries of its changes. */
  database: Database;
  /** Encrypts the responses that are kept for repeated requests. */
  encryption: SecretEncryption;
}

/** Where an erasure is after a piece of work: the same step at another place, or undefined if the step is done. */
type Place = string | undefined;

/**
 * Does the next piece of the oldest erasure that is not finished.
 * @returns the milliseconds until the next piece; null if there is nothing to do.
 */
export async function continueErasures({ database, encryption }: ErasureOptions): Promise<number | null> {
  const next = await firstUnfinished(database);
  if (!next) return null;
  if (next.step === "file" && !(await database.scrub())) return logWaitMs;
  await database.transaction(async (tx) => {
    const erasure = await firstUnfinished(tx);
    if (erasure?.key !== next.key || erasure.step !== next.step || !erasure.step) return; // another process did it
    const place = await work[erasure.step](tx, erasure, encryption);
    advance(tx, erasure, erasure.step, place);
  });
  return 0;
}

const work: Record<
  Step,
  (tx: Transaction, erasure: Erasure, encryption: SecretEncryption) => Promise<Place>
> = {
  events: redactNext,
  responses: (tx, { agent_ids, place, erased_at }, encryption) => {
    // As a member: the id alone may be any word, which the responses of others have.
    const texts = agent_ids.map((id) => `"agent_id":${JSON.stringify(id)}`);
    return deleteResponsesWith(tx, encryption, { texts, before: erased_at, after: place });
  },
  file: async () => undefined,
};

/** Redacts the next events, and reports them in an event of their own. */
async function redactNext(tx: Transaction, erasure: Erasure): Promise<Place> {
  const { agent_ids, imported } = erasure;
  const spans = spansOf(await findAgents(tx, agent_ids), imported);
  const redacts = await findRedactable(tx, spans, erasure.seq);
  if (redacts.length === 0) return undefined;
  const agent = await agentOfKey(tx, erasure.agent_key);
  await reportErasure(tx, agent, footprint(agent), redacts, imported);
  await redactEvents(tx, redacts, agent.seq);
  erasure.redacted_events += redacts.length;
  return redacts.length < redactedPerChange ? undefined : "more";
}

function advance({ now }: Transaction, erasure: Erasure, step: Step, place: Place): void {
  erasure.place = place ?? "";
  erasure.step = (place === undefined ? steps[steps.indexOf(step) + 1] : step) ?? null;
  if (erasure.step !== null) return;
  erasure.finished_at = now;
  erasure.agent_ids = [];
}
