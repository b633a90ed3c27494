/** Embeds new and changed agents in the background. Changes of agents never wait for it. */

import type { Database } from "../../core/database/database.ts";
import { PeriodicJob } from "../../core/jobs/jobs.ts";
import { delayAfter, type Outage, type RetryTimes } from "../../core/jobs/outage.ts";
import type { AgentRecord } from "../../registry/agents/record/records.ts";
import { renewOutdated } from "../../registry/agents/record/stored-records.ts";
import type { Encoder } from "./encoder.ts";
import { hashOf, textOf } from "./text.ts";
import {
  type ChangedAgent,
  changedAgents,
  type NewVector,
  readProgress,
  restart,
  storeBatch,
} from "./vectors.ts";

/** Timeouts and intervals of embedding, in milliseconds. */
export interface EmbeddingTimes extends RetryTimes {
  /** How long a search waits for the vector of its query. */
  queryMs: number;
  /** The timeout of a request with a batch of agents. */
  batchMs: number;
  /** How often the job looks for changes, which other processes make too. */
  pollMs: number;
}

export const defaultEmbeddingTimes: EmbeddingTimes = {
  queryMs: 300,
  batchMs: 30_000,
  pollMs: 1_000,
  retryMs: 1_000,
  maxRetryMs: 60_000,
};

export interface EmbeddingJobOptions {
  database: Database;
  encoder: Encoder;
  /** The form of vectors. */
  form: string;
  times: EmbeddingTimes;
  outage: Outage;
  /** Logs a failure of the database or of this job, which is retried. */
  warn: (error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The number of agents that are read at once, and of texts in a request. */
const batchAgents = 32;
const batchTexts = 16;

/** The encoder gives no vectors, which is logged by the outage. */
class EncoderFailure extends Error {}

/** An agent with a text that has to be embedded. */
interface Text {
  key: number;
  seq: number;
  text: string;
  text_hash: string;
}

/** The job of a process. If several processes have one, each batch is stored by one of them. */
export class EmbeddingJob implements AsyncDisposable {
  readonly #options: EmbeddingJobOptions;
  readonly #job: PeriodicJob;

  constructor(options: EmbeddingJobOptions) {
    const { times, warn, stopping } = options;
    this.#options = options;
    this.#job = new PeriodicJob({ run: () => this.#step(), intervalMs: times.maxRetryMs, warn, stopping });
  }

  /** Starts the job, until the node stops. */
  start(): void {
    void this.#job.start();
  }

  /** Waits for the step that is under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#job[Symbol.asyncDispose]();
  }

  /** Embeds a batch of changes. @returns how long to wait for the next one. */
  async #step(): Promise<number> {
    const { times, outage, stopping } = this.#options;
    try {
      return (await this.#embedChanges()) ? 0 : times.pollMs;
    } catch (error) {
      if (stopping.aborted) return 0;
      if (error instanceof EncoderFailure) return delayAfter(outage.failed(error.message), times);
      throw error;
    }
  }

  /** @returns whether there may be more. */
  async #embedChanges(): Promise<boolean> {
    const { database, form } = this.#options;
    const progress = await readProgress(database);
    if (progress?.form !== form) {
      await database.aside((writer) => restart(writer, form), "lazy");
      return true;
    }
    const { reached: from } = progress;
    const found = await renewOutdated(database, await changedAgents(database, from, batchAgents));
    const last = found.at(-1);
    if (!last) return false;
    const isGone = ({ status }: ChangedAgent) => status === "tombstoned" || status === "suspended";
    const removed = found.filter(isGone).map(({ key }) => key);
    const texts = found.filter((each) => !isGone(each)).flatMap((each) => textIfNew(each, form) ?? []);
    const stored = await this.#embed(texts);
    const batch = { form, from, reached: last.seq, stored, removed };
    const isStored = await database.aside((writer) => storeBatch(writer, batch), "lazy");
    return isStored && found.length === batchAgents; // otherwise another process is at it
  }

  async #embed(texts: readonly Text[]): Promise<NewVector[]> {
    const vectors: NewVector[] = [];
    for (let start = 0; start < texts.length; start += batchTexts)
      vectors.push(...(await this.#request(texts.slice(start, start + batchTexts))));
    return vectors;
  }

  /** Requests the vectors of some texts. If they are rejected, each is sent alone, so that one text does not keep others back. */
  async #request(texts: readonly Text[]): Promise<NewVector[]> {
    const { encoder, times, outage } = this.#options;
    const embedded = await encoder.embed(
      "agents",
      texts.map(({ text }) => text),
      times.batchMs,
    );
    if (embedded.outcome === "ok") {
      outage.succeeded();
      return texts.map((each, index) => toVector(each, embedded.vectors[index] ?? null));
    }
    if (embedded.outcome !== "rejected") throw new EncoderFailure(embedded.reason);
    const [only, ...others] = texts;
    if (only && others.length === 0) {
      await this.#requireSound(embedded.reason);
      return [toVector(only, null)];
    }
    const vectors: NewVector[] = [];
    for (const each of texts) vectors.push(...(await this.#request([each])));
    return vectors;
  }

  /** Checks that the encoder takes a text that is good for every model: otherwise the fault is not that of the other text. */
  async #requireSound(reason: string): Promise<void> {
    const { outcome } = await this.#options.encoder.embed("agents", ["agent"], this.#options.times.batchMs);
    if (outcome !== "ok") throw new EncoderFailure(reason);
  }
}

/** Returns the text of an agent; undefined if its vector has been made of it. */
function textIfNew(
  { key, seq, record, details, form, text_hash }: ChangedAgent,
  current: string,
): Text | undefined {
  const text = textOf(JSON.parse(record) as AgentRecord, details); // as it was built
  const hash = hashOf(text);
  return form === current && text_hash === hash ? undefined : { key, seq, text, text_hash: hash };
}

function toVector({ key, seq, text_hash }: Text, vector: number[] | null): NewVector {
  return { key, seq, text_hash, dimensions: vector?.length ?? 0, vector: vector && vectorText(vector) };
}

/** Writes a vector as both engines read it: with the digits of a number of 32 bits. */
export function vectorText(vector: readonly number[]): string {
  return `[${vector.map((each) => Number(each.toPrecision(8))).join(",")}]`;
}
