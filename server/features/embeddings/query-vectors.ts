/** The vectors of queries, within a short time. */

import { delayAfter, type Outage } from "../../core/jobs/outage.ts";
import { BoundedMap } from "../../core/values/bounded-map.ts";
import { fold } from "../../core/values/fold.ts";
import { type EmbeddingTimes, vectorText } from "./embedding-job.ts";
import type { Encoder, Outcome } from "./encoder.ts";

export interface QueryVectorsOptions {
  encoder: Encoder;
  times: EmbeddingTimes;
  outage: Outage;
  clock: () => Date;
}

/** A vector, as databases read it. */
export interface QueryVector {
  /** JSON. */
  text: string;
  dimensions: number;
}

/** The maximum number of vectors that are kept, and of requests under way. */
const mostKept = 256;
const mostUnderWay = 16;

/** Outcomes that say nothing of the next query. */
const ofThisQuery = new Set<Outcome>(["rejected", "busy"]);

/** Embeds queries, and keeps the vectors of the last ones. */
export class QueryVectors {
  readonly #options: QueryVectorsOptions;
  readonly #kept = new BoundedMap<string, QueryVector>(mostKept);
  readonly #underWay = new Map<string, Promise<QueryVector | undefined>>();
  #retryAt = Number.NEGATIVE_INFINITY;

  constructor(options: QueryVectorsOptions) {
    this.#options = options;
  }

  /**
   * Returns the vector of a text; undefined if the encoder does not give it in time. After a failure it is not asked for a
   * while, so that searches do not wait for an endpoint that is down.
   */
  async of(text: string): Promise<QueryVector | undefined> {
    const name = fold(text);
    const kept = this.#kept.use(name);
    if (kept) return kept;
    const waiting = this.#underWay.get(name);
    if (waiting) return waiting;
    if (this.#underWay.size >= mostUnderWay || this.#options.clock().getTime() < this.#retryAt)
      return undefined;
    const request = this.#request(name, text).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, request);
    return request;
  }

  async #request(name: string, text: string): Promise<QueryVector | undefined> {
    const { encoder, times, outage, clock } = this.#options;
    const embedded = await encoder.embed("query", [text], times.queryMs);
    const [vector] = embedded.outcome === "ok" ? embedded.vectors : [];
    if (embedded.outcome !== "ok" || !vector) {
      if (embedded.outcome !== "ok" && !ofThisQuery.has(embedded.outcome))
        this.#retryAt = clock().getTime() + delayAfter(outage.failed(embedded.reason), times);
      return undefined;
    }
    outage.succeeded();
    const found = { text: vectorText(vector), dimensions: vector.length };
    this.#kept.set(name, found);
    return found;
  }
}
