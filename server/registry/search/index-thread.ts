/** A thread with the search index, so that no search keeps other requests waiting. */
import { CallThread, threadModule } from "../../core/database/call-thread.ts";
import { DatabaseClosed } from "../../core/sql/rows.ts";
import { WordIndex } from "./word-index.ts";

const module = threadModule("index-worker", import.meta.url);

/** What an index does, in another thread or this one. */
const methods = ["apply", "clear", "find", "reached", "wanted", "corrections"] as const;
type Method = (typeof methods)[number];

/** A call of the index. */
export interface Call {
  method: Method;
  args: unknown[];
}

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
  let thread: CallThread<Call> | undefined;
  let opened = 0;
  let isClosed = false;
  const call = async (method: Method, args: unknown[]) => {
    if (isClosed) throw new DatabaseClosed();
    if (!thread || thread.ended) {
      thread = new CallThread(module, { file });
      opened++;
    }
    try {
      return await thread.call({ method, args });
    } catch (error) {
      if (error instanceof DatabaseClosed) throw error;
      throw new IndexFailure(error instanceof Error ? error.message : String(error));
    }
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

/** Calls a method of an index. */
export function callOf(index: WordIndex, method: Method, args: unknown[]): unknown {
  return (index[method] as (...args: unknown[]) => unknown)(...args); // the caller's method and arguments belong together
}

function methodsBy(call: (method: Method, args: unknown[]) => Promise<unknown>): Pick<Index, Method> {
  const named = methods.map((method) => [method, async (...args: unknown[]) => call(method, args)]);
  return Object.fromEntries(named); // each calls the method of its name
}
