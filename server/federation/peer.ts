/** Peers as they are kept and shown. */
import type { components } from "../../generated/openapi.d.ts";
import type { Database, Rows } from "../database/database.ts";
import { leaseBounds, notLeased } from "../leases.ts";

type Schemas = components["schemas"];

/** How many a node may have. */
export const peerLimit = 100;

/** Agents, retired ones too, that a peer may bring; further ones are skipped. */
export const agentLimit = 100_000;

/** A peer as it is read. `removed` ones are kept, so that one that comes back has its old id. */
export interface PeerRow {
  key: number;
  id: string;
  base_url: string;
  name: string;
  /** Null if the peer does not say which node it is. */
  node_id: string | null;
  status: Schemas["PeerStatus"] | "removed";
  mode: Schemas["PeerMode"];
  /** The peer's number up to which its changes are here. */
  cursor: number;
  /** Whether it is to be read as a whole the next time. */
  whole: boolean | 0 | 1;
  /** How many agents it has brought. */
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

/** A peer with what is counted elsewhere. */
export interface CountedPeer extends PeerRow {
  agents: number;
  conflicts: number;
}

/** All peers, in the order in which they were added. */
export function allPeers(rows: Rows): Promise<CountedPeer[]> {
  return rows.all<CountedPeer>(`${counted} where status <> 'removed' order by added_at, key`);
}

/** The peer of an id, unless it was removed. */
export function findPeer(rows: Rows, id: string): Promise<CountedPeer | undefined> {
  return rows.get<CountedPeer>(`${counted} where id = ? and status <> 'removed'`, [id]);
}

/** Figures are kept while writing: see footprint in server/agents/changes.ts. */
const counted = `select ${peerColumns},
    coalesce((select count from figure where kind = 'source' and value = peer.id), 0) as agents,
    (select count(*) from peer_conflict where peer_key = peer.key) as conflicts
  from peer`;

/** A peer as anyone may see it. */
export function present(row: CountedPeer): Schemas["Peer"] {
  if (row.status === "removed") throw new Error(`${row.id} was removed, and is not shown`);
  const { id, name, base_url, status, mode, skipped, added_at, last_sync_at, next_sync_at } = row;
  const { consecutive_failures, last_error } = row;
  return {
    ...{ id, name, base_url, status, mode, agents: Number(row.agents), conflicts: Number(row.conflicts) },
    ...{ skipped, added_at, last_sync_at, next_sync_at, consecutive_failures, last_error },
  };
}

/** Peers that no process reads or retires, longest waiting first. A node has at most a hundred. */
export function idlePeers(database: Database, now: string): Promise<PeerRow[]> {
  return database.all<PeerRow>(
    `select ${peerColumns} from peer where status <> 'removed' and ${notLeased} order by next_sync_at`,
    leaseBounds(now),
  );
}
