/**
 * Threads that run the statements of long reads on SQLite, which would otherwise keep all other requests waiting: a statement
 * holds its thread until it ends. Each has a connection of its own, which reads what was committed last.
 */

import { DatabaseClosed, type Param, type Rows, rowsFrom } from "../sql/rows.ts";
import { CallThread, threadModule } from "./call-thread.ts";

const module = threadModule("sqlite-read-thread", import.meta.url);

/** What a thread opens: see openFile. */
export interface ThreadFile {
  file: string;
  extension: string | null;
}

/** A statement for a thread. */
export interface ReadRequest {
  sql: string;
  params: readonly Param[];
}

/** The threads of a file. */
export class ReadThreads implements AsyncDisposable {
  /** Reads in the thread that has the fewest statements to run. */
  readonly rows: Rows;
  readonly #file: ThreadFile;
  readonly #threads: CallThread<ReadRequest>[];
  #isClosed = false;

  /**
   * Starts the threads.
   * @param count at least one.
   * @param extension see openFile.
   */
  constructor(file: string, count: number, extension: string | null = null) {
    this.#file = { file, extension };
    this.#threads = Array.from({ length: count }, () => this.#start());
    this.rows = rowsFrom("sqlite", async <Row>(sql: string, params: readonly Param[] = []) => {
      if (this.#isClosed) throw new DatabaseClosed();
      return (await this.#leastBusy().call({ sql, params })) as Row[]; // the caller names the type
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((each) => each.close()));
  }

  /** A thread that has ended, for want of memory for example, is replaced. */
  #leastBusy(): CallThread<ReadRequest> {
    for (const [index, each] of this.#threads.entries()) if (each.ended) this.#threads[index] = this.#start();
    return this.#threads.reduce((least, each) => (each.load < least.load ? each : least));
  }

  #start(): CallThread<ReadRequest> {
    return new CallThread(module, this.#file);
  }
}
