/** Adds a peer: checks its base URL, and writes it once a probe has found a node there. */

import type { components } from "../../../generated/openapi.d.ts";
import { checkFetchUrl } from "../../core/egress/fetch-url.ts";
import type { Pins } from "../../core/egress/pins.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { Peer } from "../../registry/peers/peer.ts";
import { peerLimit } from "./peer.ts";
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

/**
 * Writes a peer and emits its event. A removed peer gets its old id, and so its agents, if it has the same base URL. The node
 * id alone is not enough: any host can claim another node's id.
 * @returns the peer's id, or the problem of a peer that already exists.
 */
export async function writePeer(tx: Transaction, candidate: Candidate, newId: () => string) {
  const { baseUrl, name, nodeId, mode, hasArd, log } = candidate;
  const em = tx.em();
  const sameNode = [{ base_url: baseUrl }, ...(nodeId === null ? [] : [{ node_id: nodeId }])];
  const similar = await em.find(Peer, { $or: sameNode });
  const existing = similar.find(({ status }) => status !== "removed");
  if (existing) {
    const still = existing.status === "removing" ? ", and is still being removed" : "";
    const detail = `That node is ${existing.id}, at ${existing.base_url}${still}.`;
    return rejectWith(409, "peer_known", detail, { peer_id: existing.id });
  }
  if ((await em.count(Peer, { status: { $ne: "removed" } })) >= peerLimit) {
    const detail = `The node has ${peerLimit} peers: remove one first.`;
    return rejectWith(409, "peer_limit_reached", detail, { limit: peerLimit });
  }
  const old = similar.find(({ base_url }) => base_url === baseUrl);
  const id = old?.id ?? `peer_${newId()}`;
  const now = { ard_probed_at: tx.now, added_at: tx.now, next_sync_at: tx.now };
  const added = { ...initial, name, node_id: nodeId, mode, has_ard: hasArd, ...log, ...now };
  if (old) em.assign(old, added);
  else em.persist(em.create(Peer, { ...added, id, base_url: baseUrl, imported_ids: 0, lease: null }));
  const seq = await tx.nextSeq();
  const change = old ? "reactivated" : "added";
  await tx.emit({
    type: "federation.peer_added",
    agentId: null,
    payload: { change, seq, peer: { id, name, base_url: baseUrl } },
  });
  return { id };
}
