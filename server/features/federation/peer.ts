/** The entity of a peer, its row, and its response. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../../core/database/database.ts";
import type { FigureRow } from "../../core/database/figures.ts";
import { type Columns, statement, type Table } from "../../core/database/statement.ts";
import type { ReleaseLeases } from "../../core/leases/instance.ts";
import type { LogTables } from "../log/tables.ts";
import type { PeerConflict } from "./peer-conflict.ts";

type Schemas = components["schemas"];

/** The maximum number of peers of a node. */
export const peerLimit = 100;

/** The maximum number of agents per peer, including retired ones. Further agents are skipped. */
export const agentLimit = 100_000;

/** A peer. Removed peers are kept, so that a peer that is added again gets its old id. */
export const Peer = defineEntity({
  name: "Peer",
  tableName: "peer",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    id: p.text(),
    base_url: p.text(),
    name: p.text(),
    /** Null if the peer does not send its node id. */
    node_id: p.text().nullable(),
    status: p.text().$type<Schemas["PeerStatus"] | "removed">(),
    mode: p.text().$type<Schemas["PeerMode"]>(),
    /** The peer's sequence number up to which its changes are imported. */
    cursor: p.bigint("number"),
    /** Whether the next sync is a full one. */
    full_sync_due: p.boolean(),
    /** The number of ids of agents imported from it, including retired agents. */
    imported_ids: p.integer(),
    skipped: p.integer(),
    added_at: p.text(),
    last_sync_at: p.text().nullable(),
    next_sync_at: p.text(),
    consecutive_failures: p.integer(),
    last_error: p.text().nullable(),
    /** Whether it responded as a registry of ARD, and when that was last found out: see registry-probe.ts. */
    has_ard: p.boolean(),
    ard_probed_at: p.text().nullable(),
    /** The name of its log, as it says; null if it has none, or if it was not read yet. See peer-log.ts. */
    log_origin: p.text().nullable(),
    /** The keys of its log, separated by spaces. */
    log_vkeys: p.text().nullable(),
    /** Its key as a witness; null if it is none. */
    witness_vkey: p.text().nullable(),
    /** When these were read; null if they were not. */
    log_read_at: p.text().nullable(),
    /** When the node last requested them, whether or not it could read them. */
    log_asked_at: p.text().nullable(),
    /** The instance that synchronizes it; null if none does. See server/core/leases/instance.ts. */
    lease: p.text().nullable(),
  },
  uniques: [
    { name: "peer_by_id", properties: ["id"] },
    { name: "peer_by_url", properties: ["base_url"] },
  ],
});

export type Peer = InferEntity<typeof Peer>;

/** The table, for statements. */
export type PeerTable = Table<Peer, "key">;

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

type Db = Kysely<PeerTables & Pick<LogTables, "log_witness" | "watched_log"> & { figure: FigureRow }>;

/** Reads peers with the counts of their agents, which writes maintain (`footprint` in server/registry/agents/changes.ts), and with confirmed keys. */
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
