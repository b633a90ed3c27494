/** Every request that the node sends. It never throws for what the other side does, and is never late. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import type { SecureContext } from "node:tls";
import { Agent } from "undici";
import { Connector } from "./connector.ts";
import { Exchange, type Order, type Verdict } from "./exchange.ts";
import { EgressFailure, type ErrorClass, noPhases, type Phases } from "./failures.ts";
import { type Limits, type Traffic, usualLimits } from "./limits.ts";
import type { Pins } from "./pins.ts";
import type { Resolve } from "./resolver.ts";
import { Slots } from "./slots.ts";

/** How long what took, in milliseconds; null for what did not happen, as on a connection that was kept. */
export interface Timings extends Phases {
  /** From the request's being sent to the first byte of the answer. */
  first_byte_ms: number | null;
  /** All together, without the waiting for a slot. */
  total_ms: number;
}

/** What came of a request of which only the status counts. */
export interface Sent {
  /** Null if none arrived. Whether it is a good one is the caller's business. */
  status: number | null;
  error: ErrorClass | null;
  /** The status, or a sentence about the error, for people. */
  detail: string;
  /** Whether this side cut it short: the other side is not to blame. */
  aborted: boolean;
  timings: Timings;
}

/** What came of fetching something. */
export type Fetched =
  | {
      ok: true;
      /** Any: a redirect is not followed. */
      status: number;
      /** By their names in lower case. */
      headers: Record<string, string>;
      /** As it came: nothing is decompressed. */
      body: Buffer;
    }
  | {
      ok: false;
      error: ErrorClass | "too_large";
      detail: string;
      /** Whether this side cut it short: the other side is not to blame. */
      aborted: boolean;
      /** Whether it was not sent, because too many requests of its kind are under way and waiting. */
      busy: boolean;
    };

export interface EgressSettings {
  resolve: Resolve;
  pins: Pins;
  /** Whose certificates are good; null for those of the authorities that Node.js trusts. */
  trust: SecureContext | null;
  limits?: Partial<Limits>;
}

/** The agents of a kind of requests: one keeps connections, the other does not. */
interface Agents {
  kept: Agent;
  fresh: Agent;
}

const sending = "undici:client:sendHeaders";

/** The way out. */
export class Egress implements AsyncDisposable {
  /** The places that are reached although they are not public. */
  readonly pins: Pins;
  readonly #limits: Limits;
  readonly #connector: Connector;
  readonly #slots: Record<Traffic, Slots>;
  readonly #agents: Record<Traffic, Agents>;
  readonly #underWay = new Set<Exchange>();
  #starting: Exchange | undefined;
  #closed = false;

