/** The rows of peers, with their counts, and their responses. */
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { FigureRow } from "../../core/journal/figures.ts";
import type { ReleaseLeases } from "../../core/leases/instance.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { Peer, PeerTable } from "../../registry/peers/peer.ts";
import type { PeerConflict } from "./peer-conflict.ts";

type Schemas = components["schemas"];

/** The maximum number of peers of a node. */
export const peerLimit = 100;

/** The maximum number of agents per peer, including retired ones. Further agents are skipped. */
export const agentLimit = 100_000;

/** A row of the table, without the lease. */
export type PeerRow = Omit<Columns<Peer>, "lease">;

/** The columns of {@link PeerRow}. */
export const peerColumns = [
  "key",
  "id",
  "base_url",
  "name",
  "node_id",
  "status",
  "mode",
  "cursor",
  "full_sync_due",
  "imported_ids",
  "skipped",
  "added_at",
  "last_sync_at",
  "next_sync_at",
  "consecutive_failures",
  "last_error",
  "has_ard",
  "ard_probed_at",
  "log_origin",
  "log_vkeys",
  "witness_vkey",
  "log_read_at",
  "log_asked_at",
] as const satisfies (keyof PeerRow)[];

/** A peer with the counts of its agents and conflicts, and with what the operator confirmed of its log. */
export interface CountedPeer extends PeerRow {
  agents: number;
  conflicts: number;
  /** The name of the witness that has its key; null if there is none. */
  witness: string | null;
  /** The keys with which this node witnesses its log, separated by spaces; null if it does not. */
  watched_vkeys: string | null;
}

/** The tables of federation, for statements. */
export interface PeerTables {
  peer: PeerTable;
  peer_conflict: Columns<PeerConflict>;
}

/** What the operator confirmed of the logs of peers. */
interface ConfirmedTables {
  log_witness: { name: string; vkey: string };
  watched_log: { origin: string; vkeys: string; removed_at: string | null };
}

type Db = Kysely<PeerTables & ConfirmedTables & { figure: FigureRow }>;

/** Reads peers with the counts of their agents, which writes maintain (`footprint` in server/registry/agents/record/save-agent.ts), and with confirmed keys. */
const withAgents = (db: Db) =>
  db
    .selectFrom("peer")
    .select(peerColumns)
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

const all = statement((db: Db) => withAgents(db).orderBy("added_at").orderBy("key"));

const byId = statement((db: Db, { id }: Pick<PeerRow, "id">) => withAgents(db).where("id", "=", id));

const conflictsOf = statement((db: Db, { key }: Pick<PeerRow, "key">) =>
  db
    .selectFrom("peer_conflict")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("peer_key", "=", key),
);

const idle = statement((db: Db) =>
  db
    .selectFrom("peer")
    .select(peerColumns)
    .where("status", "<>", "removed")
    .where("lease", "is", null)
    .orderBy("next_sync_at"),
);

/** Reads all peers, in order of addition. */
export async function allPeers(rows: Rows): Promise<CountedPeer[]> {
  const counted: CountedPeer[] = [];
  for (const peer of await all.all(rows, {}))
    counted.push({ ...peer, conflicts: await countConflicts(rows, peer) });
  return counted;
}

/** Finds a peer by its id, unless it was removed. */
export async function findPeer(rows: Rows, id: string): Promise<CountedPeer | undefined> {
  const peer = await byId.get(rows, { id });
  return peer && { ...peer, conflicts: await countConflicts(rows, peer) };
}

/** Counts a peer's conflicts. One statement for each peer: all peers together may have millions of conflicts. */
async function countConflicts(rows: Rows, { key }: Pick<PeerRow, "key">): Promise<number> {
  return (await conflictsOf.get(rows, { key }))?.count ?? 0;
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
export function idlePeers(rows: Rows): Promise<PeerRow[]> {
  return idle.all(rows, {});
}

const release = statement(
  (db: Kysely<{ peer: PeerTable }>, { instances }: { instances: readonly string[] }, { texts }) =>
    db.updateTable("peer").set({ lease: null }).where("lease", "in", texts(instances)).returning("key"),
);

/** Releases the leases of instances: their peers are synchronized again. */
export const releasePeers: ReleaseLeases = async (rows, instances) =>
  (await release.all(rows, { instances })).length;
