/** A thread with the search index, so that no search keeps other requests waiting. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseClosed } from "../../database/database.ts";
import { WordIndex } from "./word-index.ts";

/** The module of the thread: TypeScript in the repository, JavaScript in the published package, like this one. */
const threadModule = new URL(`./index-worker${extname(import.meta.filename)}`, import.meta.url);

/** What an index does, in another thread or this one. */
type Method = "apply" | "clear" | "find" | "reached" | "wanted" | "corrections";

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
  isLazy: boolean;
} & {
  [Name in Method]: (...args: Parameters<WordIndex[Name]>) => Promise<ReturnType<WordIndex[Name]>>;
};

/** Opens an index in a thread of its own. @param file see {@link WordIndex}. */
export function openInThread(file: string): Index {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const worker = new Worker(threadModule, { workerData: { file } });
  let ended: Error | undefined;
  let last = 0;
  worker.unref(); // the node's sockets decide how long the process lives
  worker.on("message", (reply: Reply) => {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if (pending.size === 0) worker.unref();
    if ("result" in reply) call?.resolve(reply.result);
    else call?.reject(new Error(reply.message));
  });
  const end = (reason: Error) => {
    ended ??= reason;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.on("error", end);
  worker.on("exit", () => end(new DatabaseClosed()));
  return indexOf(
    async (method, args) => {
      if (ended) throw ended;
      const call = Promise.withResolvers<unknown>();
      const id = ++last;
      pending.set(id, call);
      worker.ref(); // until it has replied
      worker.postMessage({ id, method, args } satisfies Call);
      return call.promise;
    },
    async () => void (await worker.terminate()),
    false,
  );
}

/** Opens an index in this thread, when it is first used. @param file see {@link WordIndex}. */
export function openHere(file: string): Index {
  let opened: WordIndex | undefined;
  return indexOf(
    async (method, args) => {
      opened ??= new WordIndex(file);
      return callOf(opened, method, args);
    },
    async () => opened?.[Symbol.dispose](),
    true,
  );
}

/** Calls a method of an index. */
export function callOf(index: WordIndex, method: Method, args: unknown[]): unknown {
  return (index[method] as (...args: unknown[]) => unknown)(...args); // the caller's method and arguments belong together
}

function indexOf(
  call: (method: Method, args: unknown[]) => Promise<unknown>,
  close: () => Promise<void>,
  isLazy: boolean,
): Index {
  const methods: Method[] = ["apply", "clear", "find", "reached", "wanted", "corrections"];
  const entries = methods.map((method) => [method, (...args: unknown[]) => call(method, args)]);
  return { ...Object.fromEntries(entries), isLazy, [Symbol.asyncDispose]: close }; // each calls the method of its name
}
