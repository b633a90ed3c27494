/** Reads a backup from its begin to its end, and checks that it is whole. */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { StartError } from "../core/process/start-error.ts";
import { sizeOf } from "../migrate/postgres-tables.ts";
import type { Row } from "../migrate/tables.ts";
import { Digest } from "../migrate/verification.ts";
import { type Header, parsed, parseHeader, type TableOfBackup } from "./format.ts";

/** Receives what a backup has, in its order. */
export interface Visitor {
  /** Called first. */
  header?(header: Header): Promise<void> | void;
  /** Called with each batch of rows of a table. */
  rows(table: TableOfBackup, rows: readonly Row[]): Promise<void> | void;
}

/** The digest of each table, by its name. */
export type Digests = ReadonlyMap<string, string>;

/** The maximum size of a batch. */
const batchRows = 2_000;
const batchBytes = 2 ** 21;

/**
 * Reads a backup.
 * @returns the digests of its tables.
 * @throws StartError if it cannot be read, or is damaged or incomplete. What the visitor got before is not valid then.
 */
export async function readBackup(file: string, visitor: Visitor): Promise<Digests> {
  const reading = new Reading(file, visitor);
  for await (const line of linesOf(file)) await reading.line(line);
  return reading.end();
}

/** Reads the header alone. */
export async function readHeader(file: string): Promise<Header> {
  for await (const line of linesOf(file)) return parseHeader(line, file);
  throw damaged(file, "it is empty");
}

/** A backup that is being read. */
class Reading {
  readonly #file: string;
  readonly #visitor: Visitor;
  readonly #all: Hash = createHash("sha256");
  readonly #digests = new Map<string, string>();
  #header: Header | undefined;
  #table: TableOfBackup | undefined;
  #digest = new Digest();
  #batch: Row[] = [];
  #bytes = 0;
  #hasEnded = false;

  constructor(file: string, visitor: Visitor) {
    this.#file = file;
    this.#visitor = visitor;
  }

  async line(line: string): Promise<void> {
    if (this.#hasEnded) throw damaged(this.#file, "it goes on after its end");
    if (line.startsWith("[")) await this.#row(line);
    else if (!this.#header) await this.#begin(line);
    else await this.#mark(line);
    if (!this.#hasEnded) this.#all.update(line).update("\n");
  }

  /** @returns the digests of all tables. */
  end(): Digests {
    if (!this.#hasEnded) throw damaged(this.#file, "it ends too early");
    return this.#digests;
  }

  async #begin(line: string): Promise<void> {
    this.#header = parseHeader(line, this.#file);
    await this.#visitor.header?.(this.#header);
  }

  async #row(line: string): Promise<void> {
    const table = this.#table;
    const values = parsed(line);
    if (!table || !Array.isArray(values) || values.length !== table.columns.length)
      throw damaged(this.#file, `a row of ${table?.name ?? "no table"} is not right`);
    this.#digest.add(line);
    const row: Row = {};
    table.columns.forEach(({ name }, index) => {
      row[name] = values[index];
    });
    this.#batch.push(row);
    this.#bytes += sizeOf(row);
    if (this.#batch.length >= batchRows || this.#bytes >= batchBytes) await this.#pass(table);
  }

  /** The begin or the end of a table, or the end of the backup. */
  async #mark(line: string): Promise<void> {
    const mark = parsed(line) as { table?: string; rows?: number; sha256?: string; end?: boolean } | null; // checked below
    if (this.#table) return this.#endTable(this.#table, mark ?? {});
    if (mark?.end === true) return this.#endAll(mark.sha256);
    this.#table = this.#header?.tables[this.#digests.size];
    if (mark?.table === undefined || mark.table !== this.#table?.name)
      throw damaged(this.#file, `the table ${this.#table?.name ?? "after the last one"} does not begin`);
    this.#digest = new Digest();
  }

  async #endTable(table: TableOfBackup, { rows, sha256 }: { rows?: number; sha256?: string }): Promise<void> {
    await this.#pass(table);
    const { rows: found, digest } = this.#digest.summary();
    if (rows !== found || table.rows !== found)
      throw damaged(this.#file, `${table.name} has ${found} rows, and should have ${table.rows}`);
    if (sha256 !== digest) throw damaged(this.#file, `the digest of ${table.name} differs`);
    this.#digests.set(table.name, digest);
    this.#table = undefined;
  }

  #endAll(sha256: string | undefined): void {
    const missing = this.#header?.tables[this.#digests.size];
    if (missing) throw damaged(this.#file, `the table ${missing.name} is missing`);
    if (this.#all.digest("hex") !== sha256) throw damaged(this.#file, "the digest of the whole differs");
    this.#hasEnded = true;
  }

  async #pass(table: TableOfBackup): Promise<void> {
    if (this.#batch.length > 0) await this.#visitor.rows(table, this.#batch);
    this.#batch = [];
    this.#bytes = 0;
  }
}

/** Reads the lines of a compressed file. */
async function* linesOf(file: string): AsyncIterable<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined); // the loop throws its error
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.write(chunk)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw readError(error, file) ?? error;
  }
  if (rest + decoder.end() !== "") throw damaged(file, "it ends within a line");
}

/** Converts an error of the operating system or of zlib; null for an error of another kind. */
function readError(error: unknown, file: string): StartError | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new StartError(`There is no file ${file}: name a backup.`);
  if (code === "EISDIR") return new StartError(`${file} is a folder: name a backup, which is a file.`);
  if (code === "EACCES" || code === "EPERM")
    return new StartError(`This user may not read ${file}: run this as the user who has made the backup.`);
  if (code === "EIO") return new StartError(`The disk of ${file} failed: use another copy of the backup.`);
  if (!code.startsWith("Z_")) return null;
  return damaged(file, code === "Z_BUF_ERROR" ? "it ends too early" : (error as Error).message); // it has a code, so it is one
}

function damaged(file: string, what: string): StartError {
  return new StartError(`${file} is damaged: ${what}. Use another backup, or another copy of this one.`);
}
