/** One request and its answer, as undici tells of them. */
import type { Dispatcher } from "undici";
import type { Connection } from "./connector.ts";
import { EgressFailure, exchangeFailure, inWords, noPhases, type Phases } from "./failures.ts";

/** What a request asks for. */
export interface Order {
  method: "GET" | "POST";
  url: URL;
  headers: Record<string, string>;
  body: string | null;
  /** The body of the answer: kept whole if it has at most so many bytes; null if only the status counts. */
  keep: number | null;
}

/** How long what may take, in milliseconds. */
export interface Bounds {
  /** Name, connection, TLS, request and answer together. */
  limitMs: number;
  /** Reading on after the verdict, so that the connection can be kept. */
  drainMs: number;
}

/** How it ended. */
export interface Verdict {
  /** Null if there was no answer, or not all of what was asked for. */
  answer: { status: number; headers: Record<string, string>; body: Buffer } | null;
  failure: EgressFailure | TooLarge | null;
  /** Whether it was cut short by this side, which says nothing of the other. */
  aborted: boolean;
  phases: Phases;
  firstByteMs: number | null;
  /** Whether a connection that had been kept was closed before any byte of an answer. */
  stale: boolean;
}

/** There is an answer, and it is longer than was asked for. */
export class TooLarge extends Error {}

/** How much of a body that nobody wants is read, in bytes. */
const drained = 1_024;

/** How soon a kept connection must fail for it to be the connection's fault, in milliseconds. */
const soon = 1_000;

/** A request on its way. Its verdict is never late, whatever undici does, and never rejects. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly verdict: Promise<Verdict>;
  /** Settled when the connection is free again, or gone. */
  readonly over: Promise<void>;
  readonly #order: Order;
  readonly #bounds: Bounds;
  readonly #decide: (verdict: Verdict) => void;
  readonly #end: () => void;
  readonly #startedAt = performance.now();
  #timer: NodeJS.Timeout;
  #decided = false;
  #ended = false;
  #controller: Dispatcher.DispatchController | undefined;
  #phases = noPhases;
  #kept = false;
  #sentAt: number | undefined;
  #firstByteAt: number | undefined;
  #status: number | undefined;
  #headers: Record<string, string> = {};
  #chunks: Buffer[] = [];
  #read = 0;

  constructor(order: Order, bounds: Bounds) {
    this.#order = order;
    this.#bounds = bounds;
    const verdict = Promise.withResolvers<Verdict>();
    const over = Promise.withResolvers<void>();
    [this.verdict, this.#decide] = [verdict.promise, verdict.resolve];
    [this.over, this.#end] = [over.promise, over.resolve];
    this.#timer = setTimeout(() => {
      this.#fail(new EgressFailure("timeout", `There was no answer within ${inWords(bounds.limitMs)}.`));
    }, bounds.limitMs);
  }

  /** Hands the request to undici. @param origin an object of this exchange alone: undici names it when it sends. */
  start(dispatcher: Dispatcher, origin: URL): void {
    const { method, url, headers, body } = this.#order;
    const path = url.pathname + url.search;
    try {
      dispatcher.dispatch({ origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, this);
    } catch (error) {
      this.#fail(exchangeFailure(error));
    }
  }

  /** Cuts it short. */
  cut(): void {
    this.#fail(new EgressFailure("network_error", "The request was cut short by this side."), true);
  }

  /** The request is written to a connection now. */
  sent(connection: Connection | undefined): void {
    this.#sentAt = performance.now();
    if (!connection) return;
    this.#kept = connection.used;
    if (!connection.used) this.#phases = connection.phases;
    connection.used = true;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(new Error("Nobody waits any more"));
  }

  onResponseStarted(): void {
    this.#firstByteAt ??= performance.now();
  }

  onResponseStart(
    _: unknown,
    status: number,
    headers: Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2],
  ): void {
    if (status < 200) return; // informational (RFC 9110 section 15.2): the answer is still to come
    this.#status = status;
    this.#headers = flat(headers);
    const { keep } = this.#order;
    if (keep !== null) {
      if (Number(this.#headers["content-length"]) > keep) this.#fail(tooLarge(keep));
      return;
    }
    this.#settle(null);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#finish(), this.#bounds.drainMs);
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#read += chunk.length;
    const { keep } = this.#order;
    if (keep === null) {
      if (this.#read > drained) this.#finish();
    } else if (this.#read > keep) {
      this.#fail(tooLarge(keep));
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    this.#settle(null);
    this.#finish(false);
  }

  onResponseError(_: unknown, error: Error): void {
    this.#fail(exchangeFailure(error));
  }

  #fail(failure: EgressFailure | TooLarge, aborted = false): void {
    this.#settle(failure, aborted);
    this.#finish();
  }

  #settle(failure: EgressFailure | TooLarge | null, aborted = false): void {
    if (this.#decided) return;
    this.#decided = true;
    const status = this.#status;
    const early = this.#firstByteAt === undefined && performance.now() - this.#startedAt < soon;
    const reset = failure instanceof EgressFailure && failure.error === "connection_reset";
    this.#decide({
      answer:
        status === undefined || failure
          ? null
          : { status, headers: this.#headers, body: Buffer.concat(this.#chunks) },
      failure,
      aborted,
      phases: (failure instanceof EgressFailure ? failure.phases : null) ?? this.#phases,
      firstByteMs:
        this.#sentAt === undefined || this.#firstByteAt === undefined
          ? null
          : Math.round(this.#firstByteAt - this.#sentAt),
      stale: this.#kept && early && reset,
    });
  }

  /** Lets go of the connection. @param hangUp whether there may be more on it. */
  #finish(hangUp = true): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#chunks = [];
    if (hangUp) this.#controller?.abort(new Error("Nobody waits any more"));
    this.#end();
  }
}

function tooLarge(most: number): TooLarge {
  return new TooLarge(`The answer is longer than ${most} bytes.`);
}

/** Fields that come several times, as one (RFC 9110 section 5.3). */
function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(", ")]),
  );
}
