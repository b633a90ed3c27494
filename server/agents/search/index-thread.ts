/** A thread with the search index, so that no search keeps other requests waiting. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseClosed } from "../../database/database.ts";
import { WordIndex } from "./word-index.ts";

/** The module of the thread: TypeScript in the repository, JavaScript in the published package, like this one. */
const threadModule = new URL(`./index-worker${extname(import.meta.filename)}`, import.meta.url);

/** What an index does, in another thread or this one. */
const methods = ["apply", "clear", "find", "reached", "wanted", "corrections"] as const;
type Method = (typeof methods)[number];

/** A call of the index. */
export interface Call {
  id: number;
  method: Method;
  args: unknown[];
}

/** What a call returns, or its error. */
export type Reply = { id: number; result: unknown } | { id: number; message: string };

/** The index, wherever it is. */
export type Index = AsyncDisposable & {
  /** Whether it follows the database only when it is searched. */
  readonly isLazy: boolean;
  /** How often it was opened: another one may have nothing of what the one before it had. */
  readonly opened: number;
} & {
  [Name in Method]: (...args: Parameters<WordIndex[Name]>) => Promise<ReturnType<WordIndex[Name]>>;
};

/** The index failed: for example, its disk is full. What it has is in the database too. */
export class IndexFailure extends Error {}

/** Opens an index in a thread of its own. One that has ended, for want of memory for example, is replaced. @param file see {@link WordIndex}. */
export function openInThread(file: string): Index {
  let thread: IndexThread | undefined;
  let opened = 0;
  let isClosed = false;
  const call = (method: Method, args: unknown[]) => {
    if (isClosed) throw new DatabaseClosed();
    if (!thread || thread.hasEnded) {
      thread = new IndexThread(file);
      opened++;
    }
    return thread.call(method, args);
  };
  return {
    ...methodsBy(call),
    isLazy: false,
    get opened() {
      return opened;
    },
    async [Symbol.asyncDispose]() {
      isClosed = true;
      await thread?.close();
    },
  };
}

/** Opens an index in this thread, when it is first used. @param file see {@link WordIndex}. */
export function openHere(file: string): Index {
  let index: WordIndex | undefined;
  const call = async (method: Method, args: unknown[]) => {
    index ??= new WordIndex(file);
    return callOf(index, method, args);
  };
  return {
    ...methodsBy(call),
    isLazy: true,
    opened: 1,
    [Symbol.asyncDispose]: async () => index?.[Symbol.dispose](),
  };
}

class IndexThread {
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #worker: Worker;
  #last = 0;
  hasEnded = false;

  constructor(file: string) {
    this.#worker = new Worker(threadModule, { workerData: { file } });
    this.#worker.unref(); // the node's sockets decide how long the process lives
    this.#worker.on("message", (reply: Reply) => this.#settle(reply));
    this.#worker.on("error", ({ message }) => this.#end(new IndexFailure(message)));
    this.#worker.on("exit", () => this.#end(new DatabaseClosed()));
  }

  call(method: Method, args: unknown[]): Promise<unknown> {
    const call = Promise.withResolvers<unknown>();
    const id = ++this.#last;
    this.#pending.set(id, call);
    this.#worker.ref(); // until it has replied
    this.#worker.postMessage({ id, method, args } satisfies Call);
    return call.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const call = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ("result" in reply) call?.resolve(reply.result);
    else call?.reject(new IndexFailure(reply.message));
  }

  #end(reason: Error): void {
    this.hasEnded = true;
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }
}

/** Calls a method of an index. */
export function callOf(index: WordIndex, method: Method, args: unknown[]): unknown {
  return (index[method] as (...args: unknown[]) => unknown)(...args); // the caller's method and arguments belong together
}

function methodsBy(call: (method: Method, args: unknown[]) => Promise<unknown>): Pick<Index, Method> {
  const named = methods.map((method) => [method, async (...args: unknown[]) => call(method, args)]);
  return Object.fromEntries(named); // each calls the method of its name
}
