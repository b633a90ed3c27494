/** One sync with one peer: fetches its pages in order, and writes each page before it fetches the next. */
import type { Database } from "../../core/database/database.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { nextTurn } from "../../core/time/time-slice.ts";
import { isObject } from "../../core/values/json.ts";
import type { AgentTables } from "../../registry/agents/record/records.ts";
import type { Peer } from "../../registry/peers/peer.ts";
import { type PageLimits, Pages, PeerFailure, SequenceDecreasedError } from "./pages.ts";
import { agentLimit } from "./peer.ts";
import { probePeer } from "./probe-peer.ts";
import { retireMissing } from "./retire-agents.ts";
import { type Counts, noCounts, readEntries, writeRecords } from "./write-records.ts";

/** Limits of one sync, all pages together. */
export interface SyncLimits extends PageLimits {
  pages: number;
  bytes: number;
  timeoutMs: number;
}

export interface SyncRunOptions {
  /** Reads and writes; deliveries of its changes are sent to subscribers. */
  database: Database;
  egress: Egress;
  limits: SyncLimits;
  /** The instance that holds the peer's lease. */
  lease: string;
  stopping: AbortSignal;
}

/** The position after a successful sync. */
export interface SyncPosition {
  mode: Peer["mode"];
  /** Whether it was a full sync. */
  isFull: boolean;
  /** The peer's sequence number up to which its changes are imported. */
  cursor: number;
}

/** The maximum number of entries that are parsed and written at once. */
const batchSize = 20;

/** The number of consecutive syncs with a decreased sequence number after which a full sync is made. */
const minLaggingSyncs = 2;

/** One sync. */
export class SyncRun {
  readonly counts: Counts = noCounts();
  readonly #peer: Peer;
  readonly #options: SyncRunOptions;
  readonly #pages: Pages;
  readonly #started = performance.now();

  constructor(peer: Peer, options: SyncRunOptions) {
    this.#peer = peer;
    this.#options = options;
    this.#pages = new Pages(options.egress, peer.base_url, options.limits, options.stopping);
  }

  /**
   * Imports the agents of the peer.
   * @throws PeerFailure if the peer cannot be read, or LeaseLostError if another process has the lease. Written pages are kept.
   */
  async run(): Promise<SyncPosition> {
    const peer = this.#peer;
    if (peer.full_sync_due) return this.#syncAll(await this.#probeMode());
    if (peer.mode === "plain") return this.#syncAll("plain");
    try {
      return { mode: "changes", isFull: false, cursor: await this.#syncChanges(peer.cursor, true) };
    } catch (error) {
      if (!(error instanceof SequenceDecreasedError)) throw error;
      // A lagging replica catches up; a peer that was restored from a backup does not.
      if (peer.consecutive_failures < minLaggingSyncs || peer.last_error !== error.message) throw error;
      return this.#syncAll("changes");
    }
  }

  /** Probes the mode of the peer again. @throws PeerFailure if another node responds. */
  async #probeMode(): Promise<Peer["mode"]> {
    const found = await probePeer(this.#options.egress, this.#peer.base_url, this.#options.stopping);
    if (found.kind === "unreachable") throw new PeerFailure(found.failure.detail, found.failure.aborted);
    if (found.kind === "other") throw new PeerFailure(found.detail);
    const { node_id } = this.#peer;
    if (node_id !== null && found.nodeId !== node_id)
      throw new PeerFailure("Another node responds at this URL now.");
    return found.mode;
  }

  /**
   * Imports the changes after a sequence number.
   * @param saveCursor whether to save the cursor after each page.
   * @param onEntries called with the entries of each page.
   * @returns the sequence number up to which all changes are imported.
   */
  async #syncChanges(
    after: number,
    saveCursor: boolean,
    onEntries?: (entries: unknown[]) => void,
  ): Promise<number> {
    for (let cursor = after; ; ) {
      this.#checkLimits();
      const page = await this.#pages.changes(cursor);
      onEntries?.(page.entries);
      const moved = page.reached !== cursor;
      cursor = page.reached;
      if (page.entries.length > 0 || moved)
        await this.#writePage(page.entries, true, saveCursor ? cursor : null);
      this.counts.pages++;
      if (page.last) return cursor;
    }
  }

