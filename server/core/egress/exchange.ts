/** One exchange of a request and its response: a handler of undici's events. */
import type { Dispatcher } from "undici";
import type { Connection } from "./connector.ts";
import { EgressFailure, exchangeFailure, formatSeconds, noPhases, type Phases } from "./failures.ts";

/** The request of an exchange. */
export interface ExchangeRequest {
  method: "GET" | "POST" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** The maximum length of the response body. */
  maxBytes: number;
  /** Whether a longer or incomplete body is a failure. Otherwise the status is the result, with the beginning of the body. */
  needsWholeBody: boolean;
  /** The timeout of a body that need not be whole, after the status; default: that of all exchanges. */
  drainMs?: number;
  /** Whether the beginning of a body says enough, so that the connection is closed. Asked after a few lines only. */
  isEnough?: (body: Buffer) => boolean;
}

/** Timeouts in milliseconds. */
export interface ExchangeLimits {
  /** Name resolution, connection, TLS, request and response together. */
  limitMs: number;
  /** Receiving the body after the status, if it need not be whole. */
  drainMs: number;
}

/** The result of an exchange. */
export interface ExchangeResult {
  /** Null if there was no complete response. */
  response: {
    status: number;
    headers: Record<string, string>;
    body: Buffer<ArrayBuffer>;
    /** Whether the body is complete. */
    isWhole: boolean;
  } | null;
  failure: EgressFailure | TooLargeError | null;
  /** Whether this node aborted it, so that it is no failure of the other side. */
  aborted: boolean;
  phases: Phases;
  firstByteMs: number | null;
  /** Whether a reused connection was closed before the first byte of a response. */
  stale: boolean;
}

/** How many informational responses may precede the final one, so that they do not keep the node busy. */
const maxInformational = 32;

/** The response is longer than `maxBytes`. */
export class TooLargeError extends Error {}

/** How often a beginning of a body is looked at, so that a slow response costs little. */
const maxLooks = 64;

/** A reused connection that fails within this time was stale. */
const maxStaleMs = 1_000;

