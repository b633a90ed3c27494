/**
 * Limits the memory of large request bodies. A body of one megabyte takes about six while it is read, parsed and handled;
 * two hundred at once would use up the memory of the process.
 *
 * So a large body is not read from its connection until there is room for it; the kernel then slows down its sender. Small
 * bodies never wait.
 */
import type { FastifyRequest } from "fastify";
import { smallBytes } from "../buffers.ts";
import { clientNetwork } from "../client-network.ts";
import { CountsByName } from "../counts-by-name.ts";
import { bodyLimit } from "./body.ts";
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

/** A waiting body. */
interface Waiting {
  bytes: number;
  network: string;
  start: () => void;
}

/** The large bodies of one app. */
export class LargeBodies {
  #bytes = 0;
  readonly #byNetwork = new CountsByName();
  readonly #waiting = new Set<Waiting>();

  /**
   * Waits until there is room for the body of a request.
   * @returns releases the room; this also happens after a timeout.
   * @throws ProblemError if there is no room in time.
   */
  async reserve(request: FastifyRequest): Promise<() => void> {
    const bytes = Math.min(Number(request.headers["content-length"] ?? bodyLimit), bodyLimit); // a longer one is rejected
    if (bytes <= smallBytes) return () => {};
    const network = clientNetwork(request.ip);
    return this.#hasRoom(bytes, network) ? this.#take(bytes, network) : this.#turn(bytes, network);
  }

  #hasRoom(bytes: number, network: string): boolean {
    return this.#bytes + bytes <= totalBytes && this.#byNetwork.of(network) + bytes <= networkBytes;
  }

  #turn(bytes: number, network: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve(this.#take(bytes, network));
      };
      const waiting: Waiting = { bytes, network, start };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new ProblemError(busy()));
      }, maxWaitMs);
      this.#waiting.add(waiting);
    });
  }

  #take(bytes: number, network: string): () => void {
    let isHeld = true;
    const end = () => {
      this.#add(-bytes, network);
      this.#startNext();
    };
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      setTimeout(end, collectMs).unref();
    };
    const timer = setTimeout(release, maxHoldMs);
    timer.unref(); // it must not keep the process alive
    this.#add(bytes, network);
    return release;
  }

  #add(bytes: number, network: string): void {
    this.#bytes += bytes;
    this.#byNetwork.add(network, bytes);
  }

  /** Starts waiting bodies in order, while there is room. */
  #startNext(): void {
    for (const waiting of this.#waiting) {
      if (!this.#hasRoom(waiting.bytes, waiting.network)) continue;
      this.#waiting.delete(waiting);
      waiting.start();
    }
  }
}

function busy() {
  const seconds = String(maxWaitMs / 1_000);
  const detail = `The node is reading as many large bodies as it can. Nothing was changed. Try again in ${seconds} seconds.`;
  return problemResponse("node_busy", detail, {}, { "Retry-After": seconds });
}
