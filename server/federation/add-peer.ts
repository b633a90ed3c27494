/** Adds a peer: checks its base URL, and writes it once a probe has found a node there. */
import type { components } from "../../generated/openapi.d.ts";
import type { Transaction } from "../database/transaction.ts";
import { checkFetchUrl } from "../egress/fetch-url.ts";
import type { Pins } from "../egress/pins.ts";
import { rejectWith } from "../responses.ts";
import { type PeerRow, peerColumns, peerLimit } from "./peer.ts";

/** The maximum length of a base URL in characters. Paths and queries are appended to it. */
const maxUrlLength = 1_024;

/** A node that was found by a probe. */
export interface Candidate {
  baseUrl: string;
  name: string;
  nodeId: string | null;
  mode: components["schemas"]["PeerMode"];
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

/**
 * Writes a peer and emits its event. A removed peer gets its old id, and so its agents, if it has the same base URL. The node
 * id alone is not enough: any host can claim another node's id.
 * @returns the peer's id, or the problem of a peer that already exists.
 */
export async function writePeer(tx: Transaction, candidate: Candidate, newId: () => string) {
  const { baseUrl, name, nodeId, mode } = candidate;
  const similar = await tx.all<PeerRow>(`select ${peerColumns} from peer where base_url = ? or node_id = ?`, [
    baseUrl,
    nodeId,
  ]);
  const existing = similar.find(({ status }) => status !== "removed");
  if (existing) {
    const still = existing.status === "removing" ? ", and is still being removed" : "";
    const detail = `That node is ${existing.id}, at ${existing.base_url}${still}.`;
    return rejectWith(409, "peer_known", detail, { peer_id: existing.id });
  }
  const count = await tx.get<{ count: number }>(
    "select count(*) as count from peer where status <> 'removed'",
  );
  if (Number(count?.count) >= peerLimit) {
    const detail = `The node has ${peerLimit} peers: remove one first.`;
    return rejectWith(409, "peer_limit_reached", detail, { limit: peerLimit });
  }
  const old = similar.find(({ base_url }) => base_url === baseUrl);
  const id = old?.id ?? `peer_${newId()}`;
  if (old) {
    await tx.run(
      `update peer set name = ?, node_id = ?, status = 'active', mode = ?, cursor = 0, full_sync_due = false,
          skipped = 0, added_at = ?, last_sync_at = null, next_sync_at = ?, consecutive_failures = 0, last_error = null
        where key = ?`,
      [name, nodeId, mode, tx.now, tx.now, old.key],
    );
  } else {
    await tx.run(
      `insert into peer (id, base_url, name, node_id, status, mode, cursor, full_sync_due, imported_ids, skipped, added_at, next_sync_at,
          consecutive_failures)
        values (?, ?, ?, ?, 'active', ?, 0, false, 0, 0, ?, ?, 0)`,
      [id, baseUrl, name, nodeId, mode, tx.now, tx.now],
    );
  }
  const seq = tx.nextSeq();
  const change = old ? "reactivated" : "added";
  await tx.emit({
    type: "federation.peer_added",
    agentId: null,
    payload: { change, seq, peer: { id, name, base_url: baseUrl } },
  });
  return { id };
}
