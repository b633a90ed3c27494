/**
 * The entries of a registry's log: one for each event of its journal, in the order of the journal.
 *
 * An entry has a hash of the event's body instead of the body, so that the node can delete a body and the log still proves which
 * one it was. The random `idempotency_key` in the body keeps others from guessing a deleted body by its hash.
 */

import { LogProofError } from "./tree.ts";

/** What the log says of an event. */
export interface LogEntry {
  /** The number of the event. */
  seq: number;
  /** Its type. */
  event: string;
  /** When it was committed. */
  timestamp: string;
  /** The SHA-256 of its body in hex: of the exact bytes that webhooks and `GET /events` send. */
  body_sha256: string;
}

/** The bytes of an entry, as text in ASCII. */
export function entryText({ seq, event, timestamp, body_sha256 }: LogEntry): string {
  return JSON.stringify({ v: 1, seq, event, timestamp, body_sha256 });
}

/**
 * Reads an entry.
 * @throws LogProofError if it is none, or one of a newer form.
 */
export function parseEntry(bytes: Uint8Array): LogEntry {
  const text = new TextDecoder().decode(bytes);
  const { v, ...entry } = asEntry(text);
  if (v !== 1) throw new LogProofError(`The form ${v} of this entry is unknown: update the client.`);
  if (entryText(entry) !== text) throw new LogProofError(`This is no entry of a log: ${text.slice(0, 200)}`);
  return entry;
}

function asEntry(text: string): LogEntry & { v: unknown } {
  try {
    return JSON.parse(text) ?? {}; // what it has is compared with the text
  } catch {
    throw new LogProofError(`This is no entry of a log: ${text.slice(0, 200)}`);
  }
}
