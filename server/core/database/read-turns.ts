/** Reads whose statements take turns with those of other long reads. */

import { type ManagedRows, managed } from "../sql/orm.ts";
import { type Param, rowsFrom } from "../sql/rows.ts";
import type { LongRead } from "../time/turns.ts";
import type { Database } from "./database.ts";

/** Returns reads in which each statement waits for its turn. */
export function readsInTurns(
  database: Pick<Database, "orm" | "engine" | "turns" | "longReads">,
): ManagedRows {
  const read: LongRead = { usedMs: 0 };
  const rows = rowsFrom(database.engine, <Row>(sql: string, params?: readonly Param[]) =>
    database.turns.step(read, () => database.longReads.all<Row>(sql, params)),
  );
  return managed(database.orm, rows);
}
