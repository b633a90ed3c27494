/**
 * The encoder that comes with the node: Universal Sentence Encoder lite, which reads English and gives vectors of 512 numbers
 * (Cer et al., https://arxiv.org/abs/1803.11175). Its weights are in a package, so it needs no network.
 *
 * It runs in a thread, which takes about 250 MB: the first text starts it, and it ends when none came for a while. A query waits
 * for two texts of agents at most, because those are sent in small groups with pauses.
 */
import { setTimeout as pause } from "node:timers/promises";
import { CallThread, threadModule } from "../../core/database/call-thread.ts";
import { DatabaseClosed } from "../../core/sql/rows.ts";
import type { Embedded, Encoder, NotEmbedded, Purpose, Requested } from "./encoder.ts";

export interface LocalEncoderOptions {
  requested: Requested;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
  /** How long the thread is kept without a text, in milliseconds. */
  idleMs?: number;
}

const module = threadModule("local-encoder-thread", import.meta.url);

/** The maximum number of queries that wait: others are ranked by words alone. */
const mostQueries = 4;

/** How long a query waits while the thread starts, which takes a second, in milliseconds. */
const startMs = 3_000;

const defaultIdleMs = 600_000;

/** The maximum length of a text. What an agent is stands at its beginning. */
const maxLength = 1_000;

/** How many texts of agents are sent at once: two take little longer than one, and more take longer for each. */
const groupTexts = 2;

/** Embeds texts in a thread of this process. */
export class LocalEncoder implements Encoder {
  readonly #options: LocalEncoderOptions;
  readonly #idle: NodeJS.Timeout;
  #waiting = 0;
  #thread: CallThread<string[]> | undefined;
  /** Whether the thread has replied. */
  #isReady = false;
  #queries = 0;

  constructor(options: LocalEncoderOptions) {
    this.#options = options;
    const isIdle = () => (this.#waiting === 0 ? this.#release() : this.#idle.refresh());
    this.#idle = setTimeout(isIdle, options.idleMs ?? defaultIdleMs).unref();
    options.stopping.addEventListener("abort", () => this.#release(), { once: true });
  }

  /** Whether the thread runs. */
  get isLoaded(): boolean {
    return this.#thread !== undefined && !this.#thread.ended;
  }

  async embed(purpose: Purpose, texts: readonly string[], timeoutMs: number): Promise<Embedded> {
    const embedded = await (purpose === "query"
      ? this.#embedQuery(texts, timeoutMs)
      : this.#embedAgents(texts, timeoutMs));
    this.#options.requested?.(purpose, embedded.outcome);
    return embedded;
  }

  async #embedQuery(texts: readonly string[], timeoutMs: number): Promise<Embedded> {
    if (this.#queries >= mostQueries) return { outcome: "busy", reason: "too many queries wait" };
    this.#queries++;
    const embedded = await this.#encode(texts, this.#isReady ? timeoutMs : Math.max(startMs, timeoutMs));
    this.#queries--;
    return embedded;
  }

  /** Embeds one group after the other, and pauses after each for as long as it took: half of a processor is for others. */
  async #embedAgents(texts: readonly string[], timeoutMs: number): Promise<Embedded> {
    const vectors: (number[] | null)[] = [];
    for (let start = 0; start < texts.length; start += groupTexts) {
      const startedAt = performance.now();
      const embedded = await this.#encode(texts.slice(start, start + groupTexts), timeoutMs);
      if (embedded.outcome !== "ok") return embedded;
      vectors.push(...embedded.vectors);
      await pause(performance.now() - startedAt, undefined, { ref: false });
    }
    return { outcome: "ok", vectors };
  }

  async #encode(texts: readonly string[], timeoutMs: number): Promise<Embedded> {
    const readable = texts.filter(isReadable);
    if (readable.length === 0) return { outcome: "ok", vectors: texts.map(() => null) };
    if (this.#options.stopping.aborted) return { outcome: "aborted", reason: "the node stops" };
    const result = await this.#send(readable.map(prepared), timeoutMs);
    if ("outcome" in result) return result;
    const made = result.values();
    return {
      outcome: "ok",
      vectors: texts.map((text) => (readable.includes(text) ? (made.next().value ?? null) : null)),
    };
  }

  async #send(texts: string[], timeoutMs: number): Promise<number[][] | NotEmbedded> {
    const late = Promise.withResolvers<NotEmbedded>();
    const timeout = setTimeout(() => {
      const outcome = this.#isReady ? "timeout" : "busy"; // a slow start is no fault
      late.resolve({ outcome, reason: `no vectors within ${timeoutMs} milliseconds` });
    }, timeoutMs);
    this.#waiting++;
    try {
      return await Promise.race([this.#vectorsOf(texts), late.promise]);
    } finally {
      clearTimeout(timeout);
      this.#waiting--;
      this.#idle.refresh();
    }
  }

  /** Asks the thread, which is started if none runs. */
  async #vectorsOf(texts: string[]): Promise<number[][] | NotEmbedded> {
    if (!this.#thread || this.#thread.ended) {
      this.#thread = new CallThread(module, undefined);
      this.#isReady = false;
    }
    const thread = this.#thread;
    try {
      const vectors = (await thread.call(texts)) as number[][]; // as the model returns them
      this.#isReady = this.#thread === thread;
      return vectors;
    } catch (error) {
      const isClosed = error instanceof DatabaseClosed;
      const reason = isClosed
        ? "the thread of the encoder ended"
        : error instanceof Error
          ? error.message
          : String(error);
      const outcome = this.#options.stopping.aborted ? "aborted" : thread.ended ? "failed" : "rejected";
      return { outcome, reason };
    }
  }

  #release(): void {
    void this.#thread?.close();
    this.#thread = undefined;
    this.#isReady = false;
  }
}

/** Whether the model can read a text: most of its letters are Latin. It has one vector for all texts of other scripts. */
function isReadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > letters;
}

/** A text as the model reads it best (by the needs of test/relevance/needs.ts): sentences in small letters. */
function prepared(text: string): string {
  return text
    .slice(0, maxLength)
    .toLowerCase()
    .split("\n")
    .map((line) => line.trim())
    .join(". ");
}
