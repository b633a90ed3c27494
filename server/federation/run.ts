/** One sync with one peer: reads page after page, and writes each as it comes. */
import type { Database } from "../database/database.ts";
import type { Egress } from "../egress/egress.ts";
import { nextTurn } from "../time-slice.ts";
import { findOut } from "./handshake.ts";
import { type Bounds, isObject, JournalWentBack, Pages, PeerFailure } from "./pages.ts";
import { agentLimit, type PeerRow } from "./peer.ts";
import { retireMissing } from "./retiring.ts";
import { type Counts, type Lease, noCounts, readEntries, writeRecords } from "./writing.ts";

/** What one run may cost at most, all pages together. */
export interface RunBounds extends Bounds {
  pages: number;
  bytes: number;
  /** In milliseconds. */
  runMs: number;
}

/** What a run needs. */
export interface RunParts {
  /** Reading and writing; what changes owe to subscribers is sent. */
  database: Database;
  egress: Egress;
  bounds: RunBounds;
  /** This process' lease, to be held until the end of the next page. */
  lease: () => Lease;
  stopping: AbortSignal;
}

/** How far a run came that ended well. */
export interface Reached {
  mode: PeerRow["mode"];
  /** Whether the peer was read as a whole. */
  whole: boolean;
  /** The peer's number up to which its changes are here. */
  cursor: number;
}

/** How many entries are read, and written in one change, at most. */
const batch = 20;

/** How often the peer's numbers must be behind before it is believed that it lost some, and is read as a whole. */
const patience = 2;

/** One run. */
export class Run {
  readonly counts: Counts = noCounts();
  readonly #peer: PeerRow;
  readonly #parts: RunParts;
  readonly #pages: Pages;
  readonly #started = performance.now();

  constructor(peer: PeerRow, parts: RunParts) {
    this.#peer = peer;
    this.#parts = parts;
    this.#pages = new Pages(parts.egress, peer.base_url, parts.bounds, parts.stopping);
  }

  /**
   * Takes over what the peer has.
   * @throws PeerFailure when it cannot be read, LostLease when another process reads it; what was written before stays.
   */
  async make(): Promise<Reached> {
    const peer = this.#peer;
    if (peer.whole) return this.#whole(await this.#modeNow());
    if (peer.mode === "plain") return this.#whole("plain");
    try {
      return { mode: "changes", whole: false, cursor: await this.#changes(peer.cursor, true) };
    } catch (error) {
      if (!(error instanceof JournalWentBack)) throw error;
      // A copy that lags is behind for a moment; a peer that was restored from a backup is behind for good.
      if (peer.consecutive_failures < patience || peer.last_error !== error.message) throw error;
      return this.#whole("changes");
    }
  }

  /** How the peer can be read, found out anew; another node in its place is not taken for it. */
  async #modeNow(): Promise<PeerRow["mode"]> {
    const found = await findOut(this.#parts.egress, this.#peer.base_url, this.#parts.stopping);
    if (found.kind === "unreachable") throw new PeerFailure(found.failure.detail, found.failure.aborted);
    if (found.kind === "other") throw new PeerFailure(found.detail);
    const { node_id } = this.#peer;
    if (node_id !== null && found.nodeId !== node_id)
      throw new PeerFailure("Another node answers there now.");
    return found.mode;
  }

  /**
   * Takes over changes after a number.
   * @param keep whether to write down how far it is, page by page.
   * @param see is told all that comes.
   * @returns the number up to which all is here.
   */
  async #changes(after: number, keep: boolean, see?: (entries: unknown[]) => void): Promise<number> {
    for (let cursor = after; ; ) {
      this.#holdBounds();
      const page = await this.#pages.changes(cursor);
      see?.(page.entries);
      const moved = page.reached !== cursor;
      cursor = page.reached;
      if (page.entries.length > 0 || moved) await this.#write(page.entries, true, keep ? cursor : null);
      this.counts.pages++;
      if (page.last) return cursor;
    }
  }

  /** Reads everything, and then retires what was not there. Nothing is retired if it does not come to its end. */
  async #whole(mode: PeerRow["mode"]): Promise<Reached> {
    const seen = new Set<string>();
    const see = (entries: unknown[]) => {
      for (const entry of entries) {
        if (isObject(entry) && typeof entry.agent_id === "string") seen.add(entry.agent_id.slice(0, 256));
      }
      if (seen.size > 2 * agentLimit) throw new PeerFailure("It has more agents than a peer may have.");
    };
    const cursor = mode === "changes" ? await this.#changes(0, false, see) : await this.#list(seen, see);
    await this.#retireAllBut(seen, mode);
    return { mode, whole: true, cursor };
  }

  /** Reads the whole list of a peer that does not number its changes. */
  async #list(seen: Set<string>, see: (entries: unknown[]) => void): Promise<number> {
    const cursors = new Set<string>();
    for (let cursor: string | null = null; ; ) {
      this.#holdBounds();
      const page = await this.#pages.plain(cursor);
      const before = seen.size;
      see(page.entries);
      await this.#write(page.entries, false, null);
      this.counts.pages++;
      cursor = page.cursor;
      if (cursor === null) return 0;
      if (cursors.has(cursor) || seen.size === before) throw new PeerFailure("Its list has no end.");
      cursors.add(cursor);
    }
  }

  /**
   * Writes a page, a slice in each change, with other requests in between. One that is broken off is read again, and what was
   * written of it is found unchanged then.
   */
  async #write(page: unknown[], numbered: boolean, cursor: number | null): Promise<void> {
    for (let start = 0; start === 0 || start < page.length; start += batch) {
      const entries = page.slice(start, start + batch);
      const last = start + batch >= page.length;
      await this.#writeSome(entries, numbered, last ? cursor : null);
    }
  }

  async #writeSome(entries: unknown[], numbered: boolean, cursor: number | null): Promise<void> {
    const { database, lease } = this.#parts;
    const { records, received, unusable } = readEntries(entries, this.#peer.base_url, numbered);
    this.#add({ received, skipped: unusable });
    let written = 0;
    do {
      this.#holdOn();
      const rest = records.slice(written);
      const done = await database.transaction((tx) => writeRecords(tx, this.#peer, lease(), rest, cursor));
      this.#add(done.counts);
      written += done.taken;
      await nextTurn();
    } while (written < records.length);
  }

  #add(counts: Partial<Counts>): void {
    for (const name of Object.keys(counts) as (keyof Counts)[]) this.counts[name] += counts[name] ?? 0; // has only these
  }

  async #retireAllBut(seen: Set<string>, mode: PeerRow["mode"]): Promise<void> {
    const { database } = this.#parts;
    const here = await database.get(
      "select 1 as found from agent where source = ? and status <> 'tombstoned' limit 1",
      [this.#peer.id],
    );
    if (mode === "plain" && seen.size === 0 && here) {
      throw new PeerFailure("Its list is empty all at once: nothing was retired for that.");
    }
    await retireMissing(this.#parts, this.#peer, seen, (count) => this.#add({ tombstoned: count }));
    this.#holdOn();
  }

  #holdBounds(): void {
    this.#holdOn();
    const { bounds } = this.#parts;
    const spent = performance.now() - this.#started;
    if (this.counts.pages >= bounds.pages || this.#pages.bytes >= bounds.bytes || spent >= bounds.runMs) {
      throw new PeerFailure("It has more than is read at once; what was read stays.");
    }
  }

  /** @throws PeerFailure when the node is stopping, or the peer is being removed. */
  #holdOn(): void {
    if (this.#parts.stopping.aborted) throw new PeerFailure("The node is stopping.", true);
  }
}
