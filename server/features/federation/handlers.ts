/** Handlers of the operations on peers. */
import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { openPage } from "../../core/paging/paging.ts";
import { Peer } from "../../registry/peers/peer.ts";
import { readBaseUrl, writePeer } from "./add-peer.ts";
import type { Handlers } from "./parts.ts";
import { allPeers, findPeer, toPeerResponse } from "./peer.ts";
import { PeerConflict } from "./peer-conflict.ts";
import { readPeerLog, unreadLog } from "./peer-log.ts";
import { probePeer } from "./probe-peer.ts";
import { respondsAsRegistry } from "./registry-probe.ts";

export const add: Handlers["federation"]["add"] = async (
  { body },
  { database, egress, newId, node, clock },
) => {
  const read = readBaseUrl(body.base_url, egress.pins);
  if ("reason" in read) return rejected(read.reason);
  const { baseUrl, host } = read;
  const found = await probePeer(egress, baseUrl, node.stopping); // outside of a transaction, which would block all writers
  if (found.kind === "unreachable") {
    const { error, status, detail } = found.failure;
    const more = { error, response_status: status };
    return rejectWith(502, "peer_not_reached", `There is no node at ${baseUrl}. ${detail}`, more);
  }
  if (found.kind === "other")
    return unusable(`There is no registry node with a readable list at ${baseUrl}. ${found.detail}`);
  if (found.nodeId === node.id) return unusable(`${baseUrl} is this node itself.`);
  const { nodeId, mode } = found;
  const [hasArd, log] = await Promise.all([
    respondsAsRegistry(egress, baseUrl, node.stopping),
    readPeerLog(egress, baseUrl, unreadLog, clock, node.stopping),
  ]);
  const name = body.name?.toWellFormed().trim() ?? host.slice(0, 256);
  return database.transaction(async (tx) => {
    const written = await writePeer(tx, { baseUrl, name, nodeId, mode, hasArd, log }, newId);
    if ("problem" in written) return written;
    const peer = await findPeer(tx, written.id);
    if (!peer) throw new Error("The peer does not exist in its own transaction");
    return { status: 201, headers: noStore, body: toPeerResponse(peer) };
  });
};

export const list: Handlers["federation"]["list"] = async (_request, { database }) => {
  const peers = (await allPeers(readsInTurns(database))).map(toPeerResponse);
  return { status: 200, headers: noStore, body: { peers, count: peers.length } };
};

export const remove: Handlers["federation"]["remove"] = async ({ path }, { database, syncs, clock }) => {
  // A process that is synchronizing the peer loses its lease, so its writes fail.
  const removal = { status: "removing", lease: null, next_sync_at: clock().toISOString() } as const;
  const removed = await database.aside(async (writer) => {
    const em = writer.em();
    const present = { id: path.id, status: { $in: ["active", "degraded"] } } as const;
    const changed = await em.nativeUpdate(Peer, present, removal);
    return changed === 0 ? null : em.findOneOrFail(Peer, { id: path.id });
  });
  if (!removed) return notFound(path.id);
  await syncs.abort(removed.key);
  const job = await syncs.startSync(removed.key);
  if (job) await syncs.waitFor(job);
  const remaining = (await findPeer(database, path.id))?.agents ?? 0;
  const retired = job?.counts.tombstoned ?? 0;
  return {
    status: 200,
    headers: noStore,
    body: { message: "Peer removed", id: path.id, retired, remaining },
  };
};

export const sync: Handlers["federation"]["sync"] = async ({ path, query }, { database, syncs }) => {
  const peer = await findPeer(database, path.id);
  if (!peer || peer.status === "removing") return notFound(path.id);
  if (query.full === "true")
    await database.aside((writer) =>
      writer.em().nativeUpdate(Peer, { key: peer.key }, { full_sync_due: true }),
    );
  const job = await syncs.startSync(peer.key);
  if (!job) {
    const detail = `Another process of the node is synchronizing ${path.id}: try again later.`;
    return { ...rejectWith(409, "sync_under_way", detail), headers: { "Retry-After": 10 } };
  }
  await syncs.waitFor(job);
  const { status, error, counts } = job;
  return { status: 200, headers: noStore, body: { status, error, ...counts } };
};

export const conflicts: Handlers["federation"]["conflicts"] = async (
  { path, query },
  { database, cursors },
) => {
  const em = readsInTurns(database).em();
  const peer = await em.findOne(Peer, { id: path.id, status: { $ne: "removed" } });
  if (!peer) return notFound(path.id);
  const list = {
    path: `/api/admin/peers/${path.id}/conflicts`,
    name: `conflicts ${path.id}`,
    order: { agent_id: String },
  };
  const page = openPage(cursors, list, query);
  if ("problem" in page) return page;
  const where = { peer_key: peer.key, agent_id: { $gt: page.after?.agent_id ?? "" } };
  const bounds = { orderBy: { agent_id: "asc" }, limit: page.readLimit } as const;
  const { rows, next_cursor, link } = page.end(await em.find(PeerConflict, where, bounds));
  const found = rows.map(({ agent_id, agent_url, held_by, seen_at }) => ({
    agent_id,
    agent_url,
    held_by,
    seen_at,
  }));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { conflicts: found, count: rows.length, next_cursor },
  };
};

function rejected(reason: string) {
  const errors = [{ pointer: "/base_url", detail: reason }];
  return rejectWith(400, "peer_url_rejected", `The node does not fetch from this URL. ${reason}`, {
    errors,
    reason,
  });
}

function unusable(detail: string) {
  const errors = [{ pointer: "/base_url", detail: "is not the address of another registry node" }];
  return rejectWith(400, "peer_unusable", detail, { errors });
}

function notFound(id: string) {
  return rejectWith(404, "peer_not_found", `No peer has the id ${id}.`);
}
