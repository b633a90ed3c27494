/** Peers of a fake registry. The option `reach` responds for them. */
import type { components } from "../../../generated/openapi.d.ts";
import { rejectWith } from "../../../server/responses.ts";
import { erase } from "../agents/changes.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { Peer } from "../tables.ts";
import { faultOfUrl } from "../urls.ts";
import { detectPeer } from "./pages.ts";
import { syncWith } from "./sync.ts";

/** The maximum number of peers. */
const peerLimit = 100;

export const add: Handlers["federation"]["add"] = async ({ body }, { state }) => {
  const base_url = body.base_url.replace(/(?<!\/)\/+$/, "");
  const reason = body.base_url.includes("?")
    ? "The URL must not have a query."
    : faultOfUrl(base_url, state.settings.pins);
  if (reason) {
    const errors = [{ pointer: "/base_url", detail: reason }];
    return rejectWith(400, "peer_url_rejected", `The node does not fetch from this URL. ${reason}`, {
      errors,
      reason,
    });
  }
  const found = await detectPeer(state.settings, base_url);
  if (found.kind === "unreachable") {
    const { error, response_status, detail } = found;
    const details = `There is no node at ${base_url}. ${detail}`;
    return rejectWith(502, "peer_not_reached", details, { error, response_status });
  }
  if (found.kind === "other") {
    const errors = [{ pointer: "/base_url", detail: "is not the address of another registry node" }];
    const detail = `There is no registry node with a readable list at ${base_url}. ${found.detail}`;
    return rejectWith(400, "peer_unusable", detail, { errors });
  }
  const known = state.peers.find((each) => each.base_url === base_url);
  if (known) {
    const detail = `That node is ${known.id}, at ${known.base_url}.`;
    return rejectWith(409, "peer_known", detail, { peer_id: known.id });
  }
  if (state.peers.length >= peerLimit) {
    const detail = `The node has ${peerLimit} peers: remove one first.`;
    return rejectWith(409, "peer_limit_reached", detail, { limit: peerLimit });
  }
  const name = body.name?.toWellFormed().trim() ?? new URL(base_url).host;
  const peer = createPeer(state, { base_url, name, mode: found.mode });
  const summary = { id: peer.id, name, base_url };
  const payload = { change: "added", seq: state.journal.nextSeq(), peer: summary };
  state.journal.emit({ type: "federation.peer_added", agentId: null, payload });
  return { status: 201, headers: noStore, body: shown(state, peer) };
};

export const list: Handlers["federation"]["list"] = async (_request, { state }) => {
  const peers = state.peers.map((each) => shown(state, each));
  return { status: 200, headers: noStore, body: { peers, count: peers.length } };
};

export const remove: Handlers["federation"]["remove"] = async ({ path }, { state }) => {
  const peer = state.peers.find(({ id }) => id === path.id);
  if (!peer) return notFound(path.id);
  state.peers.splice(state.peers.indexOf(peer), 1);
  const own = [...state.agents.values()].filter(({ source }) => source === peer.id);
  const living = own.filter(({ status }) => status !== "tombstoned");
  for (const agent of living) erase(state, agent, "imported");
  for (const agent of own) agent.origin = null; // from now on their ids are anybody's
  const message = "Peer removed";
  return {
    status: 200,
    headers: noStore,
    body: { message, id: peer.id, retired: living.length, remaining: 0 },
  };
};

export const sync: Handlers["federation"]["sync"] = async ({ path, query }, { state }) => {
  const peer = state.peers.find(({ id }) => id === path.id);
  if (!peer) return notFound(path.id);
  if (peer.reading) {
    const detail = `Another process of the node is synchronizing ${path.id}: try again later.`;
    return { ...rejectWith(409, "sync_under_way", detail), headers: { "Retry-After": 10 } };
  }
  return { status: 200, headers: noStore, body: await syncWith(state, peer, query.full === "true") };
};

export const conflicts: Handlers["federation"]["conflicts"] = async ({ path, query }, { state }) => {
  const peer = state.peers.find(({ id }) => id === path.id);
  if (!peer) return notFound(path.id);
  const all = [...peer.conflicting.values()];
  const route = `/api/admin/peers/${peer.id}/conflicts`;
  const page = pageOf(all, route, query, ({ agent_id }) => agent_id, "ascending");
  if ("problem" in page) return page;
  const { items, next_cursor } = page;
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: { conflicts: items, count: items.length, next_cursor },
  };
};

/** Creates a peer. */
export function createPeer(state: State, wanted: Pick<Peer, "base_url" | "name" | "mode">): Peer {
  const now = state.now();
  const peer: Peer = {
    id: state.newId("peer"),
    ...wanted,
    status: "active",
    cursor: 0,
    skipped: 0,
    added_at: now,
    last_sync_at: null,
    next_sync_at: now,
    consecutive_failures: 0,
    last_error: null,
    conflicting: new Map(),
    reading: false,
  };
  state.peers.push(peer);
  return peer;
}

function shown({ agents }: State, peer: Peer): components["schemas"]["Peer"] {
  const { conflicting, reading: _, cursor: __, ...summary } = peer;
  const own = [...agents.values()].filter(
    ({ source, status }) => source === peer.id && status !== "tombstoned",
  );
  return { ...summary, agents: own.length, conflicts: conflicting.size };
}

function notFound(id: string) {
  return rejectWith(404, "peer_not_found", `No peer has the id ${id}.`);
}
