/** One sync with one peer: reads page after page, and writes each as it comes. */
import type { Database } from "../database/database.ts";
import type { Egress } from "../egress/egress.ts";
import { findOut } from "./handshake.ts";
import { type Bounds, isObject, JournalWentBack, Pages, PeerFailure } from "./pages.ts";
import { agentLimit, type PeerRow } from "./peer.ts";
import { type Counts, type Lease, noCounts, readEntries, writeMissing, writePage } from "./writing.ts";

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

/** How many rows are written in one change. */
const batch = 100;

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
      else this.counts.pages++;
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
      for (let start = 0; start === 0 || start < page.entries.length; start += batch) {
        await this.#write(page.entries.slice(start, start + batch), false, null);
      }
      this.counts.pages -= Math.max(0, Math.ceil(page.entries.length / batch) - 1);
      cursor = page.cursor;
      if (cursor === null) return 0;
      if (cursors.has(cursor) || seen.size === before) throw new PeerFailure("Its list has no end.");
      cursors.add(cursor);
    }
  }

  async #write(entries: unknown[], numbered: boolean, cursor: number | null): Promise<void> {
    const peer = this.#peer;
    const page = readEntries(entries, peer.base_url, numbered);
    const done = await this.#parts.database.transaction((tx) =>
      writePage(tx, peer, this.#parts.lease(), page, cursor),
    );
    for (const name of Object.keys(done) as (keyof Counts)[]) this.counts[name] += done[name]; // has exactly these
  }

  async #retireAllBut(seen: Set<string>, mode: PeerRow["mode"]): Promise<void> {
    const { database, lease } = this.#parts;
    const here = await database.all<{ agent_id: string }>(
      "select agent_id from agent where source = ? and status <> 'tombstoned' order by seq",
      [this.#peer.id],
    );
    if (mode === "plain" && seen.size === 0 && here.length > 0) {
      throw new PeerFailure("Its list is empty all at once: nothing was retired for that.");
    }
    const sql = "select agent_id from peer_conflict where peer_key = ?";
    const doubtful = await database.all<{ agent_id: string }>(sql, [this.#peer.key]);
    const agents = here.map(({ agent_id }) => agent_id).filter((id) => !seen.has(id));
    const conflicts = doubtful.map(({ agent_id }) => agent_id).filter((id) => !seen.has(id));
    while (agents.length > 0 || conflicts.length > 0) {
      const missing = { agents: agents.splice(0, batch), conflicts: conflicts.splice(0, batch) };
      this.counts.tombstoned += await database.transaction((tx) =>
        writeMissing(tx, this.#peer, lease(), missing),
      );
    }
  }

  #holdBounds(): void {
    const { bounds, stopping } = this.#parts;
    if (stopping.aborted) throw new PeerFailure("The node is stopping.", true);
    const spent = performance.now() - this.#started;
    if (this.counts.pages >= bounds.pages || this.#pages.bytes >= bounds.bytes || spent >= bounds.runMs) {
      throw new PeerFailure("It has more than is read at once; what was read stays.");
    }
  }
}
