/** Fetches untrusted JSON documents within limits. */
import type { components } from "../../../generated/openapi.d.ts";
import { version } from "../../../generated/operations.ts";
import { nextTurn } from "../time/time-slice.ts";
import { free, smallBytes } from "../values/buffers.ts";
import { exceededLimit, parseExactly } from "../values/json.ts";
import type { Egress } from "./egress.ts";
import type { Traffic } from "./limits.ts";

export type FetchError = components["schemas"]["FetchError"];

/** The result of fetching a JSON document. */
export type FetchedJson = WholeFetch | FailedFetch;

interface WholeFetch {
  ok: true;
  /** Numbers keep their notation (see `parseExactly`) if `exact` is set. */
  json: unknown;
  text: string;
  headers: Record<string, string>;
  /** The length of the document. */
  bytes: number;
}

interface FailedFetch {
  ok: false;
  error: FetchError;
  /** Null if there was no response. */
  status: number | null;
  /** A sentence for users. */
  detail: string;
  /** Where the response redirects to, as it says; undefined if it does not. */
  location?: string | undefined;
  /** Whether this node aborted the request, so that it is no failure of the other side. */
  aborted: boolean;
  /** Whether it was not sent because too many requests of its kind are under way or waiting. */
  busy: boolean;
}

/** The maximum nesting depth: that of a body (64), in a list in an object. */
const maxDepth = 80;

/** The maximum number of values by default: 100 records of 500, or 10 of 5,000, as in the largest cards. */
const defaultMaxValues = 50_000;

const headers = { accept: "application/json", "user-agent": `Registry-Node/${version}` };

/** Responses that redirect a GET request (RFC 9110 section 15.4). */
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a JSON document. Redirects are not followed: the caller may do so, by `location`.
 * @param limits the timeout in milliseconds and the maximum length in bytes; the kind of traffic, and the client.
 */
export async function fetchJson(
  egress: Egress,
  url: string,
  limits: {
    limitMs: number;
    maxBytes: number;
    /** The maximum number of JSON values. */
    maxValues?: number;
    /** Whether numbers keep their notation, which takes about ten times as long to parse. */
    exact?: boolean;
    traffic?: Traffic;
    client?: string | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<FetchedJson> {
  const fetched = await egress.get(url, { headers, ...limits });
  if (!fetched.ok) return { ...fetched, status: null };
  const { status, body } = fetched;
  const bytes = body.length;
  if (status !== 200) {
    const failure = failed("http_status", status, `The status of the response is ${status}, not 200.`);
    return redirects.has(status) ? { ...failure, location: fetched.headers.location } : failure;
  }
  if (bytes > smallBytes) await nextTurn(); // several responses may arrive in one turn of the event loop
  const { maxValues = defaultMaxValues, exact = false } = limits;
  const exceeded = exceededLimit(body, { depth: maxDepth, values: maxValues });
  if (exceeded === "values")
    return failed("too_large", status, `The response has more than ${maxValues} JSON values.`);
  const text = exceeded === "depth" ? undefined : decoded(body);
  free(body);
  const json = text === undefined ? undefined : parsed(text, exact ? parseExactly : JSON.parse);
  if (text === undefined || json === undefined)
    return failed("not_json", status, "The response is not valid JSON.");
  return { ok: true, json, text, headers: fetched.headers, bytes };
}

function failed(error: FetchError, status: number, detail: string): FailedFetch {
  return { ok: false, error, status, detail, aborted: false, busy: false };
}

/** Decodes UTF-8 (RFC 8259 section 8.1); undefined if it is invalid. */
function decoded(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Parses JSON; undefined if it is invalid. */
function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return undefined; // a parser throws for invalid JSON
  }
}
