/**
 * Threads that run the statements of long reads on SQLite, which would otherwise keep all other requests waiting: a statement
 * holds its thread until it ends. Each has a connection of its own, which reads what was committed last.
 */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseClosed, type Param, type Rows, rowsFrom } from "./database.ts";

/** The module of a thread: TypeScript in the repository, JavaScript in the published package, like this one. */
const threadModule = new URL(`./sqlite-read-thread${extname(import.meta.filename)}`, import.meta.url);

/** What a thread opens: see openFile. */
export interface ThreadFile {
  file: string;
  extension: string | null;
}

/** A statement for a thread. */
export interface ReadRequest {
  id: number;
  sql: string;
  params: readonly Param[];
}

/** The rows of a statement, or its error. */
export type ReadReply = { id: number; rows: unknown[] } | { id: number; message: string; members: object };

interface Pending {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

/** One thread, and the statements that it has not answered. */
class ReadThread {
  readonly #pending = new Map<number, Pending>();
  readonly #worker: Worker;
  #last = 0;
  /** Why it has ended. */
  ended: Error | undefined;

  constructor(file: ThreadFile) {
    this.#worker = new Worker(threadModule, { workerData: file });
    this.#worker.unref(); // the node's sockets decide how long the process lives
    this.#worker.on("message", (reply: ReadReply) => this.#settle(reply));
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new DatabaseClosed()));
  }

  /** The number of statements that wait for their rows. */
  get load(): number {
    return this.#pending.size;
  }

  all(sql: string, params: readonly Param[]): Promise<unknown[]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    const id = ++this.#last;
    this.#pending.set(id, { resolve, reject });
    this.#worker.ref(); // until it has replied
    this.#worker.postMessage({ id, sql, params } satisfies ReadRequest);
    return promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(reply: ReadReply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ("rows" in reply) pending?.resolve(reply.rows);
    else pending?.reject(Object.assign(new Error(reply.message), reply.members));
  }

  #end(reason: Error): void {
    this.ended ??= reason;
    for (const { reject } of this.#pending.values()) reject(this.ended);
    this.#pending.clear();
  }
}

/** The threads of a file. */
export class ReadThreads implements AsyncDisposable {
  /** Reads in the thread that has the fewest statements to run. */
  readonly rows: Rows;
  readonly #file: ThreadFile;
  readonly #threads: ReadThread[];
  #isClosed = false;

  /**
   * Starts the threads.
   * @param count at least one.
   * @param extension see openFile.
   */
  constructor(file: string, count: number, extension: string | null = null) {
    this.#file = { file, extension };
    this.#threads = Array.from({ length: count }, () => new ReadThread(this.#file));
    this.rows = rowsFrom("sqlite", async <Row>(sql: string, params: readonly Param[] = []) => {
      if (this.#isClosed) throw new DatabaseClosed();
      return (await this.#leastBusy().all(sql, params)) as Row[]; // the caller names the type
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((each) => each.close()));
  }

  /** A thread that has ended, for want of memory for example, is replaced. */
  #leastBusy(): ReadThread {
    for (const [index, each] of this.#threads.entries())
      if (each.ended) this.#threads[index] = new ReadThread(this.#file);
    return this.#threads.reduce((least, each) => (each.load < least.load ? each : least));
  }
}
