/** Fetches and parses pages of a peer's list. Their content is untrusted. */

import type { Egress } from "../../core/egress/egress.ts";
import { fetchJson } from "../../core/egress/fetch-json.ts";
import { isObject } from "../../core/values/json.ts";
import { isSeq } from "../../registry/agents/registration/imported-record.ts";

/** A peer could not be read. The message is shown to users and discloses nothing about this node. */
export class PeerFailure extends Error {
  /** Whether this node aborted the sync, so that it is no failure of the peer. */
  readonly aborted: boolean;

  constructor(message: string, aborted = false) {
    super(message);
    this.aborted = aborted;
  }
}

/** The peer's sequence number decreased: the peer was restored from a backup, or a lagging replica responded. */
export class SequenceDecreasedError extends PeerFailure {}

/** A page of changes. */
export interface ChangesPage {
  entries: unknown[];
  /** The sequence number up to which all changes are in this page or before it. */
  reached: number;
  /** Whether this is the last page. */
  last: boolean;
}

/** A page of a list without sequence numbers. */
export interface PlainPage {
  entries: unknown[];
  /** Null on the last page. */
  cursor: string | null;
}

/** Limits of one page. */
export interface PageLimits {
  /** The timeout of a page in milliseconds. */
  pageMs: number;
  /** The maximum length of a page in bytes. A record has about 100,000 at most. */
  pageBytes: number;
}

/** Page sizes to request: the second if a page of the first is too long. */
const sizes = [100, 10];

/** Reads the pages of one peer. */
export class Pages {
  readonly #egress: Egress;
  readonly #baseUrl: string;
  readonly #limits: PageLimits;
  readonly #signal: AbortSignal;
  /** The number of bytes read. */
  bytes = 0;

  constructor(egress: Egress, baseUrl: string, limits: PageLimits, signal: AbortSignal) {
    this.#egress = egress;
    this.#baseUrl = baseUrl;
    this.#limits = limits;
    this.#signal = signal;
  }

  /**
   * Fetches the changes of the peer's own agents after a sequence number, in order.
   * @throws PeerFailure if there is no such page, or if it does not make progress.
   */
  async changes(after: number): Promise<ChangesPage> {
    const json = await this.#fetch((limit) => `after_seq=${after}&limit=${limit}&source=local`);
    const page = changesPage(json, after);
    if (page === null) throw new PeerFailure("Its response is not a valid list of changes.");
    if (page === "decreased") throw new SequenceDecreasedError("Its sequence number is lower than before.");
    return page;
  }

  /** Fetches a page of the whole list. @throws PeerFailure if there is no such page. */
  async plain(cursor: string | null): Promise<PlainPage> {
    const position = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page = plainPage(await this.#fetch((limit) => `limit=${limit}${position}`));
    if (page === null) throw new PeerFailure("Its response is not a valid list.");
    return page;
  }

  async #fetch(query: (limit: number) => string): Promise<unknown> {
    const { pageMs: limitMs, pageBytes: maxBytes } = this.#limits;
    for (const size of sizes) {
      const url = `${this.#baseUrl}/list?${query(size)}`;
      const limits = { limitMs, maxBytes, signal: this.#signal, exact: true };
      const fetched = await fetchJson(this.#egress, url, limits);
      if (fetched.ok) {
        this.bytes += fetched.bytes;
        return fetched.json;
      }
      if (fetched.error !== "too_large") throw new PeerFailure(fetched.detail, fetched.aborted);
      this.bytes += maxBytes; // about as much was read
    }
    throw new PeerFailure(`A page of its list is longer than ${this.#limits.pageBytes} bytes.`);
  }
}

/** Parses a page of changes; null if it is not valid. The sequence numbers of its entries must increase. */
export function changesPage(json: unknown, after: number): ChangesPage | "decreased" | null {
  if (!isObject(json)) return null;
  const { agents, next_cursor, as_of_seq } = json;
  if (!Array.isArray(agents) || agents.length > (sizes[0] ?? 0) || !isSeq(as_of_seq)) return null;
  if (next_cursor !== null && typeof next_cursor !== "string") return null;
  if (as_of_seq < after) return "decreased";
  let reached = after;
  for (const entry of agents) {
    const seq = isObject(entry) ? entry.seq : undefined;
    if (!isSeq(seq)) continue; // not a record; it is counted as unusable
    if (seq <= reached) return null;
    reached = seq;
  }
  const last = next_cursor === null;
  if (!last && reached === after) return null; // no progress
  return { entries: agents, reached: last ? Math.max(reached, as_of_seq) : reached, last };
}

/** Parses a page of a list, an object with `agents` or an array of entries; null if it is neither. */
export function plainPage(json: unknown): PlainPage | null {
  if (Array.isArray(json)) return { entries: json, cursor: null };
  if (!isObject(json) || !Array.isArray(json.agents)) return null;
  const { agents, next_cursor = null } = json;
  if (next_cursor !== null && typeof next_cursor !== "string") return null;
  return { entries: agents, cursor: next_cursor === "" ? null : next_cursor };
}
