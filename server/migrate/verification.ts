/** Compares all rows of a table on both sides of a migration. */
import { createHash } from "node:crypto";
import type { Source } from "./source.ts";
import { compareKeys, type Key, keyOf, type Row, type Table, textOf } from "./tables.ts";
import type { Target } from "./target.ts";

/** The rows of one side: their number, and a SHA-256 digest over their values in the order of keys. */
export interface Summary {
  rows: number;
  digest: string;
}

/** The result for one table. */
export interface Comparison {
  source: Summary;
  target: Summary;
  /** The first row that differs; null if there is none. */
  difference: { key: Key; what: "differs" | "is missing on the target" | "is only on the target" } | null;
}

/**
 * Compares a table.
 * @param progress is called with the number of rows that were compared since its last call.
 */
export async function compare(
  table: Table,
  source: Source,
  target: Target,
  progress: (rows: number) => void,
): Promise<Comparison> {
  const expected = new Digest();
  const found = new Digest();
  let difference: Comparison["difference"] = null;
  const rows = source.rows(table, null)[Symbol.iterator]();
  for await (const row of target.rows(table)) {
    const next = rows.next();
    const one = next.done ? null : next.value;
    const isEqual = found.add(textOf(table, row)) === (one && expected.add(textOf(table, one)));
    if (!isEqual) difference ??= differenceOf(table, one, row);
    progress(1);
  }
  for (let next = rows.next(); !next.done; next = rows.next()) {
    expected.add(textOf(table, next.value));
    difference ??= differenceOf(table, next.value, null);
  }
  return { source: expected.summary(), target: found.summary(), difference };
}

/** The digest of rows. */
export class Digest {
  readonly #hash = createHash("sha256");
  #rows = 0;

  /** Adds the canonical text of a row, and returns it. */
  add(text: string): string {
    this.#rows++;
    this.#hash.update(text).update("\n");
    return text;
  }

  summary(): Summary {
    return { rows: this.#rows, digest: this.#hash.digest("hex") };
  }
}

/** Describes rows at the same place of both sides that are not equal. */
function differenceOf(table: Table, source: Row | null, target: Row | null): Comparison["difference"] {
  if (source === null) return { key: keyOf(table, target ?? {}), what: "is only on the target" };
  if (target === null) return { key: keyOf(table, source), what: "is missing on the target" };
  const [key, other] = [keyOf(table, source), keyOf(table, target)];
  const order = compareKeys(key, other);
  if (order === 0) return { key, what: "differs" };
  return order < 0
    ? { key, what: "is missing on the target" }
    : { key: other, what: "is only on the target" };
}
