/** How many event streams a client network may read: each commit costs something for each of them. */
import type { ServerResponse } from "node:http";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** Seconds after which a rejected client may try again. */
const retryAfterS = 5;

/** Counts the streams that are open. */
export class StreamLimit {
  readonly #perNetwork: number | null;
  readonly #open = new Map<string, number>();

  /** @param perNetwork null for no limit. */
  constructor(perNetwork: number | null) {
    this.#perNetwork = perNetwork;
  }

  /**
   * Counts a stream until its response is closed.
   * @throws ProblemError when its network reads as many as it may.
   */
  add(network: string, response: ServerResponse): void {
    const open = this.#open.get(network) ?? 0;
    if (this.#perNetwork !== null && open >= this.#perNetwork)
      throw new ProblemError(tooMany(this.#perNetwork));
    this.#open.set(network, open + 1);
    response.once("close", () => this.#remove(network));
  }

  #remove(network: string): void {
    const rest = (this.#open.get(network) ?? 1) - 1;
    if (rest === 0) this.#open.delete(network);
    else this.#open.set(network, rest);
  }
}

function tooMany(limit: number) {
  const detail = `Your network reads ${limit} event streams, as many as it may. Close some, and try again in ${retryAfterS} seconds.`;
  return problemResponse("node_busy", detail, {}, { "Retry-After": String(retryAfterS) });
}