  /** Makes a full sync: imports all agents, and then retires those that the peer no longer has. An incomplete sync retires nothing. */
  async #syncAll(mode: Peer["mode"]): Promise<SyncPosition> {
    const seen = new Set<string>();
    const onEntries = (entries: unknown[]) => {
      for (const entry of entries) {
        if (isObject(entry) && typeof entry.agent_id === "string") seen.add(entry.agent_id.slice(0, 256));
      }
      if (seen.size > 2 * agentLimit)
        throw new PeerFailure("It has more agents than the node accepts from a peer.");
    };
    const cursor =
      mode === "changes"
        ? await this.#syncChanges(0, false, onEntries)
        : await this.#syncList(seen, onEntries);
    await this.#retireUnseen(seen, mode);
    return { mode, isFull: true, cursor };
  }

  /** Imports the full list of a peer without sequence numbers. */
  async #syncList(seen: Set<string>, onEntries: (entries: unknown[]) => void): Promise<number> {
    const cursors = new Set<string>();
    for (let cursor: string | null = null; ; ) {
      this.#checkLimits();
      const page = await this.#pages.plain(cursor);
      const before = seen.size;
      onEntries(page.entries);
      await this.#writePage(page.entries, false, null);
      this.counts.pages++;
      cursor = page.cursor;
      if (cursor === null) return 0;
      if (cursors.has(cursor) || seen.size === before) throw new PeerFailure("Its list does not end.");
      cursors.add(cursor);
    }
  }

  /**
   * Writes a page, one time slice per transaction, so that other requests are served in between. An interrupted page is
   * fetched again; its written records are then unchanged.
   */
  async #writePage(page: unknown[], numbered: boolean, cursor: number | null): Promise<void> {
    for (let start = 0; start === 0 || start < page.length; start += batchSize) {
      const entries = page.slice(start, start + batchSize);
      const last = start + batchSize >= page.length;
      await this.#writeBatch(entries, numbered, last ? cursor : null);
    }
  }

  async #writeBatch(entries: unknown[], numbered: boolean, cursor: number | null): Promise<void> {
    const { database, lease } = this.#options;
    const { records, received, unusable } = readEntries(entries, this.#peer.base_url, numbered);
    this.#add({ received, skipped: unusable });
    let written = 0;
    do {
      this.#checkStopping();
      const rest = records.slice(written);
      const done = await database.transaction((tx) => writeRecords(tx, this.#peer, lease, rest, cursor));
      this.#add(done.counts);
      written += done.taken;
      await nextTurn();
    } while (written < records.length);
  }

  #add(counts: Partial<Counts>): void {
    for (const name of Object.keys(counts) as (keyof Counts)[]) this.counts[name] += counts[name] ?? 0; // the keys of Counts
  }

  async #retireUnseen(seen: Set<string>, mode: Peer["mode"]): Promise<void> {
    const { database } = this.#options;
    const hasAgents = await database
      .em()
      .getKysely<AgentTables>()
      .selectFrom("agent")
      .select("key")
      .where("source", "=", this.#peer.id)
      .where("status", "<>", "tombstoned")
      .limit(1)
      .executeTakeFirst();
    if (mode === "plain" && seen.size === 0 && hasAgents) {
      throw new PeerFailure("Its list is empty: its agents were not retired, because this may be a failure.");
    }
    await retireMissing(this.#options, this.#peer, seen, (count) => this.#add({ tombstoned: count }));
    this.#checkStopping();
  }

  #checkLimits(): void {
    this.#checkStopping();
    const { limits } = this.#options;
    const spent = performance.now() - this.#started;
    if (this.counts.pages >= limits.pages || this.#pages.bytes >= limits.bytes || spent >= limits.timeoutMs) {
      throw new PeerFailure("It exceeds the limits of one sync. What was imported is kept.");
    }
  }

  /** @throws PeerFailure when the node is stopping, or the peer is being removed. */
  #checkStopping(): void {
    if (this.#options.stopping.aborted) throw new PeerFailure("The node is stopping.", true);
  }
}
