/** Threads that have a connection of SQLite: each answers one call after the other. */
import { extname } from "node:path";
import { parentPort, Worker } from "node:worker_threads";
import { DatabaseClosed } from "../sql/rows.ts";

/** A call as it is sent. */
interface Call<Request> {
  id: number;
  request: Request;
}

/** What a call returns, or its error. */
type Reply = { id: number; result: unknown } | { id: number; message: string; members: object };

/**
 * The URL of the module of a thread, which stands beside the module that starts it: TypeScript in the repository, JavaScript in the
 * published package.
 * @param name without its ending.
 * @param url that of the module that starts it.
 */
export function threadModule(name: string, url: string): URL {
  return new URL(`./${name}${extname(url)}`, url);
}

/** A thread, and the calls that it has not answered. It does not keep the process alive while it has none. */
export class CallThread<Request> {
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #worker: Worker;
  #last = 0;
  /** Why it has ended. */
  ended: Error | undefined;

  /** Starts the thread. @param module calls {@link replyToCalls}. */
  constructor(module: URL, workerData: unknown) {
    this.#worker = new Worker(module, { workerData });
    this.#worker.unref(); // the node's sockets decide how long the process lives
    this.#worker.on("message", (reply: Reply) => this.#settle(reply));
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new DatabaseClosed()));
  }

  /** The number of calls that wait for their reply. */
  get load(): number {
    return this.#pending.size;
  }

  /**
   * @returns what the thread replies.
   * @throws what its work throws, and {@link DatabaseClosed} if it is closed meanwhile.
   */
  call(request: Request): Promise<unknown> {
    const call = Promise.withResolvers<unknown>();
    const id = ++this.#last;
    this.#pending.set(id, call);
    this.#worker.ref(); // until it has replied
    this.#worker.postMessage({ id, request } satisfies Call<Request>);
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
    else call?.reject(Object.assign(new Error(reply.message), reply.members));
  }

  #end(reason: Error): void {
    this.ended ??= reason;
    for (const { reject } of this.#pending.values()) reject(this.ended);
    this.#pending.clear();
  }
}

/** Answers the calls of this thread. */
export function replyToCalls<Request>(work: (request: Request) => unknown): void {
  const replyTo = async ({ id, request }: Call<Request>): Promise<Reply> => {
    try {
      return { id, result: await work(request) };
    } catch (error) {
      // An error loses its own members on its way to another thread.
      const message = error instanceof Error ? error.message : String(error);
      return { id, message, members: { ...Object(error) } };
    }
  };
  parentPort?.on("message", async (call: Call<Request>) => parentPort?.postMessage(await replyTo(call)));
}
