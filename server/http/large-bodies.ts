/**
 * Bounds what large request bodies cost together. A body of a megabyte takes some six while it is read, parsed and handled;
 * two hundred at once would take the memory of the process.
 *
 * So a large body is not read from its connection until there is room for it; the kernel then slows its sender down.
 */
import type { FastifyRequest } from "fastify";
import { clientNetwork } from "../client-network.ts";
import { bodyLimit } from "./body.ts";
import { isInternal } from "./onward.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** A body up to this length, in bytes, is small: it is never held back. */
export const smallBytes = 65_536;

/** How many bytes of large bodies may be read and handled at once, and how many of them for one network. */
const totalBytes = 8 * bodyLimit;
const networkBytes = totalBytes / 2;

/** How long a body waits for its turn. */
const maxWaitMs = 5_000;

/** After how long a body no longer counts: a sender that is slow does not keep others out. */
const maxHoldMs = 10_000;

/** A body that waits for room. */
interface Waiting {
  bytes: number;
  network: string;
  start: () => void;
}

/** The large bodies of one app. */
export class LargeBodies {
  #bytes = 0;
  readonly #byNetwork = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  /**
   * Waits until there is room for the body of a request.
   * @returns gives the room back; it does so by itself after a while.
   * @throws ProblemError when there is none in time.
   */
  async reserve(request: FastifyRequest): Promise<() => void> {
    const bytes = Math.min(Number(request.headers["content-length"] ?? bodyLimit), bodyLimit); // a longer one is refused
    // What the node asks of itself is a part of what has its room already, and would wait for itself.
    if (bytes <= smallBytes || isInternal(request)) return () => {};
    const network = clientNetwork(request.ip);
    return this.#hasRoom(bytes, network) ? this.#take(bytes, network) : this.#turn(bytes, network);
  }

  #hasRoom(bytes: number, network: string): boolean {
    const own = this.#byNetwork.get(network) ?? 0;
    return this.#bytes + bytes <= totalBytes && own + bytes <= networkBytes;
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
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      this.#add(-bytes, network);
      this.#startNext();
    };
    const timer = setTimeout(release, maxHoldMs);
    timer.unref(); // it keeps no process alive
    this.#add(bytes, network);
    return release;
  }

  #add(bytes: number, network: string): void {
    this.#bytes += bytes;
    const own = (this.#byNetwork.get(network) ?? 0) + bytes;
    if (own === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, own);
  }

  /** Starts those that wait, in their order, as far as there is room. */
  #startNext(): void {
    for (const waiting of this.#waiting) {
      if (!this.#hasRoom(waiting.bytes, waiting.network)) continue;
      this.#waiting.delete(waiting);
      waiting.start();
    }
  }
}

/**
 * Gives the memory of a large body back: until the next garbage collection, many more may come. Its bytes are gone then.
 * @param bytes nobody else has a part of its memory, as of what was put together from chunks.
 */
export function free(bytes: Buffer<ArrayBuffer>): void {
  if (bytes.length > smallBytes) bytes.buffer.transfer(0);
}

function busy() {
  const seconds = String(maxWaitMs / 1_000);
  const detail = `The node is reading as many large bodies as it can. Nothing was changed. Try again in ${seconds} seconds.`;
  return problemResponse("node_busy", detail, {}, { "Retry-After": seconds });
}
