/** Reads whose statements take turns with those of other long reads. */

import { type Param, type Rows, rowsFrom } from "../sql/rows.ts";
import type { LongRead } from "../time/turns.ts";
import type { Database } from "./database.ts";

/** Returns reads in which each statement waits for its turn. */
export function readsInTurns(database: Pick<Database, "engine" | "turns" | "longReads">): Rows {
  const read: LongRead = { usedMs: 0 };
  return rowsFrom(database.engine, <Row>(sql: string, params?: readonly Param[]) =>
    database.turns.step(read, () => database.longReads.all<Row>(sql, params)),
  );
}
