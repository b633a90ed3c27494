/**
 * How a request goes out and its answer comes in: in time, again where that is safe, and declared answers only.
 *
 * Of openapi-fetch it takes what makes the request. Its `createClient` would be half of the package by weight, for middleware
 * and ways of writing parameters that the contract does not have.
 */
import { createFinalURL, mergeHeaders } from "openapi-fetch";
import { ConnectionError, errorOf, isObject, parse, TimeoutError, ValidationError } from "./errors.ts";
import type { AnyOptions, RegistryOptions } from "./options.ts";
import { infoOf, remember } from "./response.ts";
import { longestTimer, pause, waitAfter } from "./retries.ts";

/** A request, in the words of the contract. */
export interface Call {
  method: string;
  /** Parameters in braces. */
  path: string;
  /** What stands for them. */
  values?: Record<string, unknown>;
  query?: object | undefined;
  body?: unknown;
  /** The media type of the answer; empty if it has no body. Default: JSON. */
  accept?: string;
  headers?: Record<string, string>;
  /** Why it may be tried again though its method does not say so: it only `reads`, or a key makes sure that it is done `once`. */
  safe?: string;
  /** Whether what would be a failure is an answer. */
  takes?(status: number, body: object): boolean;
}

/** What the methods of the client are made of. */
export interface Http {
  /** The node's address, without a slash at its end. */
  root: string;
  /**
   * Gives the body of an answer: an object, a text, a stream; undefined where it has none (202, 204).
   * @throws RegistryError for any answer but a declared success; the signal's reason.
   */
  send(call: Call, options?: AnyOptions): Promise<unknown>;
}

const json = "application/json";
const eventStream = "text/event-stream";

/** Sets up how requests are sent. Throws a TypeError if `baseUrl` is none, or `apiKey` cannot be sent. */
export function createHttp(registry: RegistryOptions): Http {
  const { fetch = (request) => globalThis.fetch(request), maxRetryDelay = 30_000 } = registry;
  const root = rootOf(registry.baseUrl);
  const key = registry.apiKey === undefined ? {} : { Authorization: `Bearer ${sendable(registry.apiKey)}` };

  function requestOf(call: Call, options: AnyOptions, signal: AbortSignal): Request {
    const { method, path, values = {}, query = {}, body, accept = json } = call;
    const parts = {
      baseUrl: root,
      params: { path: values, query: { ...query } },
      querySerializer,
      pathSerializer,
    };
    const media = body === undefined ? {} : { "Content-Type": json };
    const own = { ...conditions(options), ...call.headers };
    return new Request(createFinalURL(path, parts), {
      method,
      headers: mergeHeaders(media, registry.headers, key, own, options.headers, { Accept: asked(accept) }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
  }

  async function attempt(call: Call, options: AnyOptions): Promise<unknown> {
    const { timeout = registry.timeout ?? 30_000, signal, onResponse = registry.onResponse } = options;
    const aborter = new AbortController();
    const request = requestOf(call, options, aborter.signal);
    const tried = `${request.method} ${request.url}`;
    const late = () => new TimeoutError(`${tried}: no response in ${timeout} ms`);
    const timer = setTimeout(() => aborter.abort(late()), Math.min(timeout, longestTimer));
    const abort = () => aborter.abort(signal?.reason);
    try {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", abort);
      const exchange = async () => {
        const response = await fetch(request);
        const streams = response.ok && call.accept === eventStream && mediaOf(response) === eventStream;
        return { response, body: streams ? (response.body ?? new Blob().stream()) : await response.text() };
      };
      const { response, body } = await Promise.race([exchange(), ended(aborter.signal)]).catch((cause) => {
        throw aborter.signal.aborted
          ? aborter.signal.reason
          : new ConnectionError(`${tried}: ${messageOf(cause)}`, cause);
      });
      const info = infoOf(tried, response);
      await onResponse?.(info);
      return remember(bodyOf(call, response, body), info);
    } catch (error) {
      aborter.abort(error); // of a stream that nobody will read
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }

  return {
    root,
    async send(call, options = {}) {
      const { maxRetries = registry.maxRetries ?? 2, signal, ifMatch } = options;
      const keyed = call.safe === "once" && maxRetries > 0; // without retries nobody would send the key again
      // No secret; `crypto.randomUUID` is not there for pages of plain http.
      const { idempotencyKey = keyed ? `${Math.random()}-${Math.random()}` : undefined } = options;
      const again = call.safe || /GET|PUT|DELETE/.test(call.method);
      for (let failures = 0; ; failures += 1) {
        try {
          return await attempt(call, { ...options, idempotencyKey });
        } catch (error) {
          const wait = waitAfter(error, failures, maxRetryDelay, ifMatch !== undefined);
          if (!again || !(failures < maxRetries) || wait === null) throw error; // NaN is no number of times
          await pause(wait, signal);
        }
      }
    },
  };
}

/** What is accepted. What is not there can be told by a page too: to name problems is to ask for the problem. */
function asked(accept: string): string {
  return accept === "text/html" ? `${accept}, application/problem+json` : accept;
}

function mediaOf({ headers }: Response): string | undefined {
  return headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}

/** What an answer gives, if the contract declares it. */
function bodyOf({ accept = json, takes }: Call, response: Response, body: unknown): unknown {
  const { ok, status } = response;
  if (status === 202 || status === 204) {
    if (takes?.(status, {})) return undefined;
    throw errorOf(response, body);
  }
  const value = accept === json || !ok ? parse(String(body)) : body;
  const declared = mediaOf(response) === accept && (accept !== json || isObject(value));
  if (declared && (ok || (isObject(value) && takes?.(status, value)))) return value;
  throw errorOf(response, ok ? body : (value ?? body));
}

/** The headers that options stand for; those that are undefined are not sent. */
function conditions({ ifMatch, ifNoneMatch, respondAsync, idempotencyKey }: AnyOptions) {
  return {
    "If-Match": ifMatch,
    "If-None-Match": ifNoneMatch,
    Prefer: respondAsync ? "respond-async" : undefined, // RFC 7240 section 4.1
    "Idempotency-Key": idempotencyKey,
  };
}

/** Rejects when a signal aborts: not every `fetch` does. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}

/** What went wrong, with its reason: Node's fetch says `fetch failed`, and only its cause says why. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function rootOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || /[?#]/.test(url.href)) {
    throw new TypeError("baseUrl must be an http(s) URL of scheme, host and path");
  }
  return url.href.replace(/(?<!\/)\/+$/, "");
}

/** A key, which a file may end with a line. What no header can carry, requests would refuse in words that have the key in them. */
function sendable(apiKey: string): string {
  const key = apiKey.trim();
  if (/[^!-~]/.test(key)) throw new TypeError("apiKey must be visible ASCII");
  return key;
}

function pathSerializer(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? "");
    // URLs drop these segments (RFC 3986 section 5.2.4), so the request would reach another operation.
    if (["", ".", ".."].includes(value)) {
      const message = `A path cannot carry "${value}"`;
      throw new ValidationError({ status: 400, headers: new Headers() }, "invalid_path", message);
    }
    return encode(value);
  });
}

/** An empty list is sent too: the node refuses it, where leaving it out would ask for everything. */
function querySerializer(query: Record<string, unknown>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${[value].flat().map(encode).join(",")}`)
    .join("&");
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()); // half a surrogate pair would throw
}
