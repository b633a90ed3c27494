/**
 * The public records of agents as they are stored: JSON texts that responses are made of, built when an agent changes. A
 * version of the node that builds records in another form finds texts of the form before it: it builds them again when it reads
 * them, and meanwhile replaces them in the database, a few at a time.
 */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../../core/database/database.ts";
import { Journal } from "../../../core/journal/journal.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { EntityRows } from "../../../core/sql/entity-rows.ts";
import type { Managed } from "../../../core/sql/orm.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { type ListedType, statement } from "../../../core/sql/statement.ts";
import { Agent, type StoredAgent } from "./agent.ts";
import type { Origin } from "./description.ts";
import {
  type AgentRow,
  type AgentTables,
  type AgentValues,
  newestKey,
  rowsByKeys,
  toAgentResponse,
} from "./records.ts";

/** A stored record. */
export type StoredRecord = Pick<AgentRow, "key" | "record_form" | "record">;

/** Builds the public record of an agent as JSON. */
export function recordOf(row: AgentValues): string {
  return JSON.stringify(toAgentResponse(row));
}

/** The values of an example: for texts, JSON that has its column's name, because some are parsed. */
const exampleValues: Record<ListedType, (name: string) => AgentRow[keyof AgentRow]> = {
  text: (name) => JSON.stringify({ [name]: name }),
  integer: () => 1,
  number: () => 0.5,
  boolean: () => true,
};

const { names, types } = new EntityRows<StoredAgent>(Agent);
const origin: Origin = { peer_id: "peer", base_url: "url", seq: 1, updated_at: "then", fetched_at: "later" };

/** An agent with a value in every column. */
const whole = {
  ...Object.fromEntries(names.map((name) => [name, exampleValues[types[name]](name)])),
  ...{ status: "active", origin: JSON.stringify(origin), extra: '{"number":1.0}' },
} as AgentValues; // every column has a value of its type

/** An agent without those that it need not have. */
const minimal = {
  ...whole,
  ...Object.fromEntries(
    names.filter((name) => Agent.meta.properties[name].nullable).map((name) => [name, null]),
  ),
} as AgentValues; // likewise

function withStatus(status: AgentValues["status"]): AgentValues {
  return { ...whole, status };
}

/** The form of the records that this version builds: another one whenever it builds those of the examples otherwise. */
export const recordForm = hash(
  "sha256",
  [whole, minimal, withStatus("suspended"), withStatus("tombstoned")].map(recordOf).join("\n"),
  "base64url",
).slice(0, 8);

/** Builds those of some records again that are outdated. */
export async function renewOutdated<Row extends StoredRecord>(rows: Rows, found: Row[]): Promise<Row[]> {
  const keys = found.filter((each) => each.record_form !== recordForm).map(({ key }) => key);
  if (keys.length === 0) return found;
  const renewed = new Map((await rowsByKeys.all(rows, { keys })).map((row) => [row.key, recordOf(row)]));
  return found.map((each) => ({ ...each, record: renewed.get(each.key) ?? each.record }));
}

/** How many agents one step looks at, and how many of their records it replaces. */
const windowAgents = 2_048;
const batchSize = 50;

/** A statement, because the change that runs it does not wait for each of its answers. */
const replace = statement((db: Kysely<AgentTables>, { key, record_form, record }: StoredRecord) =>
  db.updateTable("agent").set({ record_form, record }).where("key", "=", key),
);

/** Replaces outdated records in the database. Changes that others make meanwhile store records of the current form. */
export class RecordRenewal {
  readonly #database: Database;
  /** The key before which all records have the current form; undefined before the first step. */
  #reached: number | undefined;
  #isDone = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Replaces a few records.
   * @returns 0 if there may be more; null if all have the current form.
   */
  async step(): Promise<0 | null> {
    if (this.#isDone) return null;
    const database = this.#database;
    if (this.#reached === undefined) {
      this.#isDone = (await database.em().findOne(Journal, { id: 1 }))?.record_form === recordForm;
      this.#reached = 0;
    } else if (this.#reached > (await newestKey(database))) {
      const all = { record_form: recordForm };
      await database.aside((writer) => writer.em().nativeUpdate(Journal, { id: 1 }, all));
      this.#isDone = true;
    } else this.#reached = await this.#renewAfter(this.#reached);
    return this.#isDone ? null : 0;
  }

  /** @returns the key before which all records have the current form now. */
  async #renewAfter(from: number): Promise<number> {
    const to = from + windowAgents;
    const [first] = await outdatedInWindow(this.#database, from, to);
    if (!first) return to;
    return this.#database.transaction((tx) => renewAll(tx, first.key, to));
  }
}

function outdatedInWindow(rows: Managed, from: number, to: number): Promise<AgentRow[]> {
  return rows
    .em()
    .getKysely<AgentTables>()
    .selectFrom("agent")
    .selectAll()
    .where("key", ">=", from)
    .where("key", "<", to)
    .where("record_form", "<>", recordForm)
    .orderBy("key")
    .limit(batchSize)
    .execute();
}

async function renewAll(tx: Transaction, from: number, to: number): Promise<number> {
  const found = await outdatedInWindow(tx, from, to);
  for (const row of found)
    await replace.run(tx, { key: row.key, record_form: recordForm, record: recordOf(row) });
  return found.length < batchSize ? to : (found.at(-1)?.key ?? 0) + 1;
}
