/** What commands show while they work: progress as a bar on a terminal, or as lines elsewhere. */
import type { Progress } from "../backup/progress.ts";
import { StartError } from "../core/process/start-error.ts";
import { grouped } from "../display/formats.ts";

/** The time between two updates of the bar, and between two lines, in milliseconds. */
const barIntervalMs = 100;
const lineIntervalMs = 10_000;

const barWidth = 24;

/** Where progress is written to. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Progress on an output. */
export class TerminalProgress implements Progress {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #signal: AbortSignal | undefined;
  #phase = "";
  #table = "";
  #total = 0;
  #done = 0;
  #startedAt = 0;
  #shownAt = 0;

  /**
   * @param now a monotonic clock in milliseconds.
   * @param signal ends the work: once it is aborted, rows that were done throw its reason.
   */
  constructor(output: Output, now: () => number = () => performance.now(), signal?: AbortSignal) {
    this.#output = output;
    this.#now = now;
    this.#signal = signal;
  }

  begin(phase: string, total: number): void {
    this.#phase = phase;
    this.#table = "";
    this.#total = total;
    this.#done = 0;
    this.#startedAt = this.#now();
    this.#shownAt = this.#startedAt;
    if (!this.#output.isTTY) this.#output.write(`${phase} ${grouped(total)} rows …\n`);
  }

  advance(table: string, rows: number): void {
    this.#signal?.throwIfAborted();
    this.#table = table;
    this.#done += rows;
    const now = this.#now();
    if (now - this.#shownAt < (this.#output.isTTY ? barIntervalMs : lineIntervalMs)) return;
    this.#shownAt = now;
    this.#show();
  }

  end(): void {
    this.#table = "done";
    this.#show();
    if (this.#output.isTTY) this.#output.write("\n");
  }

  #show(): void {
    const share = this.#total === 0 ? 1 : Math.min(1, this.#done / this.#total);
    const seconds = Math.max(0.001, (this.#now() - this.#startedAt) / 1_000);
    const rate = this.#done / seconds;
    const isDone = this.#table === "done";
    const left = rate > 0 ? ` · ${duration(Math.max(0, this.#total - this.#done) / rate)} left` : "";
    const time = isDone ? ` in ${duration(seconds)}` : left;
    const rows = `${grouped(this.#done)} of ${grouped(this.#total)} rows`;
    const facts = `${rows} · ${grouped(Math.round(rate))} rows/s${time}`;
    if (!this.#output.isTTY) {
      this.#output.write(`${this.#phase} ${this.#table}: ${facts}\n`);
      return;
    }
    const percent = `${Math.floor(share * 100)} %`;
    // The first that fits into a line, which ends in any case.
    const columns = (this.#output.columns ?? 80) - 1;
    const forms = [
      `${this.#phase} ${bar(share)} ${percent} · ${this.#table} · ${facts}`,
      `${this.#phase} ${bar(share)} ${percent} · ${rows}${time}`,
      `${this.#phase} ${percent} · ${rows}${time}`,
      `${this.#phase} ${percent}${time}`,
    ];
    const line = forms.find((form) => form.length <= columns) ?? `${percent}${time}`.slice(0, columns);
    // Back to the start of the line, and clear it (ECMA-48: EL).
    this.#output.write(`\r\u001b[K${line}`);
  }
}

function bar(share: number): string {
  const full = Math.round(share * barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
}

const silent: Progress = { begin: () => undefined, advance: () => undefined, end: () => undefined };

/** Progress on standard error if it is a terminal; a job of cron shows nothing. */
export function progressOnTerminal(): Progress {
  return process.stderr.isTTY ? new TerminalProgress(process.stderr) : silent;
}

/** Formats a duration. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
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
