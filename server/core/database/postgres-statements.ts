/** Runs statements with `?` on PostgreSQL's connections. */

import { type Param, rowsFrom, type Writer } from "../sql/rows.ts";
import type { Connection } from "./connections.ts";

/** Runs a statement, and returns its rows. */
export async function rowsOf<Row>(
  connection: Connection,
  sql: string,
  params: readonly Param[],
): Promise<Row[]> {
  const { text, name } = numbered(sql);
  return (await connection.query(text, params, name)).rows as Row[]; // the caller names the type
}

/** After so many statements or characters without a response, the next one waits for them: they are kept until then. */
const mostUnanswered = { statements: 1_000, characters: 2_000_000 };

/** Writes on a connection. Statements are sent at once; the responses to those that return no rows are not waited for. */
export class PipelinedWriter implements Writer {
  readonly engine = "postgres";
  readonly get: Writer["get"];
  readonly #connection: Connection;
  #failure: { error: unknown } | undefined;
  #unanswered = { statements: 0, characters: 0 };
  #last: Promise<void> = Promise.resolve();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.get = rowsFrom("postgres", (sql, params) => this.all(sql, params)).get;
  }

  async all<Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
    const rows = rowsOf<Row>(this.#connection, sql, params);
    this.#note(rows);
    try {
      return await rows;
    } catch (error) {
      await this.settle(); // a statement that fails makes all later ones of its transaction fail
      throw error;
    }
  }

  async run(sql: string, params: readonly Param[] = []): Promise<void> {
    const { statements, characters } = this.#unanswered;
    if (statements >= mostUnanswered.statements || characters >= mostUnanswered.characters)
      await this.settle();
    this.#unanswered.statements++;
    for (const param of params) if (typeof param === "string") this.#unanswered.characters += param.length;
    this.#note(rowsOf(this.#connection, sql, params));
  }

  #note(rows: Promise<unknown>): void {
    this.#last = rows.then(
      () => undefined,
      (error) => {
        this.#failure ??= { error };
      },
    );
  }

  async settle(): Promise<void> {
    await this.#last; // responses come in the order of statements
    this.#unanswered = { statements: 0, characters: 0 };
    if (this.#failure) throw this.#failure.error;
  }

  /** Forgets a failure, after what failed was undone. @param undone the response to that. */
  async recover(undone: Promise<unknown>): Promise<void> {
    await undone;
    await this.#last; // its failure may be noted after that response
    this.#failure = undefined;
  }
}

const statements = new Map<string, { text: string; name: string | undefined }>();

/** A statement with PostgreSQL's placeholders, and the name of its prepared statement. */
function numbered(sql: string): { text: string; name: string | undefined } {
  const known = statements.get(sql);
  if (known) return known;
  let index = 0;
  const keep = statements.size < 1_000;
  const text = sql.replaceAll("?", () => `$${++index}`);
  const statement = { text, name: keep ? `s${statements.size}` : undefined };
  if (keep) statements.set(sql, statement);
  return statement;
}
