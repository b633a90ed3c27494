/** How many event streams a client network may read: each commit costs something for each of them. */
import type { ServerResponse } from "node:http";
import { CountsByName } from "../values/counts-by-name.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** Seconds after which a rejected client may try again. */
const retryAfterS = 5;

/** Counts the streams that are open. */
export class StreamLimit {
  readonly #perNetwork: number | null;
  readonly #open = new CountsByName();

  /** @param perNetwork null for no limit. */
  constructor(perNetwork: number | null) {
    this.#perNetwork = perNetwork;
  }

  /** The number of open streams. */
  get total(): number {
    return this.#open.total;
  }

  /**
   * Counts a stream until its response is closed.
   * @throws ProblemError when its network reads as many as it may.
   */
  add(network: string, response: ServerResponse): void {
    if (this.#perNetwork !== null && this.#open.of(network) >= this.#perNetwork)
      throw new ProblemError(tooMany(this.#perNetwork));
    this.#open.add(network, 1);
    response.once("close", () => this.#open.add(network, -1));
  }
}

function tooMany(limit: number) {
  const detail = `Your network reads ${limit} event streams, as many as it may. Close some, and try again in ${retryAfterS} seconds.`;
  return problemResponse("node_busy", detail, {}, { "Retry-After": String(retryAfterS) });
}
