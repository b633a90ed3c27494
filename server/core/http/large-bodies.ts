/**
 * Limits the memory of large request bodies. A body of one megabyte takes about six while it is read, parsed and handled;
 * two hundred at once would use up the memory of the process.
 *
 * So a large body is not read from its connection until there is room for it; the kernel then slows down its sender. Small
 * bodies never wait. A body whose length is not known is small until more of it arrives: its room then grows with it.
 */
import type { FastifyRequest } from "fastify";
import { smallBytes } from "../values/buffers.ts";
import { CountsByName } from "../values/counts-by-name.ts";
import { bodyLimit, cutOff } from "./body.ts";
import { clientNetwork } from "./client-network.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** The maximum bytes of large bodies that are read and handled at once, in total and for one network. */
const totalBytes = 8 * bodyLimit;
const networkBytes = totalBytes / 2;

/**
 * How long the room of a body stays taken after its response, in milliseconds: until V8 has had time to collect what was made
 * of it. Otherwise bodies would arrive faster than they are collected.
 */
const collectMs = 100;

/** How long a body waits for room, in milliseconds. */
const maxWaitMs = 5_000;

/** After how long a body no longer counts, in milliseconds: a slow sender must not block others. */
const maxHoldMs = 10_000;

/** The room of one body. */
export interface Room {
  /**
   * Waits until there is room for the body, of which so many bytes have arrived.
   * @throws ProblemError if there is none in time, or the client is gone.
   */
  take(arrived: number): Promise<void>;
  /** Gives the room back when what was made of the body is collected: the response is sent. */
  release(): void;
  /** Gives the room back at once: the client is gone, and nothing was made of the body. */
  cancel(): void;
}

/** A body that has room, or waits for some. */
interface Body {
  network: string;
  /** The bytes that it counts with. */
  bytes: number;
  state: "open" | "expired" | "ended";
  waiting: { bytes: number; start: () => void; fail: (error: ProblemError) => void } | null;
}

/** The large bodies of one app. */
export class LargeBodies {
  /** The bytes of each network. */
  readonly #bytes = new CountsByName();
  /** In the order in which they began. */
  readonly #bodies = new Set<Body>();

  /** The room of the body of a request: none, until some is taken. */
  open({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Room {
    const body: Body = { network: clientNetwork(ip), bytes: 0, state: "open", waiting: null };
    const length = headers["content-length"];
    let expiry: NodeJS.Timeout | undefined;
    const end = (state: "expired" | "ended") => {
      if (body.state === "ended") return;
      body.state = state;
      clearTimeout(expiry);
      body.waiting?.fail(new ProblemError(cutOff()));
      this.#remove(body);
    };
    return {
      take: async (arrived) => {
        const bytes = length === undefined ? roomOf(arrived) : Math.min(Number(length), bodyLimit); // a longer one is rejected
        if (bytes <= smallBytes || bytes <= body.bytes || body.state === "expired") return;
        if (body.state === "ended") throw new ProblemError(cutOff());
        this.#bodies.add(body);
        if (this.#mayTake(body, bytes)) this.#resize(body, bytes);
        else await this.#turn(body, bytes);
        expiry ??= setTimeout(() => end("expired"), maxHoldMs).unref(); // it must not keep the process alive
      },
      release: () => {
        if (body.bytes === 0 || body.waiting) end("ended");
        else setTimeout(() => end("ended"), collectMs).unref();
      },
      cancel: () => end("ended"),
    };
  }

  /**
   * Whether there is room. The oldest body of a network may exceed the limit of the network, and the oldest of all that of
   * all: otherwise bodies that have each arrived in part could wait for one another.
   */
  #mayTake(body: Body, bytes: number): boolean {
    const more = bytes - body.bytes;
    const [oldest] = this.#bodies;
    if (body === oldest) return true;
    if (this.#bytes.total + more > totalBytes) return false;
    if (this.#bytes.of(body.network) + more <= networkBytes) return true;
    return body === [...this.#bodies].find(({ network }) => network === body.network);
  }

  async #turn(body: Body, bytes: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      this.#resize(body, bytes);
      body.waiting = null;
      resolve();
    };
    const timer = setTimeout(() => {
      reject(new ProblemError(busy()));
      this.#remove(body);
    }, maxWaitMs);
    body.waiting = { bytes, start, fail: reject };
    await promise.finally(() => clearTimeout(timer));
  }

  #resize(body: Body, bytes: number): void {
    this.#bytes.add(body.network, bytes - body.bytes);
    body.bytes = bytes;
  }

  #remove(body: Body): void {
    body.waiting = null;
    if (!this.#bodies.delete(body)) return;
    this.#resize(body, 0);
    this.#startNext();
  }

  /** Starts waiting bodies in order, while there is room. */
  #startNext(): void {
    for (const body of this.#bodies) {
      if (body.waiting && this.#mayTake(body, body.waiting.bytes)) body.waiting.start();
    }
  }
}

/** The room of a body whose length is not known. It doubles, so that the body seldom waits. */
function roomOf(arrived: number): number {
  return Math.min(2 ** Math.ceil(Math.log2(arrived)), bodyLimit);
}

function busy() {
  const seconds = String(maxWaitMs / 1_000);
  const detail = `The node is reading as many large bodies as it can. Nothing was changed. Try again in ${seconds} seconds.`;
  return problemResponse("node_busy", detail, {}, { "Retry-After": seconds });
}
