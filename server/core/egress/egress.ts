/** Sends all outgoing requests. A failure of the other side is returned, not thrown, and every request has a timeout. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import type { SecureContext } from "node:tls";
import { Agent } from "undici";
import { Connector } from "./connector.ts";
import { Exchange, type ExchangeRequest, type ExchangeResult } from "./exchange.ts";
import { EgressFailure, type ErrorClass, noPhases, type Phases } from "./failures.ts";
import { defaultLimits, type Limits, type Traffic } from "./limits.ts";
import type { Pins } from "./pins.ts";
import type { Resolve } from "./resolver.ts";
import { Slots } from "./slots.ts";

/** Timings in milliseconds; null for a phase that did not happen, for example on a reused connection. */
export interface Timings extends Phases {
  /** From sending the request to the first byte of the response. */
  first_byte_ms: number | null;
  /** The total time, without the wait for a slot. */
  total_ms: number;
}

/** The result of a POST request. */
export interface PostResult {
  /** Any status; null if there was no response. */
  status: number | null;
  /** The beginning of the body of the response, as received, not decompressed. */
  body: Buffer<ArrayBuffer>;
  /** Whether the body is complete. */
  isWhole: boolean;
  error: ErrorClass | null;
  /** The status, or a sentence about the error. */
  detail: string;
  /** Whether this node aborted the request, so that it is no failure of the other side. */
  aborted: boolean;
  timings: Timings;
}

/** The result of a GET request. */
export type GetResult =
  | {
      ok: true;
      /** Any status: redirects are not followed. */
      status: number;
      /** By lowercase name. */
      headers: Record<string, string>;
      /** The body as received, not decompressed. */
      body: Buffer<ArrayBuffer>;
    }
  | {
      ok: false;
      error: ErrorClass | "too_large";
      detail: string;
      /** Whether this node aborted the request, so that it is no failure of the other side. */
      aborted: boolean;
      /** Whether it was not sent because too many requests of its kind are under way or waiting. */
      busy: boolean;
    };

/** A request of a probe, whose response is read as far as it says something. */
export interface ProbeRequest {
  url: string;
  method: ExchangeRequest["method"];
  headers: Record<string, string>;
  body: string | null;
  limitMs: number;
  maxBytes: number;
  /** Whether the beginning of a body is enough; default: the whole body is read. */
  isEnough?: (body: Buffer) => boolean;
  signal?: AbortSignal;
}

/** The result of a probe. */
export interface ProbeResponse {
  /** Null if there was no response. A body may be a beginning, if it was too long, too slow, or enough. */
  response: { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> } | null;
  /** Why there was none. */
  error: ErrorClass | null;
  /** Whether this node aborted the request, so that it is no failure of the other side. */
  aborted: boolean;
  /** From sending the request to the first byte of the response; null without one. */
  firstByteMs: number | null;
}

export interface EgressOptions {
  resolve: Resolve;
  pins: Pins;
  /** The trusted certificate authorities; null for those of Node.js. */
  trust: SecureContext | null;
  limits?: Partial<Limits>;
  /** Records each request, also those that are not sent; null for no metrics. */
  sent?: Sent | null;
  /** Traces each request; null for no traces. */
  trace?: OutgoingTracer | null;
}

/** Begins the span of a request. */
export type OutgoingTracer = (
  traffic: Traffic,
  method: string,
  url: string,
) => {
  /** Headers to send, which name the span. */
  headers: Record<string, string>;
  /** Ends the span. @param error null if there is a response. */
  ended(status: number | null, error: string | null): void;
};

/** Records how a request ended. */
export type Sent = (
  traffic: Traffic,
  result: {
    /** The status of the response; null without one. */
    status: number | null;
    /** Why there is no response; null if it was too large. */
    error: ErrorClass | null;
    aborted: boolean;
    busy: boolean;
    /** 0 if it was not sent. */
    totalMs: number;
  },
) => void;

/** The limits of one request. */
interface Bounds {
  limitMs?: number | undefined;
  signal?: AbortSignal | undefined;
  traffic: Traffic;
  client?: string | undefined;
}

/** undici agents for one kind of traffic. `kept` reuses connections, `fresh` does not. */
interface Agents {
  kept: Agent;
  fresh: Agent;
}

const sendHeadersChannel = "undici:client:sendHeaders";

/** Sends outgoing requests through the guarded connector, with limits per kind of traffic. */
export class Egress implements AsyncDisposable {
  /** Pinned hosts, which are reachable although their addresses are not public. */
  readonly pins: Pins;
  readonly #limits: Limits;
  readonly #connector: Connector;
  readonly #slots: Record<Traffic, Slots>;
  readonly #agents: Record<Traffic, Agents>;
  readonly #sent: Sent | null;
  readonly #trace: OutgoingTracer | null;
  readonly #underWay = new Set<Exchange>();
  #starting: Exchange | undefined;
  #closed = false;

