/** Agents of a peer that are here and no longer there: they are retired, a few at a time, with other requests in between. */
import { retireImported } from "../agents/imports.ts";
import type { Database } from "../database/database.ts";
import { marks } from "../database/marks.ts";
import type { Transaction } from "../database/transaction.ts";
import { nextTurn, TimeSlice, transactionMs } from "../time-slice.ts";
import type { PeerRow } from "./peer.ts";
import { forgetConflicts, holdLease, type Lease } from "./writing.ts";

/** What retiring needs. */
export interface RetiringParts {
  database: Database;
  /** This process' lease, to be held until the end of the next change. */
  lease: () => Lease;
  stopping: AbortSignal;
}

/** How many agents one change loads at most. */
const batch = 20;

/** How many rows one statement reads, or changes by themselves. It takes a few milliseconds. */
const page = 200;

/** Retires all agents of a peer that is being removed. What is not done at a stop is done after the next start. */
export async function retirePeer(
  parts: RetiringParts,
  peer: PeerRow,
  retired: (count: number) => void,
): Promise<boolean> {
  const { stopping } = parts;
  for await (const rows of agentsOf(parts.database, peer.id)) {
    const living = rows.filter(({ status }) => status !== "tombstoned");
    await retireAgents(parts, peer, ids(living), { free: true, retired });
    const kept = rows.filter(({ status, origin }) => status === "tombstoned" && origin !== null);
    await freeIds(parts, peer, ids(kept));
    if (stopping.aborted) return false;
  }
  for await (const rows of conflictsOf(parts.database, peer.key)) {
    await change(parts, peer, (tx) => forgetConflicts(tx, peer.key, ids(rows)));
    if (stopping.aborted) return false;
  }
  if (stopping.aborted) return false;
  await change(parts, peer, (tx) => markRemoved(tx, peer));
  return true;
}

/**
 * Retires the agents that a peer no longer has, after it was read as a whole.
 * @param seen the ids that it has.
 */
export async function retireMissing(
  parts: RetiringParts,
  peer: PeerRow,
  seen: ReadonlySet<string>,
  retired: (count: number) => void,
): Promise<void> {
  const isMissing = ({ agent_id }: { agent_id: string }) => !seen.has(agent_id);
  for await (const rows of agentsOf(parts.database, peer.id)) {
    const missing = rows.filter((each) => each.status !== "tombstoned" && isMissing(each));
    await retireAgents(parts, peer, ids(missing), { free: false, retired });
    if (parts.stopping.aborted) return;
  }
  for await (const rows of conflictsOf(parts.database, peer.key)) {
    const missing = rows.filter(isMissing);
    if (missing.length > 0) await change(parts, peer, (tx) => forgetConflicts(tx, peer.key, ids(missing)));
    if (parts.stopping.aborted) return;
  }
}

interface AgentOfPeer {
  seq: number;
  agent_id: string;
  status: string;
  origin: string | null;
}

/** The agents of a peer, some at a time, in the order of their changes; not those that change meanwhile. */
async function* agentsOf(database: Database, peerId: string): AsyncGenerator<AgentOfPeer[]> {
  const end = await database.get<{ seq: number }>("select seq from journal where id = 1");
  for (let after = -1; ; ) {
    const rows = await database.all<AgentOfPeer>(
      `select seq, agent_id, status, origin from agent where source = ? and seq > ? and seq <= ?
        order by seq limit ?`,
      [peerId, after, end?.seq ?? 0, page],
    );
    yield rows;
    if (rows.length < page) return;
    after = rows.at(-1)?.seq ?? after;
    await nextTurn();
  }
}

/** The conflicts of a peer, some at a time. */
async function* conflictsOf(database: Database, peerKey: number): AsyncGenerator<{ agent_id: string }[]> {
  for (let after = ""; ; ) {
    const rows = await database.all<{ agent_id: string }>(
      "select agent_id from peer_conflict where peer_key = ? and agent_id > ? order by agent_id limit ?",
      [peerKey, after, page],
    );
    yield rows;
    if (rows.length < page) return;
    after = rows.at(-1)?.agent_id ?? after;
    await nextTurn();
  }
}

/** Retires agents, a slice in each change. */
async function retireAgents(
  parts: RetiringParts,
  peer: PeerRow,
  agentIds: readonly string[],
  { free, retired }: { free: boolean; retired: (count: number) => void },
): Promise<void> {
  for (let start = 0; start < agentIds.length && !parts.stopping.aborted; ) {
    const some = agentIds.slice(start, start + batch);
    const done = await change(parts, peer, (tx) =>
      retireImported(tx, peer.id, some, new TimeSlice(transactionMs[tx.engine]), free),
    );
    retired(done.retired);
    start += done.taken;
  }
}

/** Makes the ids of retired agents anybody's. */
async function freeIds(parts: RetiringParts, peer: PeerRow, agentIds: readonly string[]): Promise<void> {
  if (agentIds.length === 0) return;
  const sql = `update agent set origin = null where source = ? and status = 'tombstoned' and agent_id in (${marks(agentIds)})`;
  await change(parts, peer, (tx) => tx.run(sql, [peer.id, ...agentIds]));
}

async function markRemoved(tx: Transaction, { key, id }: PeerRow): Promise<void> {
  // Other peers may have agents of these ids: they are read as a whole the next time, and have them then.
  await tx.run(
    "update peer set whole = true where key in (select peer_key from peer_conflict where held_by = ?)",
    [id],
  );
  await tx.run(
    "update peer set status = 'removed', ids = 0, cursor = 0, lease = null, lease_until = null where key = ?",
    [key],
  );
}

/** One change under the lease, and a turn for others after it. */
async function change<Result>(
  { database, lease }: RetiringParts,
  { key }: PeerRow,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) => {
    await holdLease(tx, key, lease());
    return work(tx);
  });
  await nextTurn();
  return result;
}

function ids(rows: readonly { agent_id: string }[]): string[] {
  return rows.map(({ agent_id }) => agent_id);
}
