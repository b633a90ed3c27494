/**
 * The encoder that comes with the node: Universal Sentence Encoder lite, which reads English and gives vectors of 512 numbers
 * (Cer et al., https://arxiv.org/abs/1803.11175). Its weights are in a package, so it needs no network.
 *
 * It runs in a thread, which takes about 250 MB: the first text starts it, and it ends when none came for a while. A query waits
 * for two texts of agents at most, because those are sent in small groups with pauses.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { threadModule } from "../../core/database/call-thread.ts";
import type { Embedded, Encoder, NotEmbedded, Purpose, Requested } from "./encoder.ts";

export interface LocalEncoderOptions {
  requested: Requested;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
  /** How long the thread is kept without a text, in milliseconds. */
  idleMs?: number;
}

/** Texts for the thread. */
export interface EncodeRequest {
  id: number;
  texts: string[];
}

/** Their vectors, or why there are none. */
export type EncodeReply = { id: number; vectors: number[][] } | { id: number; message: string };

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
  readonly #waiting = new Map<number, (result: EncodeReply | NotEmbedded) => void>();
  #thread: Worker | undefined;
  #isReady = false;
  #queries = 0;
  #last = 0;

  constructor(options: LocalEncoderOptions) {
    this.#options = options;
    const isIdle = () => (this.#waiting.size === 0 ? this.#release() : this.#idle.refresh());
    this.#idle = setTimeout(isIdle, options.idleMs ?? defaultIdleMs).unref();
    options.stopping.addEventListener("abort", () => this.#release(), { once: true });
  }

  /** Whether the thread runs. */
  get isLoaded(): boolean {
    return this.#thread !== undefined;
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
    if ("message" in result) return { outcome: "rejected", reason: result.message };
    const made = result.vectors.values();
    return {
      outcome: "ok",
      vectors: texts.map((text) => (readable.includes(text) ? (made.next().value ?? null) : null)),
    };
  }

  async #send(texts: string[], timeoutMs: number): Promise<EncodeReply | NotEmbedded> {
    const { promise, resolve } = Promise.withResolvers<EncodeReply | NotEmbedded>();
    const id = ++this.#last;
    const timeout = setTimeout(() => {
      const outcome = this.#isReady ? "timeout" : "busy"; // a slow start is no fault
      resolve({ outcome, reason: `no vectors within ${timeoutMs} milliseconds` });
    }, timeoutMs);
    this.#waiting.set(id, resolve);
    this.#started().postMessage({ id, texts } satisfies EncodeRequest);
    const result = await promise;
    clearTimeout(timeout);
    this.#waiting.delete(id);
    this.#idle.refresh();
    return result;
  }

  #started(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(module);
    thread.unref(); // the node's sockets decide how long the process lives
    thread.on("message", (message: "ready" | EncodeReply) => {
      if (message === "ready") this.#isReady = this.#thread === thread;
      else this.#waiting.get(message.id)?.(message);
    });
    thread.on("error", (error) => this.#end(thread, error.message));
    thread.on("exit", () => this.#end(thread, "the thread of the encoder ended"));
    this.#thread = thread;
    return thread;
  }

  /** Forgets a thread that has ended; the next text starts another. */
  #end(thread: Worker, reason: string): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    this.#isReady = false;
    const outcome = this.#options.stopping.aborted ? "aborted" : "failed";
    for (const resolve of this.#waiting.values()) resolve({ outcome, reason });
  }

  #release(): void {
    const thread = this.#thread;
    if (!thread) return;
    this.#end(thread, "the encoder is released");
    void thread.terminate();
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