  constructor({ resolve, pins, trust, limits = {}, sent = null, trace = null }: EgressOptions) {
    this.pins = pins;
    this.#sent = sent;
    this.#trace = trace;
    this.#limits = { ...defaultLimits, ...limits };
    const { dnsMs, connectMs, idleMs, ttlMs, slots } = this.#limits;
    this.#connector = new Connector({ resolve, pins, trust, dnsMs, connectMs });
    this.#slots = {
      deliveries: new Slots(slots.deliveries),
      cards: new Slots(slots.cards),
      logos: new Slots(slots.logos),
      peers: new Slots(slots.peers),
      probes: new Slots(slots.probes),
    };
    const agentsFor = (connections: number): Agents => {
      const options = {
        connect: this.#connector.connect,
        connections,
        maxHeaderSize: 16_384,
        allowH2: false,
      };
      return {
        kept: new Agent({
          ...options,
          pipelining: 1,
          keepAliveTimeout: idleMs,
          keepAliveMaxTimeout: Math.max(idleMs, 30_000), // the maximum that a receiver can request
          clientTtl: ttlMs,
        }),
        fresh: new Agent({ ...options, pipelining: 0 }),
      };
    };
    this.#agents = {
      deliveries: agentsFor(slots.deliveries.perOrigin),
      cards: agentsFor(slots.cards.perOrigin),
      logos: agentsFor(slots.logos.perOrigin),
      peers: agentsFor(slots.peers.perOrigin),
      probes: agentsFor(slots.probes.perOrigin),
    };
    subscribe(sendHeadersChannel, this.#onSending);
  }

  /**
   * Sends a body, and returns the status of the response, with the first `maxBytes` (1,024) of its body.
   * @param request any URL: the guard rejects those that are not permitted. The timeout `limitMs` (10 s) starts when the
   * request gets a slot, of which each origin has a few; `signal` also ends the wait for a slot.
   */
  async post(request: {
    url: string;
    headers: Record<string, string>;
    body: string | Buffer;
    maxBytes?: number;
    limitMs?: number;
    /** The kind of traffic. Default: `deliveries`. */
    traffic?: Traffic;
    signal?: AbortSignal;
  }): Promise<PostResult> {
    const { url, headers, body, maxBytes = 1_024, traffic = "deliveries", ...bounds } = request;
    const { response, failure, aborted, phases, firstByteMs, totalMs } = await this.#send(
      { method: "POST", headers, body, maxBytes, needsWholeBody: false },
      url,
      { ...bounds, traffic },
    );
    return {
      status: response?.status ?? null,
      body: response?.body ?? Buffer.alloc(0),
      isWhole: response?.isWhole ?? false,
      error: failure instanceof EgressFailure ? failure.error : null,
      detail: failure?.message ?? String(response?.status),
      aborted,
      timings: { ...phases, first_byte_ms: firstByteMs, total_ms: totalMs },
    };
  }

  /** Fetches a body of at most `maxBytes`. `limitMs` works as in {@link post}. */
  async get(
    url: string,
    request: {
      headers?: Record<string, string>;
      limitMs: number;
      maxBytes: number;
      /** The kind of traffic. Default: `peers`. */
      traffic?: Traffic | undefined;
      /** The client on whose behalf it is sent, if that is limited. */
      client?: string | undefined;
      signal?: AbortSignal | undefined;
    },
  ): Promise<GetResult> {
    const { headers = {}, maxBytes, traffic = "peers", ...bounds } = request;
    const sentHeaders = { "accept-encoding": "identity", ...headers };
    const { response, failure, aborted, busy } = await this.#send(
      { method: "GET", headers: sentHeaders, body: null, maxBytes, needsWholeBody: true },
      url,
      { ...bounds, traffic },
    );
    if (response)
      return { ok: true, status: response.status, headers: response.headers, body: response.body };
    const error = failure instanceof EgressFailure ? failure.error : "too_large";
    return { ok: false, error, detail: failure?.message ?? "", aborted, busy };
  }

  /** Sends a request of a probe. `limitMs` works as in {@link post}. */
  async probe({ url, limitMs, signal, ...request }: ProbeRequest): Promise<ProbeResponse> {
    const { response, failure, aborted, firstByteMs } = await this.#send(
      { ...request, needsWholeBody: false, drainMs: limitMs },
      url,
      { limitMs, signal, traffic: "probes" },
    );
    return {
      response: response && { status: response.status, headers: response.headers, body: response.body },
      error: failure instanceof EgressFailure ? failure.error : null,
      aborted,
      firstByteMs,
    };
  }

  /** Connects to an https URL, and says when its certificate expires; null if that is not known. */
  async certificateExpiry(
    url: URL,
  ): Promise<{ ok: true; expiresAt: Date | null } | { ok: false; error: ErrorClass; detail: string }> {
    try {
      return { ok: true, expiresAt: await this.#connector.certificateExpiry(url) };
    } catch (failure) {
      if (!(failure instanceof EgressFailure)) throw failure;
      return { ok: false, error: failure.error, detail: failure.message };
    }
  }

  /** The number of origins with connections or requests under way. */
  get origins(): number {
    const connected = this.#allAgents().flatMap(({ stats }) => Object.keys(stats));
    const waiting = Object.values(this.#slots).flatMap(({ origins }) => [...origins]);
    return new Set([...connected, ...waiting]).size;
  }

  /** Aborts requests under way and closes all connections. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const slots of Object.values(this.#slots)) slots.close();
    for (const exchange of this.#underWay) exchange.abort();
    await Promise.all(this.#allAgents().map((agent) => agent.destroy()));
    unsubscribe(sendHeadersChannel, this.#onSending);
  }

  async #send(
    request: Omit<ExchangeRequest, "url">,
    text: string,
    bounds: Bounds,
  ): Promise<ExchangeResult & { totalMs: number; busy: boolean }> {
    const span = this.#trace?.(bounds.traffic, request.method, text);
    const headers = { ...request.headers, ...span?.headers };
    const ended = await this.#sendInSlot({ ...request, headers }, text, bounds);
    const { response, failure, aborted, busy, totalMs } = ended;
    const status = response?.status ?? null;
    const error = failure instanceof EgressFailure ? failure.error : null;
    this.#sent?.(bounds.traffic, { status, error, aborted, busy, totalMs });
    span?.ended(status, status === null ? (error ?? "too_large") : null);
    return ended;
  }

  async #sendInSlot(
    request: Omit<ExchangeRequest, "url">,
    text: string,
    { limitMs = this.#limits.totalMs, signal, traffic, client }: Bounds,
  ): Promise<ExchangeResult & { totalMs: number; busy: boolean }> {
    const none = { totalMs: 0, busy: false };
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) {
      return { ...notSent("egress_blocked", "The URL must begin with https://."), ...none };
    }
    const release = await this.#slots[traffic].take(url.origin, { signal, client });
    if (release === "busy")
      return { ...notSent("network_error", "Too many requests are waiting."), ...none, busy: true };
    if (release === "aborted")
      return { ...notSent("network_error", "The node aborted the request.", true), ...none };
    const agents = this.#agents[traffic];
    const started = performance.now();
    const run = (agent: Agent, limit: number) => this.#exchange(agent, { ...request, url }, limit, signal);
    const first = run(agents.kept, limitMs);
    const result = await first.result;
    // A receiver may close an idle connection just as a request is sent on it. That is no failure, so the request is retried
    // once on a new connection, in the remaining time.
    const retry = result.stale ? run(agents.fresh, limitMs - (performance.now() - started)) : null;
    const last = retry ? await retry.result : result;
    void (retry ?? first).closed.then(release);
    return { ...last, totalMs: Math.round(performance.now() - started), busy: false };
  }

  #allAgents(): Agent[] {
    return Object.values(this.#agents).flatMap(({ kept, fresh }) => [kept, fresh]);
  }

  #exchange(
    agent: Agent,
    request: ExchangeRequest,
    limitMs: number,
    signal: AbortSignal | undefined,
  ): Exchange {
    const exchange = new Exchange(request, { limitMs, drainMs: this.#limits.drainMs }, (started) => {
      this.#starting = started;
    });
    const abort = () => exchange.abort();
    this.#underWay.add(exchange);
    signal?.addEventListener("abort", abort, { once: true });
    void exchange.closed.then(() => {
      this.#underWay.delete(exchange);
      signal?.removeEventListener("abort", abort);
    });
    if (signal?.aborted || this.#closed) abort();
    else exchange.start(agent);
    return exchange;
  }

  /**
   * undici publishes the connection of a request only on this channel, without identifying the request. It belongs to the
   * exchange whose `onRequestStart` was called just before, in the same turn of the event loop.
   */
  readonly #onSending = (message: unknown): void => {
    const { socket } = message as { socket: Socket }; // documented by undici, not typed by Node.js
    const connection = this.#connector.connection(socket);
    if (connection) this.#starting?.onSent(connection);
    if (connection) this.#starting = undefined;
  };
}

function notSent(error: ErrorClass, detail: string, aborted = false): ExchangeResult {
  return {
    response: null,
    failure: new EgressFailure(error, detail),
    aborted,
    phases: noPhases,
    firstByteMs: null,
    stale: false,
  };
}
