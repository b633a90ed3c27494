/** Retires agents that a peer no longer has, in small batches so that other requests are served in between. */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { lastSeq } from "../../core/journal/journal.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { nextTurn, TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import type { AgentRow, AgentTables } from "../../registry/agents/record/records.ts";
import { freeImported, retireImported } from "../../registry/agents/registration/imports.ts";
import { Peer } from "../../registry/peers/peer.ts";
import { PeerConflict } from "./peer-conflict.ts";
import { deleteConflicts, lockLeased } from "./write-records.ts";

export interface RetireOptions {
  database: Database;
  /** The instance that holds the peer's lease. */
  lease: string;
  stopping: AbortSignal;
}

/** The maximum number of agents that one change loads. */
const batchSize = 20;

/** The number of rows per statement. It takes a few milliseconds. */
const pageSize = 200;

/** A statement, because a full sync runs it for each few of its agents. */
const agentPage = statement(
  (db: Kysely<AgentTables>, values: { source: string; after: number; last: number }) =>
    db
      .selectFrom("agent")
      .select(["seq", "agent_id", "status", "origin"])
      .where("source", "=", values.source)
      .where("seq", ">", values.after)
      .where("seq", "<=", values.last)
      .orderBy("seq")
      .limit(pageSize),
);

/**
 * Retires all agents of a peer that is being removed.
 * @returns whether all are retired; if the node stops, the rest is done after its next start.
 */
export async function retirePeer(
  options: RetireOptions,
  peer: Peer,
  retired: (count: number) => void,
): Promise<boolean> {
  const { stopping } = options;
  for await (const rows of agentsOf(options.database, peer.id)) {
    const living = rows.filter(({ status }) => status !== "tombstoned");
    await retireAgents(options, peer, ids(living), { free: true, retired });
    const kept = rows.filter(({ status, origin }) => status === "tombstoned" && origin !== null);
    await freeIds(options, peer, ids(kept));
    if (stopping.aborted) return false;
  }
  for await (const rows of conflictsOf(options.database, peer.key)) {
    await changeWithLease(options, peer, (tx) => deleteConflicts(tx, peer.key, ids(rows)));
    if (stopping.aborted) return false;
  }
  if (stopping.aborted) return false;
  await changeWithLease(options, peer, (tx) => markRemoved(tx, peer));
  return true;
}

/**
 * Retires the agents that a peer no longer has, after a full sync.
 * @param seen the ids that the peer has.
 */
export async function retireMissing(
  options: RetireOptions,
  peer: Peer,
  seen: ReadonlySet<string>,
  retired: (count: number) => void,
): Promise<void> {
  const isMissing = ({ agent_id }: { agent_id: string }) => !seen.has(agent_id);
  for await (const rows of agentsOf(options.database, peer.id)) {
    const missing = rows.filter((each) => each.status !== "tombstoned" && isMissing(each));
    await retireAgents(options, peer, ids(missing), { free: false, retired });
    if (options.stopping.aborted) return;
  }
  for await (const rows of conflictsOf(options.database, peer.key)) {
    const missing = rows.filter(isMissing);
    if (missing.length > 0)
      await changeWithLease(options, peer, (tx) => deleteConflicts(tx, peer.key, ids(missing)));
    if (options.stopping.aborted) return;
  }
}

type AgentOfPeer = Pick<AgentRow, "seq" | "agent_id" | "status" | "origin">;

/** Iterates over the agents of a peer in batches, in order of their changes. Leaves out those that change during the iteration. */
async function* agentsOf(database: Database, peerId: string): AsyncGenerator<AgentOfPeer[]> {
  const last = await lastSeq(database);
  for (let after = -1; ; ) {
    const rows = await agentPage.all(database, { source: peerId, after, last });
    yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.seq ?? after;
    await nextTurn();
  }
}

/** Iterates over the conflicts of a peer in batches. */
async function* conflictsOf(database: Database, peerKey: number): AsyncGenerator<{ agent_id: string }[]> {
  for (let after = ""; ; ) {
    const rows = await database
      .em()
      .find(
        PeerConflict,
        { peer_key: peerKey, agent_id: { $gt: after } },
        { fields: ["agent_id"], orderBy: { agent_id: "asc" }, limit: pageSize },
      );
    yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.agent_id ?? after;
    await nextTurn();
  }
}

/** Retires agents, one time slice per change. */
async function retireAgents(
  options: RetireOptions,
  peer: Peer,
  agentIds: readonly string[],
  { free, retired }: { free: boolean; retired: (count: number) => void },
): Promise<void> {
  for (let start = 0; start < agentIds.length && !options.stopping.aborted; ) {
    const some = agentIds.slice(start, start + batchSize);
    const done = await changeWithLease(options, peer, (tx) =>
      retireImported(tx, peer.id, some, new TimeSlice(transactionMs[tx.engine]), free),
    );
    retired(done.retired);
    start += done.taken;
  }
}

/** Frees the ids of retired agents, so that other sources can use them. */
async function freeIds(options: RetireOptions, peer: Peer, agentIds: readonly string[]): Promise<void> {
  if (agentIds.length > 0) await changeWithLease(options, peer, (tx) => freeImported(tx, peer.id, agentIds));
}

async function markRemoved(tx: Transaction, { key, id }: Peer): Promise<void> {
  // Other peers may have agents with these ids: their next sync is a full one, so that these agents are imported.
  const em = tx.em();
  const held = em.createQueryBuilder(PeerConflict).select("peer_key").where({ held_by: id });
  await em.nativeUpdate(Peer, { key: { $in: held.toRaw() } }, { full_sync_due: true });
  const removal = { status: "removed", imported_ids: 0, cursor: 0, lease: null } as const;
  await em.nativeUpdate(Peer, { key }, removal);
}

/** Makes a change under the lease, and then yields to other work. */
async function changeWithLease<Result>(
  { database, lease }: RetireOptions,
  { key }: Peer,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) => {
    await lockLeased(tx, key, lease);
    return work(tx);
  });
  await nextTurn();
  return result;
}

function ids(rows: readonly { agent_id: string }[]): string[] {
  return rows.map(({ agent_id }) => agent_id);
}
