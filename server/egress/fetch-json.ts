/** Fetching a JSON document from wherever: bounded, and never trusted. */
import type { components } from "../../generated/openapi.d.ts";
import { version } from "../../generated/operations.ts";
import { exceededLimit, parseExactly } from "../json.ts";
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

/** How many values a document may hold: 100 records of 500, or 10 of 5,000, which is what the largest cards have. */
const mostValues = 50_000;

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
  const text = decoded(body);
  const exceeded = text === undefined ? null : exceededLimit(text, { depth: deepest, values: mostValues });
  if (exceeded === "values")
    return failed("too_large", status, `The answer had more than ${mostValues} JSON values.`);
  const json = text === undefined || exceeded === "depth" ? undefined : parsed(text);
  if (json === undefined) return failed("not_json", status, "The answer was no JSON.");
  return { ok: true, json, headers: fetched.headers, bytes: body.length };
}

function failed(error: FetchError, status: number, detail: string): FetchedJson {
  return { ok: false, error, status, detail, aborted: false, busy: false };
}

/** The text; undefined if it is not UTF-8 (RFC 8259 section 8.1). */
function decoded(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** The document; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return undefined; // JSON.parse throws for what is none
  }
}
