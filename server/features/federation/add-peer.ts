/** Adds a peer: checks its base URL, and writes it once a probe has found a node there. */

import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import { checkFetchUrl } from "../../core/egress/fetch-url.ts";
import type { Pins } from "../../core/egress/pins.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { type PeerRow, type PeerTables, peerLimit } from "./peer.ts";
import type { PeerLogColumns } from "./peer-log.ts";

/** The maximum length of a base URL in characters. Paths and queries are appended to it. */
const maxUrlLength = 1_024;

/** A node that was found by a probe. */
export interface Candidate {
  baseUrl: string;
  name: string;
  nodeId: string | null;
  mode: components["schemas"]["PeerMode"];
  hasArd: boolean;
  log: PeerLogColumns;
}

/** Checks the base URL of a peer, and removes trailing slashes. */
export function readBaseUrl(raw: string, pins: Pins): { baseUrl: string; host: string } | { reason: string } {
  if (raw.length > maxUrlLength) return { reason: `The URL is longer than ${maxUrlLength} characters.` };
  if (raw.includes("?")) return { reason: "The URL must not have a query." };
  const checked = checkFetchUrl(raw, pins);
  if ("reason" in checked) return checked;
  const { origin, pathname, host } = checked.url;
  return { baseUrl: origin + pathname.replace(/(?<!\/)\/+$/, ""), host };
}

type Db = Kysely<PeerTables>;

/** Finds peers that may be the same node. */
const sameNode = statement((db: Db, { base_url, node_id }: Pick<PeerRow, "base_url" | "node_id">) =>
  db
    .selectFrom("peer")
    .select(["key", "id", "base_url", "status"])
    .where(({ eb, or }) => or([eb("base_url", "=", base_url), eb("node_id", "=", node_id)])),
);

const countPeers = statement((db: Db) =>
  db
    .selectFrom("peer")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "<>", "removed"),
);

type Added = Pick<PeerRow, "name" | "node_id" | "mode" | "has_ard"> & PeerLogColumns & { now: string };

/** The columns of a peer that was not synchronized yet. */
const initial = {
  status: "active",
  cursor: 0,
  full_sync_due: false,
  skipped: 0,
  last_sync_at: null,
  consecutive_failures: 0,
  last_error: null,
} as const;

/** What was found out about a peer, as columns. Each is named: a statement is built with the names that are read of its values. */
function columnsOf(found: Omit<Added, "now">) {
  const { name, node_id, mode, has_ard, log_origin, log_vkeys, witness_vkey, log_read_at, log_asked_at } =
    found;
  return { name, node_id, mode, has_ard, log_origin, log_vkeys, witness_vkey, log_read_at, log_asked_at };
}

const reactivate = statement((db: Db, values: Added & Pick<PeerRow, "key">) => {
  const { key, now } = values;
  return db
    .updateTable("peer")
    .set({ ...initial, ...columnsOf(values), ard_probed_at: now, added_at: now, next_sync_at: now })
    .where("key", "=", key);
});

const insert = statement((db: Db, values: Added & Pick<PeerRow, "id" | "base_url">) => {
  const { id, base_url, now } = values;
  return db.insertInto("peer").values({
    ...initial,
    ...columnsOf(values),
    id,
    base_url,
    ard_probed_at: now,
    imported_ids: 0,
    added_at: now,
    next_sync_at: now,
    lease: null,
  });
});

/**
 * Writes a peer and emits its event. A removed peer gets its old id, and so its agents, if it has the same base URL. The node
 * id alone is not enough: any host can claim another node's id.
 * @returns the peer's id, or the problem of a peer that already exists.
 */
export async function writePeer(tx: Transaction, candidate: Candidate, newId: () => string) {
  const { baseUrl, name, nodeId, mode, hasArd, log } = candidate;
  const similar = await sameNode.all(tx, { base_url: baseUrl, node_id: nodeId });
  const existing = similar.find(({ status }) => status !== "removed");
  if (existing) {
    const still = existing.status === "removing" ? ", and is still being removed" : "";
    const detail = `That node is ${existing.id}, at ${existing.base_url}${still}.`;
    return rejectWith(409, "peer_known", detail, { peer_id: existing.id });
  }
  if (((await countPeers.get(tx, {}))?.count ?? 0) >= peerLimit) {
    const detail = `The node has ${peerLimit} peers: remove one first.`;
    return rejectWith(409, "peer_limit_reached", detail, { limit: peerLimit });
  }
  const old = similar.find(({ base_url }) => base_url === baseUrl);
  const id = old?.id ?? `peer_${newId()}`;
  const added = { name, node_id: nodeId, mode, has_ard: hasArd, ...log, now: tx.now };
  if (old) await reactivate.run(tx, { ...added, key: old.key });
  else await insert.run(tx, { ...added, id, base_url: baseUrl });
  const seq = tx.nextSeq();
  const change = old ? "reactivated" : "added";
  await tx.emit({
    type: "federation.peer_added",
    agentId: null,
    payload: { change, seq, peer: { id, name, base_url: baseUrl } },
  });
  return { id };
}
