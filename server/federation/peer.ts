/** Peer rows, and their responses. */
import type { components } from "../../generated/openapi.d.ts";
import type { Database, Rows } from "../database/database.ts";
import { leaseBounds, notLeased } from "../leases.ts";

type Schemas = components["schemas"];

/** The maximum number of peers of a node. */
export const peerLimit = 100;

/** The maximum number of agents per peer, including retired ones. Further agents are skipped. */
export const agentLimit = 100_000;

/** A peer row. Removed peers are kept, so that a peer that is added again gets its old id. */
export interface PeerRow {
  key: number;
  id: string;
  base_url: string;
  name: string;
  /** Null if the peer does not send its node id. */
  node_id: string | null;
  status: Schemas["PeerStatus"] | "removed";
  mode: Schemas["PeerMode"];
  /** The peer's sequence number up to which its changes are imported. */
  cursor: number;
  /** Whether the next sync is a full one. */
  whole: boolean | 0 | 1;
  /** The number of agents imported from it. */
  ids: number;
  skipped: number;
  added_at: string;
  last_sync_at: string | null;
  next_sync_at: string;
  consecutive_failures: number;
  last_error: string | null;
}

/** The columns of {@link PeerRow}. */
export const peerColumns = `key, id, base_url, name, node_id, status, mode, cursor, whole, ids, skipped, added_at,
  last_sync_at, next_sync_at, consecutive_failures, last_error`;

/** A peer with the counts of its agents and conflicts. */
export interface CountedPeer extends PeerRow {
  agents: number;
  conflicts: number;
}

/** Reads all peers, in order of addition. */
export function allPeers(rows: Rows): Promise<CountedPeer[]> {
  return rows.all<CountedPeer>(`${counted} where status <> 'removed' order by added_at, key`);
}

/** Finds a peer by its id, unless it was removed. */
export function findPeer(rows: Rows, id: string): Promise<CountedPeer | undefined> {
  return rows.get<CountedPeer>(`${counted} where id = ? and status <> 'removed'`, [id]);
}

/** SQL. Counts of agents are maintained by writes: see `footprint` in server/agents/changes.ts. */
const counted = `select ${peerColumns},
    coalesce((select count from figure where kind = 'source' and value = peer.id), 0) as agents,
    (select count(*) from peer_conflict where peer_key = peer.key) as conflicts
  from peer`;

/** Converts a peer to a response. */
export function toPeerResponse(row: CountedPeer): Schemas["Peer"] {
  if (row.status === "removed") throw new Error(`${row.id} was removed: it has no response`);
  const { id, name, base_url, status, mode, skipped, added_at, last_sync_at, next_sync_at } = row;
  const { consecutive_failures, last_error } = row;
  return {
    ...{ id, name, base_url, status, mode, agents: Number(row.agents), conflicts: Number(row.conflicts) },
    ...{ skipped, added_at, last_sync_at, next_sync_at, consecutive_failures, last_error },
  };
}

/** Reads the peers without a lease, longest waiting first. A node has at most a hundred peers. */
export function idlePeers(database: Database, now: string): Promise<PeerRow[]> {
  return database.all<PeerRow>(
    `select ${peerColumns} from peer where status <> 'removed' and ${notLeased} order by next_sync_at`,
    leaseBounds(now),
  );
}
