/** What a run of the monitor can end with, besides success. Each is thrown where it is found, and becomes the result. */

/** The registry contradicts what it signed, or its entries. */
export class Misbehaviour extends Error {
  override name = "Misbehaviour";
  readonly evidence: Evidence;

  constructor(message: string, evidence: Partial<Evidence> = {}) {
    super(message);
    this.evidence = { seq: null, notes: [], found: null, ...evidence };
  }
}

/** What shows a misbehaviour. */
export interface Evidence {
  /** The number of the event; of several, that of the first. Null if it is of no event. */
  seq: number | null;
  /** The signed checkpoints that contradict each other or what was read: the kept one first. */
  notes: string[];
  /** What the registry served as the event. Null if it is not about a body. */
  found: string | null;
}

/** The checkpoint is not signed as required. */
export class Untrusted extends Error {
  override name = "Untrusted";
  /** The keys that have signed it, and that `GET /log` lists. */
  readonly offeredKeys: string[];

  constructor(message: string, offeredKeys: string[] = []) {
    super(message);
    this.offeredKeys = offeredKeys;
  }
}

/** What the registry shows is too old. */
export class Stale extends Error {
  override name = "Stale";
}

/** Names events in a sentence: `event 7`, `events 7 to 9`. */
export function eventsFrom(first: number, count: number): string {
  return count === 1 ? `event ${first}` : `events ${first} to ${first + count - 1}`;
}
