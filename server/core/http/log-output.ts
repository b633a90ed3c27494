/** The log on standard output: JSON lines for programs, readable lines on a terminal. It never keeps the node waiting. */
import { styleText } from "node:util";
import { plainText } from "../../display/hidden-characters.ts";

/**
 * The most that waits for its reader, in bytes. What comes then is not written but counted: a reader that has stopped must
 * not cost the node its memory.
 */
const maxWaitingBytes = 1_048_576;

/** Where the log is written to. Pipes are not written synchronously, except on Windows (https://nodejs.org/api/process.html#a-note-on-process-io). */
export interface LogTarget {
  isTTY?: boolean;
  /** The bytes that wait; undefined for a file, whose writes are synchronous. */
  writableLength?: number;
  write(text: string): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** Writes the lines of the logger. */
export class LogOutput {
  readonly #target: LogTarget;
  readonly #toText: (line: string) => string;
  /** The number of lines that were left out. */
  #lost = 0;
  #isClosed = false;

  constructor(target: LogTarget) {
    this.#target = target;
    this.#toText = target.isTTY ? readableLine : (line) => line;
    // A node goes on without its log if what reads it has ended (EPIPE).
    target.on("error", () => (this.#isClosed = true));
  }

  /** @param line JSON with a line end. */
  write(line: string): void {
    if (this.#isClosed) return;
    if ((this.#target.writableLength ?? 0) > maxWaitingBytes) {
      this.#lost += 1;
      return;
    }
    const lines = this.#lost === 0 ? [line] : [lostLine(this.#lost), line];
    this.#lost = 0;
    this.#target.write(lines.map(this.#toText).join(""));
  }
}

let standard: LogOutput | undefined;

/** The log on the standard output of the process, of which there is one, however many apps log. */
export function standardLog(): LogOutput {
  standard ??= new LogOutput(process.stdout);
  return standard;
}

function lostLine(lost: number): string {
  const msg = "nothing read the log, so lines were left out";
  return `${JSON.stringify({ level: 40, time: Date.now(), lost_lines: lost, msg })}\n`;
}

/** The names of pino's levels on a terminal. */
const levels: Record<number, string> = {
  10: "TRACE",
  20: "DEBUG",
  30: "INFO",
  40: "WARN",
  50: "ERROR",
  60: "FATAL",
};

/** A line of the logger as a person reads it, such as `17:06:54 201 POST /register 43 ms`. */
export function readableLine(line: string): string {
  const { level, time, msg, request_id: _, err, ...fields } = JSON.parse(line) as Record<string, unknown>; // of pino
  const at = styleText("dim", new Date(Number(time)).toTimeString().slice(0, 8));
  if (msg === "answered") return `${at} ${responseText(fields)}\n`;
  const rest = Object.entries(fields).map(([key, value]) => ` ${key}=${textOf(value)}`);
  const name = styleText(Number(level) >= 50 ? "red" : "yellow", levels[Number(level)] ?? "");
  const stack = err === undefined ? "" : `\n${plainText(stackOf(err))}`;
  return `${at} ${name} ${oneLine(textOf(msg) + rest.join(""))}${stack}\n`;
}

/** A response: its status, its request, how long it took, and why it was no success. */
function responseText({ status, method, path, ms, code }: Record<string, unknown>): string {
  const colour = Number(status) >= 500 ? "red" : Number(status) >= 400 ? "yellow" : "green";
  const why = code === undefined ? "" : ` ${textOf(code)}`;
  return `${styleText(colour, textOf(status))} ${oneLine(`${textOf(method)} ${textOf(path)} ${textOf(ms)} ms${why}`)}`;
}

function stackOf(error: unknown): string {
  const isObject = typeof error === "object" && error !== null;
  return textOf(isObject && "stack" in error ? error.stack : error);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Hidden characters become code points: a path may have them, and a terminal would obey some. */
function oneLine(text: string): string {
  return plainText(text).replaceAll(/[\r\n]+/g, " ");
}
