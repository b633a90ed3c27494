/** What the caller can say of a registry and of a request. */
import type { ResponseInfo } from "./response.ts";

/** Where the node is, and how to speak to it. */
export interface RegistryOptions extends PatienceOptions {
  /** The node's address: an absolute http(s) URL, which may have a path. */
  baseUrl: string;
  /**
   * An API key, sent as `Authorization: Bearer`. Without one, requests are anonymous. The node checks it on every
   * request: with a bad key reads throw an `AuthenticationError` too. A read spends no quota.
   */
  apiKey?: string | undefined;
  /** What sends a request. Default: the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
  /**
   * The longest wait between two attempts, in milliseconds. Where the node asks for a longer one (`Retry-After`), as it does
   * when a quota is used up, the error is thrown at once. Default: 30,000.
   */
  maxRetryDelay?: number | undefined;
}

/** What any request can be given. */
export interface RequestOptions extends PatienceOptions {
  /** Ends the request when it aborts: the method then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Headers of this request; they win over those of the registry. */
  headers?: Record<string, string> | undefined;
}

/** How long to wait, and how often to try. */
export interface PatienceOptions {
  /**
   * How long an attempt may take, to the last byte of its answer, in milliseconds; after that it has failed with a
   * TimeoutError. For the stream of events: to its beginning. `Infinity` is no limit. Default: 30,000.
   */
  timeout?: number | undefined;
  /**
   * How often a request that failed is made again: 429, 5xx or no answer. Only what may be done twice is (GET, PUT and DELETE,
   * POST where it only reads, RFC 9110 section 9.2.2, and creations, which carry an `Idempotency-Key`); with `ifMatch` only if
   * the node answered, because the first attempt may have made the change. Default: 2.
   */
  maxRetries?: number | undefined;
  /** Is told of every answer, also of those that are thrown or tried again, and waited for. What it throws, the method throws. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
}

/** What the reading of something that has an ETag can be given. */
export interface ReadOptions extends RequestOptions {
  /** ETags that the caller has. If one still holds, the method throws a RegistryError with code `not_modified`. */
  ifNoneMatch?: string | undefined;
}

/** What a creation can be given. */
export interface CreateOptions extends RequestOptions {
  /**
   * Identifies this creation: 1 to 255 visible ASCII characters. If you call the method again with the same key and the same
   * arguments within 24 hours, for example after a crash, you get the first result, and nothing is created twice. Default: a
   * random key, which is the same for all attempts of one call.
   */
  idempotencyKey?: string | undefined;
}

/** What a write that causes events can be given. */
export interface WriteOptions extends RequestOptions {
  /** Whether to be answered before the event was delivered to subscribers. Otherwise the answer waits, at most 10 s. */
  respondAsync?: boolean | undefined;
}

/** What a change can be given. */
export interface ChangeOptions extends WriteOptions {
  /** The ETag that the change is based on. If it no longer holds: PreconditionFailedError. */
  ifMatch?: string | undefined;
}

/** All options of all methods. */
export type AnyOptions = ReadOptions & ChangeOptions & CreateOptions;
