/** Checks what the rows of a backup say about each other. */
import type { Header } from "./format.ts";
import { compareKeys, type Key, keyOf, type Row, type Table } from "./tables.ts";

/** A column with values of a column of another table. */
interface Reference {
  table: string;
  column: string;
  to: string;
}

/** The tables that others refer to, with the column that identifies their rows. */
const identities: Record<string, string> = { account: "id", agent: "key", webhook: "key" };

const references: readonly Reference[] = [
  { table: "agent_card", column: "agent_key", to: "agent" },
  { table: "agent_server", column: "agent_key", to: "agent" },
  { table: "agent_facts", column: "agent_key", to: "agent" },
  { table: "agent_handover", column: "agent_key", to: "agent" },
  { table: "agent_heartbeat", column: "agent_key", to: "agent" },
  { table: "agent_word", column: "agent_key", to: "agent" },
  { table: "api_key", column: "account_id", to: "account" },
  { table: "certification", column: "agent_key", to: "agent" },
  { table: "delivery", column: "webhook_key", to: "webhook" },
  { table: "domain_claim", column: "account_id", to: "account" },
  { table: "offer", column: "agent_key", to: "agent" },
  { table: "offer", column: "from_account", to: "account" },
  { table: "erasure", column: "agent_key", to: "agent" },
  { table: "password_link", column: "account_id", to: "account" },
  { table: "record_change", column: "agent_key", to: "agent" },
  { table: "session", column: "account_id", to: "account" },
  { table: "violation", column: "agent_key", to: "agent" },
  { table: "webhook", column: "account_id", to: "account" },
  { table: "webhook_hour", column: "webhook_key", to: "webhook" },
];

/** The most faults that are described. */
const mostFaults = 20;

/** The check of one backup. */
export class Relations {
  readonly #header: Header;
  readonly #identities = new Map(Object.keys(identities).map((table) => [table, new Set<unknown>()]));
  /** The values of each reference, with the key of the first row that has it. */
  readonly #referred = new Map(references.map((each) => [each, new Map<unknown, Key>()]));
  readonly #faults: string[] = [];
  #lastKey: { table: string; key: Key } | undefined;
  #lastSeq: number | undefined;
  /** Ranges without events, which must be those that erasures redacted. */
  readonly #gaps: { from: number; to: number }[] = [];
  readonly #redacted = new Set<number>();
  #nullCharacter: string | null = null;

  constructor(header: Header) {
    this.#header = header;
  }

  /** Adds rows, in the order of the backup. */
  add(table: Table, rows: readonly Row[]): void {
    const identity = identities[table.name];
    const known = this.#identities.get(table.name);
    const here = references.filter((each) => each.table === table.name);
    for (const row of rows) {
      const key = keyOf(table, row);
      this.#checkOrder(table, key);
      if (identity) known?.add(row[identity]);
      for (const each of here) {
        const values = this.#referred.get(each);
        if (values && !values.has(row[each.column])) values.set(row[each.column], key);
      }
      this.#nullCharacter ??= nullCharacterIn(table, row);
      if (table.name === "event") this.#checkEvent(Number(row.seq));
      if (table.name === "redacted_event") this.#redacted.add(Number(row.seq));
      if (table.name === "node_key") this.#checkFingerprint(row.fingerprint);
    }
  }

  /** The first row that has a text with a null character, which PostgreSQL cannot store; null if there is none. */
  get nullCharacter(): string | null {
    return this.#nullCharacter;
  }

  /** Describes what is wrong, after all rows. */
  faults(): string[] {
    for (const [{ table, column, to }, values] of this.#referred)
      for (const [value, key] of values)
        if (!this.#identities.get(to)?.has(value))
          this.#fault(
            `${table} ${JSON.stringify(key)}: ${column} is ${JSON.stringify(value)}, which no ${to} has`,
          );
    if (this.#lastSeq !== undefined && this.#lastSeq !== this.#header.seq)
      this.#fault(
        `event: the last one has the number ${this.#lastSeq}, and the journal is at ${this.#header.seq}`,
      );
    for (const { from, to } of this.#gaps) this.#checkGap(from, to);
    return this.#faults;
  }

  #checkOrder({ name }: Table, key: Key): void {
    const last = this.#lastKey?.table === name ? this.#lastKey.key : undefined;
    if (last && compareKeys(last, key) >= 0)
      this.#fault(`${name}: the rows ${JSON.stringify(last)} and ${JSON.stringify(key)} are not in order`);
    this.#lastKey = { table: name, key };
  }

  /** Events have consecutive numbers, but for redacted ones. The first ones may have been deleted. */
  #checkEvent(seq: number): void {
    if (this.#lastSeq !== undefined && seq !== this.#lastSeq + 1)
      this.#gaps.push({ from: this.#lastSeq, to: seq });
    this.#lastSeq = seq;
  }

  /** Redacted events may be read after the others. */
  #checkGap(from: number, to: number): void {
    for (let seq = from + 1; seq < to; seq++)
      if (!this.#redacted.has(seq)) {
        this.#fault(`event: after the number ${from} comes ${to}, and ${seq} was not redacted`);
        return;
      }
  }

  #checkFingerprint(fingerprint: unknown): void {
    if (fingerprint !== this.#header.fingerprint)
      this.#fault(
        `node_key: the fingerprint is ${String(fingerprint)}, and the header has ${this.#header.fingerprint}`,
      );
  }

  #fault(text: string): void {
    if (this.#faults.length < mostFaults) this.#faults.push(text);
  }
}

function nullCharacterIn(table: Table, row: Row): string | null {
  for (const { name } of table.columns) {
    const value = row[name];
    if (typeof value === "string" && value.includes("\0"))
      return `${table.name} ${JSON.stringify(keyOf(table, row))}, column ${name}`;
  }
  return null;
}
