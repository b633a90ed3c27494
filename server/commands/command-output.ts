/** What commands show while they work: progress on a terminal, nothing elsewhere. */

import { StartError } from "../core/process/start-error.ts";
import type { Progress } from "../migrate/migrate.ts";
import { TerminalProgress } from "../migrate/terminal.ts";

const silent: Progress = { begin: () => undefined, advance: () => undefined, end: () => undefined };

/** Progress on standard error if it is a terminal; a job of cron shows nothing. */
export function progressOnTerminal(): Progress {
  return process.stderr.isTTY ? new TerminalProgress(process.stderr) : silent;
}

/**
 * Aborts on SIGINT and SIGTERM, with a StartError as the reason, until it is disposed of.
 * @param result what an interrupted command leaves, as a sentence.
 */
export function stopSignal(result: string): Disposable & { signal: AbortSignal } {
  const stopping = new AbortController();
  const stop = (name: string) => stopping.abort(new StartError(`Interrupted (${name}). ${result}`));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return {
    signal: stopping.signal,
    [Symbol.dispose]: () => void process.off("SIGINT", stop).off("SIGTERM", stop),
  };
}