  constructor({ resolve, pins, trust, limits = {} }: EgressSettings) {
    this.pins = pins;
    this.#limits = { ...usualLimits, ...limits };
    const { dnsMs, connectMs, idleMs, ttlMs, slots } = this.#limits;
    this.#connector = new Connector({ resolve, pins, trust, dnsMs, connectMs });
    this.#slots = {
      deliveries: new Slots(slots.deliveries),
      cards: new Slots(slots.cards),
      peers: new Slots(slots.peers),
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
          keepAliveMaxTimeout: Math.max(idleMs, 30_000), // what a receiver may ask for
          clientTtl: ttlMs,
        }),
        fresh: new Agent({ ...options, pipelining: 0 }),
      };
    };
    this.#agents = {
      deliveries: agentsFor(slots.deliveries.perOrigin),
      cards: agentsFor(slots.cards.perOrigin),
      peers: agentsFor(slots.peers.perOrigin),
    };
    subscribe(sending, this.#onSending);
  }

  /**
   * Sends a body of a delivery; of the answer only the status counts.
   * @param request any URL: what must not be called is not. At most `limitMs` (10 s) pass once it has a slot, of which
   * each origin has a few; `signal` ends the waiting too.
   */
  async post(request: {
    url: string;
    headers: Record<string, string>;
    body: string;
    limitMs?: number;
    signal?: AbortSignal;
  }): Promise<Sent> {
    const { url, headers, body, ...bounds } = request;
    const { answer, failure, aborted, phases, firstByteMs, totalMs } = await this.#send(
      { method: "POST", headers, body, keep: null },
      url,
      { ...bounds, traffic: "deliveries" },
    );
    return {
      status: answer?.status ?? null,
      error: failure instanceof EgressFailure ? failure.error : null,
      detail: failure?.message ?? String(answer?.status),
      aborted,
      timings: { ...phases, first_byte_ms: firstByteMs, total_ms: totalMs },
    };
  }

  /** Fetches a whole body, of at most so many bytes. `limitMs` counts as that of `post`. */
  async get(
    url: string,
    request: {
      headers?: Record<string, string>;
      limitMs: number;
      maxBytes: number;
      /** What it is for. Default: `peers`. */
      traffic?: Traffic | undefined;
      /** For whom, where that is bounded. */
      client?: string | undefined;
      signal?: AbortSignal | undefined;
    },
  ): Promise<Fetched> {
    const { headers = {}, maxBytes, traffic = "peers", ...bounds } = request;
    const asked = { "accept-encoding": "identity", ...headers };
    const { answer, failure, aborted, busy } = await this.#send(
      { method: "GET", headers: asked, body: null, keep: maxBytes },
      url,
      { ...bounds, traffic },
    );
    if (answer) return { ok: true, ...answer };
    const error = failure instanceof EgressFailure ? failure.error : "too_large";
    return { ok: false, error, detail: failure?.message ?? "", aborted, busy };
  }

  /** To how many origins there are connections, or requests under way. */
  get origins(): number {
    const connected = this.#allAgents().flatMap(({ stats }) => Object.keys(stats));
    const waiting = Object.values(this.#slots).flatMap(({ origins }) => [...origins]);
    return new Set([...connected, ...waiting]).size;
  }

  /** Cuts short what is under way, and closes all connections. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const slots of Object.values(this.#slots)) slots.close();
    for (const exchange of this.#underWay) exchange.cut();
    await Promise.all(this.#allAgents().map((agent) => agent.destroy()));
    unsubscribe(sending, this.#onSending);
  }

  async #send(
    order: Omit<Order, "url">,
    text: string,
    {
      limitMs = this.#limits.totalMs,
      signal,
      traffic,
      client,
    }: {
      limitMs?: number | undefined;
      signal?: AbortSignal | undefined;
      traffic: Traffic;
      client?: string | undefined;
    },
  ): Promise<Verdict & { totalMs: number; busy: boolean }> {
    const none = { totalMs: 0, busy: false };
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) {
      return { ...refused("egress_blocked", "Only https URLs are called."), ...none };
    }
    const release = await this.#slots[traffic].take(url.origin, { signal, client });
    if (release === "busy")
      return { ...refused("network_error", "Too many requests are waiting."), ...none, busy: true };
    if (release === "cut")
      return { ...refused("network_error", "The request was cut short by this side.", true), ...none };
    const agents = this.#agents[traffic];
    const started = performance.now();
    const run = (agent: Agent, limit: number) => this.#exchange(agent, { ...order, url }, limit, signal);
    const first = run(agents.kept, limitMs);
    const verdict = await first.verdict;
    // Receivers close connections that nothing was sent on for a while, sometimes just as something is: that is no
    // failure of theirs. The second try has a connection of its own, and what is left of the time.
    const again = verdict.stale ? run(agents.fresh, limitMs - (performance.now() - started)) : null;
    const last = again ? await again.verdict : verdict;
    void (again ?? first).over.then(release);
    return { ...last, totalMs: Math.round(performance.now() - started), busy: false };
  }

  #allAgents(): Agent[] {
    return Object.values(this.#agents).flatMap(({ kept, fresh }) => [kept, fresh]);
  }

  #exchange(agent: Agent, order: Order, limitMs: number, signal: AbortSignal | undefined): Exchange {
    const exchange = new Exchange(order, { limitMs, drainMs: this.#limits.drainMs }, (started) => {
      this.#starting = started;
    });
    const cut = () => exchange.cut();
    this.#underWay.add(exchange);
    signal?.addEventListener("abort", cut, { once: true });
    void exchange.over.then(() => {
      this.#underWay.delete(exchange);
      signal?.removeEventListener("abort", cut);
    });
    if (signal?.aborted || this.#closed) cut();
    else exchange.start(agent);
    return exchange;
  }

  /**
   * undici says here alone on which connection a request goes, and does not say whose it is: it is that of the exchange
   * that was told just before, in the same turn, that it starts.
   */
  readonly #onSending = (message: unknown): void => {
    const { socket } = message as { socket: Socket }; // documented by undici, not typed by Node.js
    const connection = this.#connector.connection(socket);
    if (connection) this.#starting?.sent(connection);
    if (connection) this.#starting = undefined;
  };
}

function refused(error: ErrorClass, detail: string, aborted = false): Verdict {
  return {
    answer: null,
    failure: new EgressFailure(error, detail),
    aborted,
    phases: noPhases,
    firstByteMs: null,
    stale: false,
  };
}
