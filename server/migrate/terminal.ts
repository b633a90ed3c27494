/** Shows the progress of a migration: a bar on a terminal, lines elsewhere. */
import type { Progress } from "./migrate.ts";

/** The time between two updates of the bar, and between two lines, in milliseconds. */
const barIntervalMs = 100;
const lineIntervalMs = 10_000;

const barWidth = 24;

/** Where it is written to. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Progress on an output. */
export class TerminalProgress implements Progress {
  readonly #output: Output;
  readonly #now: () => number;
  #phase = "";
  #table = "";
  #total = 0;
  #done = 0;
  /** What an interrupted run has done does not count for the rate. */
  #earlier = 0;
  #startedAt = 0;
  #shownAt = 0;

  /** @param now a monotonic clock in milliseconds. */
  constructor(output: Output, now: () => number = () => performance.now()) {
    this.#output = output;
    this.#now = now;
  }

  begin(phase: string, total: number, done: number): void {
    this.#phase = phase;
    this.#table = "";
    this.#total = total;
    this.#done = done;
    this.#earlier = done;
    this.#startedAt = this.#now();
    this.#shownAt = this.#startedAt;
    if (!this.#output.isTTY) {
      const from = done > 0 ? `, continuing after ${count(done)}` : "";
      this.#output.write(`${phase} ${count(total)} rows${from} …\n`);
    }
  }

  advance(table: string, rows: number): void {
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
    const rate = (this.#done - this.#earlier) / seconds;
    const left = rate > 0 ? ` · ${duration(Math.max(0, this.#total - this.#done) / rate)} left` : "";
    const rest = this.#table === "done" ? ` in ${duration(seconds)}` : left;
    const facts = `${count(this.#done)} of ${count(this.#total)} rows · ${count(Math.round(rate))} rows/s${rest}`;
    if (!this.#output.isTTY) {
      this.#output.write(`${this.#phase} ${this.#table}: ${facts}\n`);
      return;
    }
    const full = Math.round(share * barWidth);
    const bar = `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
    const line = `${this.#phase} ${bar} ${Math.floor(share * 100)} % · ${this.#table} · ${facts}`;
    // Back to the start of the line, and clear it (ECMA-48: EL).
    this.#output.write(`\r\u001b[K${line.slice(0, (this.#output.columns ?? 120) - 1)}`);
  }
}

/** Formats a number with separators. */
export function count(number: number): string {
  return number.toLocaleString("en");
}

/** Formats a duration. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
