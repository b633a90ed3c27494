/** The entity of a peer: a node that agents are imported from; what reads beside federation need of it. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";

type Schemas = components["schemas"];

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
    node_id: p.text().strictNullable(),
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
    last_sync_at: p.text().strictNullable(),
    next_sync_at: p.text(),
    consecutive_failures: p.integer(),
    last_error: p.text().strictNullable(),
    /** Whether it responded as a registry of ARD, and when that was last found out: see registry-probe.ts. */
    has_ard: p.boolean(),
    ard_probed_at: p.text().strictNullable(),
    /** The name of its log, as it says; null if it has none, or if it was not read yet. See peer-log.ts. */
    log_origin: p.text().strictNullable(),
    /** The keys of its log, separated by spaces. */
    log_vkeys: p.text().strictNullable(),
    /** Its key as a witness; null if it is none. */
    witness_vkey: p.text().strictNullable(),
    /** When these were read; null if they were not. */
    log_read_at: p.text().strictNullable(),
    /** When the node last requested them, whether or not it could read them. */
    log_asked_at: p.text().strictNullable(),
    /** The instance that synchronizes it; null if none does. See server/core/leases/instance.ts. */
    lease: p.text().strictNullable(),
  },
  uniques: [
    { name: "peer_by_id", properties: ["id"] },
    { name: "peer_by_url", properties: ["base_url"] },
  ],
});

export type Peer = InferEntity<typeof Peer>;

type Db = Kysely<{ peer: Columns<Peer> }>;

// Statements, because each lookup of an imported agent and each reading of the figures runs them.

const byStatus = statement((db: Db) =>
  db
    .selectFrom("peer") // at most a hundred
    .select(({ fn }) => ["status as value", fn.countAll<number>().as("count")])
    .where("status", "<>", "removed")
    .groupBy("status")
    .orderBy("value"),
);

/** Counts the peers that were not removed, by status. */
export function countPeers(rows: Rows): Promise<{ value: string; count: number }[]> {
  return byStatus.all(rows, {});
}

const lastSync = statement((db: Db, { id }: Pick<Peer, "id">) =>
  db.selectFrom("peer").select("last_sync_at").where("id", "=", id),
);

/** When a peer was last synchronized; null if it never was. */
export async function lastSyncOf(rows: Rows, id: string): Promise<string | null> {
  return (await lastSync.get(rows, { id }))?.last_sync_at ?? null;
}

/** Reads the peers that responded as registries of ARD: see server/features/federation/registry-probe.ts. */
export function peersWithArd(managed: Managed): Promise<Peer[]> {
  const orderBy = { added_at: "asc", key: "asc" } as const;
  return managed.em().find(Peer, { status: "active", has_ard: true }, { orderBy });
}