/** A request under way. Its result always settles within the timeout, and never rejects. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly result: Promise<ExchangeResult>;
  /** Settled when the connection is free or closed. */
  readonly closed: Promise<void>;
  readonly #request: ExchangeRequest;
  readonly #limits: ExchangeLimits;
  readonly #resolveResult: (verdict: ExchangeResult) => void;
  readonly #resolveClosed: () => void;
  readonly #onStart: (exchange: Exchange) => void;
  readonly #startedAt = performance.now();
  #timer: NodeJS.Timeout;
  #settled = false;
  #ended = false;
  #controller: Dispatcher.DispatchController | undefined;
  #phases = noPhases;
  #reused = false;
  #sentAt: number | undefined;
  #firstByteAt: number | undefined;
  #informational = 0;
  #status: number | undefined;
  #headers: Record<string, string> = {};
  #chunks: Buffer[] = [];
  #bytesRead = 0;
  #isWhole = false;
  #looks = 0;

  /** @param onStart called when undici has a connection for the request, just before it is sent. */
  constructor(request: ExchangeRequest, limits: ExchangeLimits, onStart: (exchange: Exchange) => void) {
    this.#request = request;
    this.#limits = limits;
    this.#onStart = onStart;
    const result = Promise.withResolvers<ExchangeResult>();
    const closed = Promise.withResolvers<void>();
    [this.result, this.#resolveResult] = [result.promise, result.resolve];
    [this.closed, this.#resolveClosed] = [closed.promise, closed.resolve];
    this.#timer = setTimeout(() => {
      this.#fail(
        new EgressFailure("timeout", `There was no response within ${formatSeconds(limits.limitMs)}.`),
      );
    }, limits.limitMs);
  }

  /** Hands the request to undici. */
  start(dispatcher: Dispatcher): void {
    const { method, url, headers, body } = this.#request;
    const path = url.pathname + url.search;
    try {
      dispatcher.dispatch(
        { origin: url.origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 },
        this,
      );
    } catch (error) {
      this.#fail(exchangeFailure(error));
    }
  }

  /** Aborts the exchange. */
  abort(): void {
    this.#fail(new EgressFailure("network_error", "The node aborted the request."), true);
  }

  /** Called when the request is written to a connection. */
  onSent(connection: Connection): void {
    this.#sentAt = performance.now();
    this.#reused = connection.used;
    if (!connection.used) this.#phases = connection.phases;
    connection.used = true;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(new Error("The exchange has ended"));
    else this.#onStart(this);
  }

  onResponseStarted(): void {
    this.#firstByteAt ??= performance.now();
  }

  onResponseStart(
    _: unknown,
    status: number,
    headers: Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2],
  ): void {
    if (status < 200) {
      // Informational (RFC 9110 section 15.2): the final response follows.
      this.#informational++;
      if (this.#informational > maxInformational) this.#fail(tooManyInformational());
      return;
    }
    this.#status = status;
    this.#headers = joinHeaders(headers);
    const { maxBytes, needsWholeBody } = this.#request;
    if (needsWholeBody) {
      if (Number(this.#headers["content-length"]) > maxBytes) this.#fail(tooLarge(maxBytes));
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#cut(), this.#drainMs());
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#bytesRead += chunk.length;
    const { maxBytes, needsWholeBody } = this.#request;
    const excess = this.#bytesRead - maxBytes;
    if (excess <= 0) {
      this.#chunks.push(chunk);
      if (this.#isEnough(chunk)) this.#cut();
    } else if (needsWholeBody) {
      this.#fail(tooLarge(maxBytes));
    } else {
      this.#chunks.push(chunk.subarray(0, chunk.length - excess));
      this.#cut();
    }
  }

  onResponseEnd(): void {
    this.#isWhole = true;
    this.#settle(null);
    this.#finish(false);
  }

  onResponseError(_: unknown, error: Error): void {
    this.#fail(exchangeFailure(error));
  }

  /** How long a body may take. With a time of its own it takes no longer than the exchange may. */
  #drainMs(): number {
    const { drainMs } = this.#request;
    if (drainMs === undefined) return this.#limits.drainMs;
    return Math.max(0, Math.min(drainMs, this.#limits.limitMs - (performance.now() - this.#startedAt)));
  }

  /** Whether what was received says enough: it may at the end of a line. */
  #isEnough(chunk: Buffer): boolean {
    const { isEnough } = this.#request;
    const last = chunk.at(-1);
    if (!isEnough || this.#looks >= maxLooks || (last !== 0x0a && last !== 0x0d)) return false; // LF, CR
    this.#looks++;
    return isEnough(Buffer.concat(this.#chunks));
  }

  /** Ends the exchange with the status and what was received of the body. */
  #cut(): void {
    this.#settle(null);
    this.#finish();
  }

  #fail(failure: EgressFailure | TooLargeError, aborted = false): void {
    const hasResult = this.#status !== undefined && !this.#request.needsWholeBody;
    this.#settle(hasResult ? null : failure, aborted && !hasResult);
    this.#finish();
  }

  #settle(failure: EgressFailure | TooLargeError | null, aborted = false): void {
    if (this.#settled) return;
    this.#settled = true;
    const status = this.#status;
    const early = this.#firstByteAt === undefined && performance.now() - this.#startedAt < maxStaleMs;
    const reset = failure instanceof EgressFailure && failure.error === "connection_reset";
    this.#resolveResult({
      response:
        status === undefined || failure
          ? null
          : {
              status,
              headers: this.#headers,
              body: Buffer.concat(this.#chunks),
              isWhole: this.#isWhole,
            },
      failure,
      aborted,
      phases: (failure instanceof EgressFailure ? failure.phases : null) ?? this.#phases,
      firstByteMs:
        this.#sentAt === undefined || this.#firstByteAt === undefined
          ? null
          : Math.round(this.#firstByteAt - this.#sentAt),
      stale: this.#reused && early && reset,
    });
  }

  /** Ends the exchange. @param hangUp whether to close the connection, because more data may follow. */
  #finish(hangUp = true): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#chunks = [];
    if (hangUp) this.#controller?.abort(new Error("The exchange has ended"));
    this.#resolveClosed();
  }
}

function tooManyInformational(): EgressFailure {
  return new EgressFailure(
    "network_error",
    `The host sent more than ${maxInformational} informational responses, and no final one.`,
  );
}

function tooLarge(maxBytes: number): TooLargeError {
  return new TooLargeError(`The response is longer than ${maxBytes} bytes.`);
}

/** Joins repeated header fields (RFC 9110 section 5.3). */
function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(", ")]),
  );
}
