/** Reads the responses of peers. */
import type { Settings } from "../state.ts";
import type { Peer } from "../tables.ts";

/** What a fake found at the URL of a peer. */
export type Found =
  | { kind: "node"; mode: Peer["mode"] }
  | {
      kind: "unreachable";
      error: "network_error" | "http_status";
      response_status: number | null;
      detail: string;
    }
  | { kind: "other"; detail: string };

/** A page of a peer's list. */
export interface PeerPage {
  agents: Record<string, unknown>[];
  next_cursor: string | null;
  /** Null if the peer does not number its changes. */
  as_of_seq: number | null;
}

/** Detects what is at the URL of a peer. */
export async function detectPeer(settings: Settings, baseUrl: string): Promise<Found> {
  const health = await read(settings, `${baseUrl}/health`);
  if (health.fault) return health.fault;
  if (!isObject(health.json)) return { kind: "other", detail: "Its /health is not a JSON object." };
  const changes = await read(settings, `${baseUrl}/list?after_seq=0&limit=1&source=local`);
  const page = pageOf(changes.json);
  if (page) return { kind: "node", mode: page.as_of_seq === null ? "plain" : "changes" };
  const plain = await read(settings, `${baseUrl}/list?limit=1`);
  if (plain.fault) return plain.fault;
  return pageOf(plain.json)
    ? { kind: "node", mode: "plain" }
    : { kind: "other", detail: "Its /list is not a list of agents." };
}

/** Reads a page of a peer's list. @throws Error if there is none. */
export async function readPage(settings: Settings, url: string): Promise<PeerPage> {
  const { json, fault } = await read(settings, url);
  const page = pageOf(json);
  if (!page) throw new Error(fault?.detail ?? "Its response is not a valid list.");
  return page;
}

async function read(
  { reach }: Settings,
  url: string,
): Promise<{ json?: unknown; fault?: Exclude<Found, { kind: "node" }> }> {
  try {
    const response = await reach(new Request(url, { redirect: "manual" }));
    const text = await response.text();
    if (!response.ok) {
      const detail = `It responded with ${response.status}.`;
      return {
        fault: { kind: "unreachable", error: "http_status", response_status: response.status, detail },
      };
    }
    return { json: JSON.parse(text) };
  } catch (cause) {
    if (cause instanceof SyntaxError)
      return { fault: { kind: "other", detail: "The response is not valid JSON." } };
    const detail = `There is no response: ${cause instanceof Error ? cause.message : cause}.`;
    return { fault: { kind: "unreachable", error: "network_error", response_status: null, detail } };
  }
}

function pageOf(json: unknown): PeerPage | undefined {
  if (!isObject(json) || !Array.isArray(json.agents)) return undefined;
  const { next_cursor, as_of_seq } = json;
  return {
    agents: json.agents.filter(isObject),
    next_cursor: typeof next_cursor === "string" && next_cursor !== "" ? next_cursor : null,
    as_of_seq: typeof as_of_seq === "number" ? as_of_seq : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
