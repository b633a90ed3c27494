/** A fake peer: a plain HTTP server on this machine, which a node reaches by a pin. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../../server/assembly/config.ts";
import { parsePins } from "../../server/core/egress/pins.ts";
import { createCosigner, createLogKey } from "../../server/features/log/log-key.ts";

export interface FakePeer extends AsyncDisposable {
  /** The base URL of the peer. */
  baseUrl: string;
  pin: string;
  /** The paths and queries of received requests, oldest first. */
  requests: string[];
  /** Replaces the handler. */
  response(handler: PeerResponse): void;
}

/** Responds to a request. */
export type PeerResponse = (url: URL, response: ServerResponse) => unknown;

/** Starts a fake peer. @param host its host name, which only the pin resolves. */
export async function fakePeer(handler: PeerResponse, host = "peer.example.test"): Promise<FakePeer> {
  const asked: string[] = [];
  let current = handler;
  const server = createServer((request, response) => {
    const { url = "" } = request;
    asked.push(url);
    response.on("error", () => undefined); // the node closes the connection at its limits
    current(new URL(url, "http://peer"), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    baseUrl: `http://${host}:${port}`,
    pin: `${host}:${port}=127.0.0.1`,
    requests: asked,
    response: (next) => {
      current = next;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Configuration that lets a node reach fake peers. */
export function reachingPeers(...peers: { pin: string }[]): Pick<Config, "egressPins"> {
  const egressPins = parsePins(peers.map(({ pin }) => pin).join(","));
  if (!egressPins) throw new Error("These are not valid pins");
  return { egressPins };
}

/** Responds with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A record in the list of a peer. */
export interface Listed {
  seq: number;
  [member: string]: unknown;
}

/** Creates a record. */
export function record(agent_id: string, seq: number, more: object = {}): Listed {
  return {
    agent_id,
    seq,
    agent_url: `https://${agent_id}.example.com/`,
    name: agent_id,
    source: "local",
    ...more,
  };
}

/** A peer that numbers its changes and lists these records. Tests may change the records. */
export function numbering(records: Listed[], lastSeq: () => number = () => 0): PeerResponse {
  return ({ pathname, searchParams }, response) => {
    if (pathname === "/health") return json(response, { status: "ok", version: "0.1.0" });
    const after = Number(searchParams.get("after_seq"));
    const limit = Number(searchParams.get("limit"));
    const newer = records.filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq);
    const agents = newer.slice(0, limit);
    const as_of_seq = Math.max(lastSeq(), ...records.map(({ seq }) => seq));
    return json(response, { agents, next_cursor: newer.length > limit ? "more" : null, as_of_seq });
  };
}

/** A peer with the plain interface only: it rejects `after_seq`, and paginates by a cursor. */
export function plain(ids: () => readonly string[], size = 2): PeerResponse {
  return ({ pathname, searchParams }, response) => {
    if (pathname === "/health") return json(response, { healthy: true });
    if (searchParams.has("after_seq")) return json(response, { error: "unknown parameter" }, 400);
    const start = Number(searchParams.get("cursor") ?? 0);
    const all = ids();
    const agents = all
      .slice(start, start + size)
      .map((agent_id) => ({ agent_id, agent_url: `https://${agent_id}.example.com/` }));
    const next = start + size;
    return json(response, { agents, ...(next < all.length && { next_cursor: String(next) }) });
  };
}

/** A peer that also says what its log is: whatever `info` returns, at `GET /log`. */
export function withLog(list: PeerResponse, info: () => unknown): PeerResponse {
  return (url, response) => (url.pathname === "/log" ? json(response, info()) : list(url, response));
}

/** What a node says its log is, as far as peers read it. */
export function logInfo({ origin = "peer.example.test/log", seeds = [3], witnessSeed = 4 } = {}) {
  const vkeys = seeds.map((seed) => createLogKey(Buffer.alloc(32, seed), origin).vkey);
  return {
    origin,
    vkeys: vkeys.map((vkey) => ({ vkey, from: "2026-11-01T00:00:00.000Z", until: null as string | null })),
    witness_vkey: createCosigner(Buffer.alloc(32, witnessSeed), `${origin}/witness`).vkey,
  };
}
