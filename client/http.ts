/** How requests go out and answers come in: openapi-fetch, and a fetch that lets only declared answers through. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../generated/openapi.d.ts";
import { ConnectionError, isObject, parse, RegistryError, refusal, unexpectedAnswer } from "./errors.ts";

/** Where the node is, and how to speak to it. */
export interface RegistryOptions {
  /** The node's address: an absolute http(s) URL, which may have a path. */
  baseUrl: string;
  /** An API key, sent as `Authorization: Bearer`. Without one, requests are anonymous. */
  apiKey?: string | undefined;
  /** What sends a request. Default: the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
}

/** What any request can be given. */
export interface RequestOptions {
  /** Ends the request when it aborts: the method then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Headers of this request; they win over those of the registry. */
  headers?: Record<string, string> | undefined;
}

/** What the reading of something that has an ETag can be given. */
export interface ReadOptions extends RequestOptions {
  /** ETags that the caller has. If one still holds, the method throws a RegistryError with code `not_modified`. */
  ifNoneMatch?: string | undefined;
}

/** What a write that causes events can be given. */
export interface WriteOptions extends RequestOptions {
  /** Whether to be answered before the event was delivered to subscribers. Otherwise the answer waits, at most 10 s. */
  respondAsync?: boolean | undefined;
}

/** What a change can be given. */
export interface ChangeOptions extends WriteOptions {
  /** The ETag that the change is based on. If it no longer holds: RegistryError `precondition_failed`. */
  ifMatch?: string | undefined;
}

/** openapi-fetch, typed by the contract. What is not JSON is asked for by `parseAs`; problems are thrown before. */
export type Http = Client<paths, "application/json">;

/** Sets up openapi-fetch. Throws a TypeError if `baseUrl` is none. */
export function createHttp(options: RegistryOptions): Http {
  const { baseUrl, apiKey, fetch = (request) => globalThis.fetch(request), headers } = options;
  return createClient<paths, "application/json">({
    baseUrl: rootOf(baseUrl),
    headers: apiKey === undefined ? { ...headers } : { ...headers, Authorization: `Bearer ${apiKey}` },
    fetch: (request) => exchange(request, fetch),
    pathSerializer: writePath,
    querySerializer: writeQuery,
  });
}

/** The part of openapi-fetch's options that comes from the caller's, and the media type that is asked for. */
export function sending(
  { headers, signal, respondAsync = false }: WriteOptions,
  accept = "application/json",
) {
  const prefer = respondAsync ? { Prefer: "respond-async" } : {}; // RFC 7240 section 4.1
  return { headers: { ...prefer, ...headers, Accept: accept }, signal: signal ?? null };
}

/** The headers that make a request conditional. */
export function conditions({ ifMatch, ifNoneMatch }: ReadOptions & ChangeOptions) {
  return {
    ...(ifMatch === undefined ? {} : { "If-Match": ifMatch }),
    ...(ifNoneMatch === undefined ? {} : { "If-None-Match": ifNoneMatch }),
  };
}

/** The body of a successful answer; throws if the answer is another. */
export async function read<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined) return data;
  throw unexpectedAnswer(response, typeof error === "string" ? error : (JSON.stringify(error) ?? ""));
}

/** Waits for a successful answer without a body; throws if the answer is another. */
export async function done(call: Promise<{ response: Response }>): Promise<void> {
  const { response } = await call;
  if (!response.ok) throw unexpectedAnswer(response, "");
}

/** Sends a request and gives an answer of the media type that it asked for. Every other one is thrown. */
async function exchange(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response> {
  const response = await arrival(request, () => fetch(request));
  const [asked] = request.headers.get("Accept")?.split(",") ?? []; // what else it accepts are problems
  const media = response.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (response.status === 304) {
    throw new RegistryError(response, "not_modified", "What you have still holds.");
  }
  if (response.ok && media === "text/event-stream" && media === asked) return response;
  if (response.status === 204 || response.status === 202) return response;
  const text = await arrival(request, () => response.text());
  if (media === "application/problem+json") throw refusal(response, text);
  if (media !== asked || (media === "application/json" && !isObject(parse(text)))) {
    throw unexpectedAnswer(response, text);
  }
  return new Response(text, response); // openapi-fetch reads it once more, and is now sure to succeed
}

async function arrival<T>(request: Request, wait: () => Promise<T>): Promise<T> {
  try {
    return await wait();
  } catch (cause) {
    throw request.signal.aborted
      ? request.signal.reason
      : new ConnectionError(`${request.method} ${request.url}`, cause);
  }
}

function rootOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new TypeError("baseUrl must be an absolute http(s) URL without credentials, query and fragment");
  }
  return url.href.replace(/\/+$/, "");
}

function writePath(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name]);
    // URLs drop these segments (RFC 3986 section 5.2.4), so the request would reach another operation.
    if (["", ".", ".."].includes(value)) {
      const noAnswer = { status: 400, headers: new Headers() };
      throw new RegistryError(noAnswer, "invalid_path", `A path cannot carry "${value}". Nothing was sent.`);
    }
    return encode(value);
  });
}

/** An empty list is sent too: the node refuses it, where leaving it out would ask for everything. */
function writeQuery(query: Record<string, unknown>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${[value].flat().map(encode).join(",")}`)
    .join("&");
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()); // half a surrogate pair would throw
}
