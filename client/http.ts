/**
 * Sends requests and reads responses: with a timeout, with retries where they are safe, and declared responses only.
 *
 * Of openapi-fetch it only uses the functions that build a request. `createClient` would be half of the package by size, for
 * middleware and parameter styles that the contract does not have.
 */
import { createFinalURL, mergeHeaders } from "openapi-fetch";
import { ConnectionError, errorOf, isObject, parse, TimeoutError, ValidationError } from "./errors.ts";
import type { AnyOptions, RegistryOptions } from "./options.ts";
import { infoOf, remember } from "./response.ts";
import { longestTimer, pause, waitAfter } from "./retries.ts";

/** A request of an operation. */
export interface Call {
  /** The method, and the path with parameters in braces. */
  request: string;
  /** The values of the path parameters. */
  path?: Record<string, unknown>;
  query?: object | undefined;
  body?: unknown;
  /** The media type of the response; empty if it has no body. Default: JSON. */
  accept?: string;
  headers?: Record<string, string>;
  /** Why a retry is safe although the method is not: it only `reads`, or a key ensures that it is done `once`. */
  safe?: string;
  /** Whether to accept a response that would otherwise be an error. */
  takes?(status: number, body: object): boolean;
}

/** The transport of the client's methods. */
export interface Http {
  /** The node's URL, without a trailing slash. */
  root: string;
  /**
   * Returns the body of a response: an object, a text, an image or a stream; undefined if it has none (202, 204).
   * @throws RegistryError for any response except a declared success; the signal's reason.
   */
  send(call: Call, options?: AnyOptions): Promise<unknown>;
}

const json = "application/json";
const eventStream = "text/event-stream";

/** Creates the transport. Throws a TypeError if `baseUrl` or `apiKey` is invalid. */
export function createHttp(registry: RegistryOptions): Http {
  const { fetch = (request) => globalThis.fetch(request), maxRetryDelay = 30_000 } = registry;
  const root = rootOf(registry.baseUrl);
  const key = registry.apiKey === undefined ? {} : { Authorization: `Bearer ${sendable(registry.apiKey)}` };
  let seen = registry.seq ?? -1; // the latest change that this client knows of; below zero: none

  function requestOf(call: Call, options: AnyOptions, signal: AbortSignal): Request {
    const { path = {}, query = {}, body, accept = json } = call;
    const [method = "", template = ""] = call.request.split(" ");
    const parts = {
      baseUrl: root,
      params: { path, query: { ...query } },
      querySerializer,
      pathSerializer,
    };
    const media = "body" in call ? { "Content-Type": json } : {};
    const seq = Math.max(seen, options.seq ?? -1);
    const isRead = method === "GET" || call.safe === "reads";
    const after = { "Registry-Seq": isRead && seq >= 0 ? seq : undefined };
    const own = { ...conditions(options), ...after, ...call.headers };
    return new Request(createFinalURL(template, parts), {
      method,
      headers: mergeHeaders(media, registry.headers, key, own, options.headers, {
        Accept: acceptHeader(accept),
      }),
      ...("body" in call && { body: JSON.stringify(body ?? {}) }), // JavaScript may omit an argument
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
        const { response, url } = await exchanged(request, fetch);
        const media = response.ok && mediaOf(response);
        if (media === eventStream && call.accept === media)
          return { response, url, body: response.body ?? new Blob().stream() };
        // The icon of a site and files of the log are bytes.
        return {
          response,
          url,
          body: await (/icon|octet/.test(`${media}`) ? response.arrayBuffer() : response.text()),
        };
      };
      const { response, url, body } = await Promise.race([exchange(), ended(aborter.signal)]).catch(
        (cause) => {
          throw aborter.signal.aborted
            ? aborter.signal.reason
            : new ConnectionError(`${tried}: ${messageOf(cause)}`, cause);
        },
      );
      const info = infoOf(tried, response, url ? presentId(call, url) : null);
      seen = Math.max(seen, info.seq ?? -1);
      await onResponse?.(info);
      return remember(bodyOf(call, response, body), info);
    } catch (error) {
      aborter.abort(error); // closes a stream that is not read
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
      const keyed = call.safe === "once" && maxRetries > 0; // without retries the key would never be repeated
      // It is not secret. `crypto.randomUUID` is missing on pages that are served by plain http.
      const { idempotencyKey = keyed ? `${Math.random()}-${Math.random()}` : undefined } = options;
      const again = call.safe || /GET|PUT|DELETE/.test(call.request);
      for (let failures = 0; ; failures += 1) {
        try {
          return await attempt(call, { ...options, idempotencyKey });
        } catch (error) {
          const wait = waitAfter(error, failures, maxRetryDelay, ifMatch !== undefined);
          if (!again || !(failures < maxRetries) || wait === null) throw error; // also if maxRetries is NaN
          await pause(wait, signal);
        }
      }
    },
  };
}

