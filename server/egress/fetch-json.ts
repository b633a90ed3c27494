/** Fetching a JSON document from wherever: bounded, and never trusted. */
import type { components } from "../../generated/openapi.d.ts";
import { version } from "../../generated/operations.ts";
import { depth, parseExactly } from "../json.ts";
import type { Egress } from "./egress.ts";
import type { Traffic } from "./limits.ts";

export type FetchError = components["schemas"]["FetchError"];

/** What came of it. */
export type FetchedJson =
  | {
      ok: true;
      /** Numbers as they were written: see parseExactly. */
      json: unknown;
      headers: Record<string, string>;
      /** How long the document was. */
      bytes: number;
    }
  | {
      ok: false;
      error: FetchError;
      /** Null if there was no answer. */
      status: number | null;
      /** A sentence for people. */
      detail: string;
      /** Whether this side cut it short: the other side is not to blame. */
      aborted: boolean;
      /** Whether it was not sent, because too many requests of its kind are under way and waiting. */
      busy: boolean;
    };

/** Records of a page may be nested as deep as bodies may be (64), in a list in an object. */
const deepest = 80;

const headers = { accept: "application/json", "user-agent": `Registry-Node/${version}` };

/**
 * Fetches a JSON document. Redirects are not followed.
 * @param bounds the time in milliseconds, and the length in bytes, that it may take; what it is for, and for which client.
 */
export async function fetchJson(
  egress: Egress,
  url: string,
  bounds: {
    limitMs: number;
    maxBytes: number;
    traffic?: Traffic;
    client?: string | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<FetchedJson> {
  const fetched = await egress.get(url, { headers, ...bounds });
  if (!fetched.ok) return { ...fetched, status: null };
  const { status, body } = fetched;
  if (status !== 200) return failed("http_status", status, `The answer was ${status}, not 200.`);
  const json = parsed(body);
  if (json === undefined) return failed("not_json", status, "The answer was no JSON.");
  return { ok: true, json, headers: fetched.headers, bytes: body.length };
}

function failed(error: FetchError, status: number, detail: string): FetchedJson {
  return { ok: false, error, status, detail, aborted: false, busy: false };
}

/** The document; undefined if it is not JSON (RFC 8259) in UTF-8, or nested too deep to be ours. */
function parsed(body: Buffer): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return depth(text) > deepest ? undefined : parseExactly(text);
  } catch {
    return undefined; // TextDecoder and JSON.parse throw for what is none
  }
}
