/** Probes a URL: whether a registry node responds there, which node it is, and which mode of synchronization it supports. */
import type { components } from "../../../generated/openapi.d.ts";
import { version } from "../../../generated/operations.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { type FetchedJson, fetchJson } from "../../core/egress/fetch-json.ts";
import { isObject } from "../../core/values/json.ts";
import { changesPage, plainPage } from "./pages.ts";

/** The timeout of each request. */
const timeoutMs = 5_000;

/** The maximum length of a response. One entry is requested, but a plain peer may send its whole list. */
const maxBytes = 4_194_304;

/** The result of a probe. */
export type ProbeResult =
  | {
      kind: "node";
      /** Null if the node does not send its id. */
      nodeId: string | null;
      mode: components["schemas"]["PeerMode"];
    }
  | { kind: "unreachable"; failure: Extract<FetchedJson, { ok: false }> }
  /** Something other than a registry node responded; `detail` says what was wrong. */
  | { kind: "other"; detail: string };

/** Probes a base URL. It must have been checked, and have no trailing slash. */
export async function probePeer(egress: Egress, baseUrl: string, signal: AbortSignal): Promise<ProbeResult> {
  const limits = { limitMs: timeoutMs, maxBytes, signal };
  const health = await fetchJson(egress, `${baseUrl}/health`, limits);
  if (!health.ok) return fromFailure(health);
  if (!isObject(health.json)) return notANode("Its /health is not a JSON object.");
  const peerVersion = health.headers["api-version"];
  const major = (text: string) => text.split(".")[0];
  if (peerVersion !== undefined && major(peerVersion) !== major(version)) {
    return notANode(`It has version ${peerVersion.slice(0, 20)} of the API, and this node has ${version}.`);
  }
  const id = health.json.node_id;
  const nodeId = typeof id === "string" && id.length <= 64 ? id : null;
  const changes = await fetchJson(egress, `${baseUrl}/list?after_seq=0&limit=1&source=local`, limits);
  if (changes.ok) {
    const page = changesPage(changes.json, 0);
    if (page !== null && page !== "decreased") return { kind: "node", nodeId, mode: "changes" };
    if (plainPage(changes.json)) return { kind: "node", nodeId, mode: "plain" }; // it ignores unknown parameters
    return notANode("Its /list is not a list of agents.");
  }
  if (changes.status === null) return { kind: "unreachable", failure: changes };
  const plain = await fetchJson(egress, `${baseUrl}/list?limit=1`, limits);
  if (!plain.ok) return fromFailure(plain);
  return plainPage(plain.json)
    ? { kind: "node", nodeId, mode: "plain" }
    : notANode("Its /list is not a list of agents.");
}

/** Converts a failed fetch. A response that is not JSON means that no registry node is there; other failures are network failures. */
function fromFailure(failure: Extract<FetchedJson, { ok: false }>): ProbeResult {
  return failure.error === "not_json" ? notANode(failure.detail) : { kind: "unreachable", failure };
}

function notANode(detail: string): ProbeResult {
  return { kind: "other", detail };
}