/** The `Accept` header. A node sends error pages for `text/html`, unless the header names problems too. */
function acceptHeader(accept: string): string {
  return accept === "text/html" ? `${accept}, application/problem+json` : accept;
}

/**
 * Sends a request, and follows the redirect from a former id of an agent (308) where `fetch` does not: once, on the same host.
 * @returns the response, and the URL that it was redirected to; empty if it was not.
 */
async function exchanged(request: Request, fetch: (request: Request) => Promise<Response>) {
  const response = await fetch(request);
  const to = response.status === 308 && response.headers.get("Location");
  if (!to) return { response, url: response.redirected ? response.url : "" };
  const { href: url, origin } = new URL(to, request.url);
  if (origin !== new URL(request.url).origin) return { response, url: "" }; // it would get the key
  return { response: await fetch(new Request(url, request)), url };
}

/** The id in the URL that a request was redirected to; null if it is the one that was sent. */
function presentId({ request, path, query }: Call, url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const template = request.split("/").slice(1);
  const segments = pathname.split("/").slice(-template.length);
  const inPath = segments[template.findIndex((segment) => segment[0] === "{")] ?? "";
  const id = path ? decodeURIComponent(inPath) : searchParams.get("agent_id");
  return id && !Object.values({ ...path, ...query }).some((sent) => String(sent) === id) ? id : null;
}

function mediaOf({ headers }: Response): string | undefined {
  return headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}

/** Returns the body of a response that the contract declares. */
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

/** The headers of the options. Undefined ones are not sent. */
function conditions({ ifMatch, ifNoneMatch, respondAsync, idempotencyKey }: AnyOptions) {
  return {
    "If-Match": ifMatch,
    "If-None-Match": ifNoneMatch,
    Prefer: respondAsync ? "respond-async" : undefined, // RFC 7240 section 4.1
    "Idempotency-Key": idempotencyKey,
  };
}

/** Rejects when a signal aborts, because not every `fetch` does. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}

/** The message of an error and of its cause: the `fetch` of Node.js only says `fetch failed`, and the cause says why. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function rootOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || /[?#]/.test(url.href)) {
    throw new TypeError("baseUrl must be http(s)://host/path");
  }
  return url.href.replace(/(?<!\/)\/+$/, "");
}

/** Trims and checks a key, so that an invalid one is rejected here: the error of `Headers` would contain the key. */
function sendable(apiKey: string): string {
  const key = apiKey.trim();
  if (/[^!-~]/.test(key)) throw new TypeError("apiKey must be visible ASCII");
  return key;
}

function pathSerializer(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? "");
    // URLs remove these segments (RFC 3986 section 5.2.4), so the request would reach another operation.
    if (["", ".", ".."].includes(value)) {
      const message = `A path cannot carry "${value}"`;
      throw new ValidationError({ status: 400, headers: new Headers() }, "invalid_path", message);
    }
    return encode(value);
  });
}

/** Serializes the query. An empty list is sent too, and the node rejects it: omitting it would request everything. */
function querySerializer(query: Record<string, unknown>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${[value].flat().map(encode).join(",")}`)
    .join("&");
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed()); // a lone surrogate would throw
}
