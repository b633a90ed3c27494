/** Peers with their counts, and their responses. */
import type { components } from "../../../generated/openapi.d.ts";
import type { FigureRow } from "../../core/journal/figures.ts";
import type { ReleaseLeases } from "../../core/leases/instance.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Columns } from "../../core/sql/statement.ts";
import { Peer } from "../../registry/peers/peer.ts";
import { PeerConflict } from "./peer-conflict.ts";

type Schemas = components["schemas"];

/** The maximum number of peers of a node. */
export const peerLimit = 100;

/** The maximum number of agents per peer, including retired ones. Further agents are skipped. */
export const agentLimit = 100_000;

/** A peer with the counts of its agents and conflicts, and with what the operator confirmed of its log. */
export interface CountedPeer extends Columns<Peer> {
  agents: number;
  conflicts: number;
  /** The name of the witness that has its key; null if there is none. */
  witness: string | null;
  /** The keys with which this node witnesses its log, separated by spaces; null if it does not. */
  watched_vkeys: string | null;
}

/** What the operator confirmed of the logs of peers. */
interface ConfirmedTables {
  log_witness: { name: string; vkey: string };
  watched_log: { origin: string; vkeys: string; removed_at: string | null };
}

type Tables = ConfirmedTables & { peer: Columns<Peer>; figure: FigureRow };

/** Reads peers with the counts of their agents, which writes maintain (`footprint` in server/registry/agents/record/save-agent.ts), and with confirmed keys. */
const withAgents = (managed: Managed) =>
  managed
    .em()
    .getKysely<Tables>()
    .selectFrom("peer")
    .selectAll()
    .select(({ fn, lit, selectFrom }) => [
      selectFrom("log_witness").select("name").whereRef("vkey", "=", "peer.witness_vkey").as("witness"),
      selectFrom("watched_log")
        .select("vkeys")
        .whereRef("origin", "=", "peer.log_origin")
        .where("removed_at", "is", null)
        .as("watched_vkeys"),
      fn
        .coalesce(
          selectFrom("figure").select("count").where("kind", "=", "source").whereRef("value", "=", "peer.id"),
          lit(0),
        )
        .as("agents"),
    ])
    .where("status", "<>", "removed");

/** Reads all peers, in order of addition. */
export async function allPeers(managed: Managed): Promise<CountedPeer[]> {
  const counted: CountedPeer[] = [];
  for (const peer of await withAgents(managed).orderBy("added_at").orderBy("key").execute())
    counted.push({ ...peer, conflicts: await countConflicts(managed, peer) });
  return counted;
}

/** Finds a peer by its id, unless it was removed. */
export async function findPeer(managed: Managed, id: string): Promise<CountedPeer | undefined> {
  const peer = await withAgents(managed).where("id", "=", id).executeTakeFirst();
  return peer && { ...peer, conflicts: await countConflicts(managed, peer) };
}

/** Counts a peer's conflicts. One statement for each peer: all peers together may have millions of conflicts. */
function countConflicts(managed: Managed, { key }: Pick<Peer, "key">): Promise<number> {
  return managed.em().count(PeerConflict, { peer_key: key });
}

/** Converts a peer to a response. */
export function toPeerResponse(row: CountedPeer): Schemas["Peer"] {
  if (row.status === "removed") throw new Error(`${row.id} was removed: it has no response`);
  const { id, name, base_url, status, mode, skipped, added_at, last_sync_at, next_sync_at } = row;
  const { consecutive_failures, last_error } = row;
  return {
    id,
    name,
    base_url,
    status,
    mode,
    agents: row.agents,
    conflicts: row.conflicts,
    skipped,
    added_at,
    last_sync_at,
    next_sync_at,
    consecutive_failures,
    last_error,
    log: logOf(row),
  };
}

function logOf(row: CountedPeer): Schemas["PeerLog"] | null {
  const { log_origin, log_vkeys, witness_vkey, log_read_at, witness, watched_vkeys } = row;
  if (log_origin === null || log_read_at === null) return null;
  const vkeys = keysIn(log_vkeys);
  const watched = keysIn(watched_vkeys);
  return {
    origin: log_origin,
    vkeys,
    witness_vkey,
    is_witness: witness !== null,
    is_watched: vkeys.length > 0 && vkeys.every((vkey) => watched.includes(vkey)),
    read_at: log_read_at,
  };
}

/** The keys in a text that separates them by spaces. */
function keysIn(text: string | null): string[] {
  return text ? text.split(" ") : [];
}

/** Reads the peers without a lease, longest waiting first. A node has at most a hundred peers. */
export function idlePeers(managed: Managed): Promise<Peer[]> {
  const idle = { status: { $ne: "removed" }, lease: null } as const;
  return managed.em().find(Peer, idle, { orderBy: { next_sync_at: "asc" } });
}

/** Releases the leases of instances: their peers are synchronized again. */
export const releasePeers: ReleaseLeases = (writer, instances) =>
  writer.em().nativeUpdate(Peer, { lease: { $in: [...instances] } }, { lease: null });
