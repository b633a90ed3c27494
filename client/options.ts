/** The options of the client and of its methods. */
import type { ResponseInfo } from "./response.ts";

/** The options of the client. */
export interface RegistryOptions extends RetryOptions {
  /** The node's URL: absolute, http(s), with or without a path. */
  baseUrl: string;
  /**
   * An API key, sent as `Authorization: Bearer`. Without one, requests are anonymous. The node checks it on every
   * request: with an invalid key, reads also throw an `AuthenticationError`. A read uses no quota.
   */
  apiKey?: string | undefined;
  /** The function that sends requests. Default: the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
  /**
   * The change that reads must include, with all before it: the `seq` of an event, of `ResponseInfo`, or of another client.
   * The client's own changes are always included, so you need it only for those of others. With 0, reads before the first
   * change may be up to 5 seconds old, if the node has replicas.
   */
  seq?: number | undefined;
  /**
   * The longest wait between two attempts, in milliseconds. If the node requests a longer wait (`Retry-After`), for example
   * because a quota is used up, the error is thrown immediately. Default: 30,000.
   */
  maxRetryDelay?: number | undefined;
}

/** The options of every request. */
export interface RequestOptions extends RetryOptions {
  /** Aborts the request. The method then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Headers of this request; they take precedence over those of the client. */
  headers?: Record<string, string> | undefined;
  /** The change that a read must include, with all before it, for example the `seq` of an event that you received. */
  seq?: number | undefined;
}

/** Timeouts and retries. */
export interface RetryOptions {
  /**
   * The timeout of an attempt in milliseconds, up to the last byte of the response; then the attempt fails with a
   * TimeoutError. For the event stream: up to its beginning. `Infinity` is no limit. Default: 30,000.
   */
  timeout?: number | undefined;
  /**
   * How often a failed request is retried: after 429, 5xx or no response. Only safe requests are retried: GET, PUT and DELETE,
   * POST that only reads (RFC 9110 section 9.2.2), and creations, which carry an `Idempotency-Key`. With `ifMatch` only if the
   * node responded, because the first attempt may have made the change. Default: 2.
   */
  maxRetries?: number | undefined;
  /** Called with every response, including failed and retried ones. Awaited; an error it throws is propagated to the caller. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
}

/** The options of reads with an ETag. */
export interface ReadOptions extends RequestOptions {
  /** The ETags that you have. If one is still current, the method throws a RegistryError with code `not_modified`. */
  ifNoneMatch?: string | undefined;
}

/** The options of creations. */
export interface CreateOptions extends RequestOptions {
  /**
   * Identifies this creation: 1 to 255 visible ASCII characters. If you call the method again with the same key and the same
   * arguments within 24 hours, for example after a crash, you get the first result, and nothing is created twice. Default: a
   * random key, the same for all attempts of one call.
   */
  idempotencyKey?: string | undefined;
}

/** The options of writes that cause events. */
export interface WriteOptions extends RequestOptions {
  /** Whether the node responds without waiting for deliveries of the event. Otherwise the response waits at most 10 s. */
  respondAsync?: boolean | undefined;
}

/** The options of changes. */
export interface ChangeOptions extends WriteOptions {
  /** The ETag that the change is based on. If it is no longer current, the method throws a PreconditionFailedError. */
  ifMatch?: string | undefined;
}

/** All options of all methods. */
export type AnyOptions = ReadOptions & ChangeOptions & CreateOptions;
