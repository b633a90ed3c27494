/** Finding out whether there is a registry node at a URL, which one, and how it is read. */
import type { components } from "../../generated/openapi.d.ts";
import { version } from "../../generated/operations.ts";
import type { Egress } from "../egress/egress.ts";
import { type FetchedJson, fetchJson } from "../egress/fetch-json.ts";
import { changesPage, isObject, plainPage } from "./pages.ts";

/** In milliseconds, for each of two requests. */
const limitMs = 5_000;

/** In bytes; one entry of a list is asked for, and a plain peer may give all it has. */
const maxBytes = 4_194_304;

/** What was found. */
export type Found =
  | {
      kind: "node";
      /** Null if it does not say. */
      nodeId: string | null;
      mode: components["schemas"]["PeerMode"];
    }
  | { kind: "unreachable"; failure: Extract<FetchedJson, { ok: false }> }
  /** Something else is there; `detail` is a sentence for people. */
  | { kind: "other"; detail: string };

/** Asks what is at a URL. It has no slash at its end, and was judged. */
export async function findOut(egress: Egress, baseUrl: string, signal: AbortSignal): Promise<Found> {
  const bounds = { limitMs, maxBytes, signal };
  const health = await fetchJson(egress, `${baseUrl}/health`, bounds);
  if (!health.ok) return refusedBy(health);
  if (!isObject(health.json)) return other("Its /health is no JSON object.");
  const spoken = health.headers["api-version"];
  const major = (text: string) => text.split(".")[0];
  if (spoken !== undefined && major(spoken) !== major(version)) {
    return other(`It speaks version ${spoken.slice(0, 20)} of the contract, and this node ${version}.`);
  }
  const id = health.json.node_id;
  const nodeId = typeof id === "string" && id.length <= 64 ? id : null;
  const changes = await fetchJson(egress, `${baseUrl}/list?after_seq=0&limit=1&source=local`, bounds);
  if (changes.ok) {
    const page = changesPage(changes.json, 0);
    if (page !== null && page !== "went back") return { kind: "node", nodeId, mode: "changes" };
    if (plainPage(changes.json)) return { kind: "node", nodeId, mode: "plain" }; // it ignores what it does not know
    return other("Its /list is no list of agents.");
  }
  if (changes.status === null) return { kind: "unreachable", failure: changes };
  const plain = await fetchJson(egress, `${baseUrl}/list?limit=1`, bounds);
  if (!plain.ok) return refusedBy(plain);
  return plainPage(plain.json)
    ? { kind: "node", nodeId, mode: "plain" }
    : other("Its /list is no list of agents.");
}

/** An answer that is not JSON is no failure of the network: something else is there. */
function refusedBy(failure: Extract<FetchedJson, { ok: false }>): Found {
  return failure.error === "not_json" ? other(failure.detail) : { kind: "unreachable", failure };
}

function other(detail: string): Found {
  return { kind: "other", detail };
}
