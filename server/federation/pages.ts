/** Pages of a peer's list, as they come: from anybody, with anything in them. */

import { isSeq } from "../agents/imported-record.ts";
import type { Egress } from "../egress/egress.ts";
import { fetchJson } from "../egress/fetch-json.ts";

/** A peer could not be read. The message is for people, and tells nothing of this node. */
export class PeerFailure extends Error {
  /** Whether the peer is not to blame: this side stopped. */
  readonly aborted: boolean;

  constructor(message: string, aborted = false) {
    super(message);
    this.aborted = aborted;
  }
}

/** The peer's number of changes is less than it was: it was restored, or read from a copy that lags. */
export class JournalWentBack extends PeerFailure {}

/** A page of changes. */
export interface ChangesPage {
  entries: unknown[];
  /** Up to which number everything is in this page or before it. */
  reached: number;
  /** Whether this is all that there is. */
  last: boolean;
}

/** A page of a list whose changes are not numbered. */
export interface PlainPage {
  entries: unknown[];
  /** Null on the last page. */
  cursor: string | null;
}

/** What a peer may cost at most. */
export interface Bounds {
  /** A page, in milliseconds. */
  pageMs: number;
  /** A page, in bytes. A record has about 100,000 at most. */
  pageBytes: number;
}

/** Entries asked for; fewer when these are longer than a page may be. */
const sizes = [100, 10];

/** Reads the pages of one peer. */
export class Pages {
  readonly #egress: Egress;
  readonly #baseUrl: string;
  readonly #bounds: Bounds;
  readonly #signal: AbortSignal;
  /** How many bytes were read. */
  bytes = 0;

  constructor(egress: Egress, baseUrl: string, bounds: Bounds, signal: AbortSignal) {
    this.#egress = egress;
    this.#baseUrl = baseUrl;
    this.#bounds = bounds;
    this.#signal = signal;
  }

  /**
   * What changed at the peer itself after a number, in the order of the changes.
   * @throws PeerFailure when there is no such page, or it does not lead on.
   */
  async changes(after: number): Promise<ChangesPage> {
    const json = await this.#fetch((limit) => `after_seq=${after}&limit=${limit}&source=local`);
    const page = changesPage(json, after);
    if (page === null) throw new PeerFailure("Its list of changes is not one.");
    if (page === "went back") throw new JournalWentBack("It knows less than it did before.");
    return page;
  }

  /** A page of the whole list. @throws PeerFailure when there is none. */
  async plain(cursor: string | null): Promise<PlainPage> {
    const position = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page = plainPage(await this.#fetch((limit) => `limit=${limit}${position}`));
    if (page === null) throw new PeerFailure("Its list is not one.");
    return page;
  }

  async #fetch(query: (limit: number) => string): Promise<unknown> {
    const { pageMs: limitMs, pageBytes: maxBytes } = this.#bounds;
    for (const size of sizes) {
      const url = `${this.#baseUrl}/list?${query(size)}`;
      const fetched = await fetchJson(this.#egress, url, { limitMs, maxBytes, signal: this.#signal });
      if (fetched.ok) {
        this.bytes += fetched.bytes;
        return fetched.json;
      }
      if (fetched.error !== "too_large") throw new PeerFailure(fetched.detail, fetched.aborted);
      this.bytes += maxBytes; // about as much was read
    }
    throw new PeerFailure(`A page of its list is longer than ${this.#bounds.pageBytes} bytes.`);
  }
}

/** Reads a page of changes; null if it is none. Each entry that has a number has one after those before it. */
export function changesPage(json: unknown, after: number): ChangesPage | "went back" | null {
  if (!isObject(json)) return null;
  const { agents, next_cursor, as_of_seq } = json;
  if (!Array.isArray(agents) || agents.length > (sizes[0] ?? 0) || !isSeq(as_of_seq)) return null;
  if (next_cursor !== null && typeof next_cursor !== "string") return null;
  if (as_of_seq < after) return "went back";
  let reached = after;
  for (const entry of agents) {
    const seq = isObject(entry) ? entry.seq : undefined;
    if (!isSeq(seq)) continue; // no record; it is counted as such
    if (seq <= reached) return null;
    reached = seq;
  }
  const last = next_cursor === null;
  if (!last && reached === after) return null; // there would be no end
  return { entries: agents, reached: last ? Math.max(reached, as_of_seq) : reached, last };
}

/** Reads a page of a list: an object with `agents`, or the entries alone; null if it is none. */
export function plainPage(json: unknown): PlainPage | null {
  if (Array.isArray(json)) return { entries: json, cursor: null };
  if (!isObject(json) || !Array.isArray(json.agents)) return null;
  const { agents, next_cursor = null } = json;
  if (next_cursor !== null && typeof next_cursor !== "string") return null;
  return { entries: agents, cursor: next_cursor === "" ? null : next_cursor };
}

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value);
}
