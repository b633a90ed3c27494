/**
 * The transport of the client: openapi-fetch, with the middleware of middleware.ts, timeouts around its `fetch`, and retries
 * around its requests.
 */
import createClient, { type Middleware, mergeHeaders } from "openapi-fetch";
import type { paths } from "../generated/openapi.d.ts";
import { ConnectionError, errorOf, isObject, parse, TimeoutError, ValidationError } from "./errors.ts";
import { credentials, idempotency, mediaOf, problems, readAfterWrite, redirects } from "./middleware.ts";
import type { AnyOptions, RegistryOptions } from "./options.ts";
import { remember, responseOf } from "./response.ts";
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
  const { fetch = (request) => globalThis.fetch(request), maxRetryDelay = 30_000, headers = {} } = registry;
  const root = rootOf(registry.baseUrl);
  const querySerializer = { array: { style: "form", explode: false } } as const;
  const client = createClient<paths>({ baseUrl: root, headers, querySerializer });
  if (registry.apiKey !== undefined) client.use(credentials(registry.apiKey));
  const ownChanges = readAfterWrite(registry.seq);
  // `call` has checked the parts against the contract.
  const request = client.request as (...parts: unknown[]) => Promise<{ data?: unknown; response: Response }>;

  async function attempt(call: Call, options: AnyOptions): Promise<unknown> {
    const { timeout = registry.timeout ?? 30_000, signal, onResponse = registry.onResponse } = options;
    const { accept = json, takes } = call;
    const { idempotencyKey: key } = options;
    const [method, path] = call.request.split(" ");
    const aborter = new AbortController();
    const late = () => new TimeoutError(`${method} ${root}${path}: no response in ${timeout} ms`);
    const timer = setTimeout(() => aborter.abort(late()), Math.min(timeout, longestTimer));
    const abort = () => aborter.abort(signal?.reason);
    try {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", abort);
      const { data, response } = await request(method, path, {
        ...partsOf(call, options),
        fetch: (sent: Request) => exchange(sent, fetch, accept),
        signal: aborter.signal,
        // The last one gets the response first.
        middleware: [
          problems(accept, takes),
          { onResponse: async ({ response }) => void (await onResponse?.(responseOf(response))) },
          ownChanges,
          redirects,
          ...(key === undefined ? [] : [idempotency(key)]),
        ] satisfies Middleware[],
      });
      return remember(bodyOf(accept, response, data), responseOf(response));
    } catch (error) {
      aborter.abort(error); // closes a stream that is not read
      throw signal?.aborted ? signal.reason : error;
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

/** The parts of a request as openapi-fetch serializes them. */
function partsOf(call: Call, options: AnyOptions) {
  const { request, path = {}, query = {}, body, accept = json, headers, safe } = call;
  for (const value of Object.values(path)) {
    // URLs remove these segments (RFC 3986 section 5.2.4), so the request would reach another operation.
    if (!["", ".", ".."].includes(String(value ?? ""))) continue;
    const message = `A path cannot carry "${value}"`;
    throw new ValidationError({ status: 400, headers: new Headers() }, "invalid_path", message);
  }
  const isRead = safe === "reads" || request.startsWith("GET");
  const own = {
    "If-Match": options.ifMatch,
    "If-None-Match": options.ifNoneMatch,
    Prefer: options.respondAsync ? "respond-async" : undefined, // RFC 7240 section 4.1
    "Registry-Seq": isRead ? (options.seq ?? -1) : undefined,
    ...headers,
  };
  // A node sends error pages for `text/html`, unless the header names problems too.
  const Accept = accept === "text/html" ? `${accept}, application/problem+json` : accept;
  return {
    params: {
      path: serializable(path),
      query: serializable(query),
      header: mergeHeaders(own, options.headers, { Accept }),
    },
    body: "body" in call ? (body ?? {}) : undefined, // JavaScript may omit an argument
    parseAs: formOf(accept),
  };
}

/** Texts without lone surrogates, which encoding rejects; of an empty list too: omitting it would request everything. */
function serializable(values: object): Record<string, string | string[]> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  const text = (value: unknown) => String(value).toWellFormed();
  return Object.fromEntries(
    defined.map(([name, value]) => [
      name,
      Array.isArray(value) && value.length ? value.map(text) : text(value),
    ]),
  );
}

/** How openapi-fetch reads bodies of a media type. The icon of a site and files of the log are bytes. */
function formOf(media: string): "stream" | "arrayBuffer" | "text" {
  if (media === eventStream) return "stream";
  return /icon|octet/.test(media) ? "arrayBuffer" : "text";
}

/** Sends a request, and reads the body unless it is a stream, so that it is complete and openapi-fetch gets it at once. */
async function exchange(request: Request, fetch: (request: Request) => Promise<Response>, accept: string) {
  const { signal } = request;
  const complete = async () => {
    const response = await fetch(request);
    const form = response.ok && mediaOf(response) === accept ? formOf(accept) : "text";
    if (form === "stream") return response;
    const body = await response[form]();
    return Object.assign(response, { [form]: async () => body });
  };
  return Promise.race([complete(), ended(signal)]).catch((cause) => {
    if (signal.aborted) throw signal.reason;
    throw new ConnectionError(`${request.method} ${request.url}: ${messageOf(cause)}`, cause);
  });
}

/** Returns the body of a declared response. Without data it is empty: openapi-fetch does not read it then. */
function bodyOf(accept: string, response: Response, data: unknown): unknown {
  if (response.status === 202 || response.status === 204) return undefined;
  if (accept === eventStream) return data ?? new Blob().stream();
  if (accept !== json) return data ?? "";
  const value = parse(`${data}`);
  if (isObject(value)) return value;
  throw errorOf(response, data ?? "");
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
