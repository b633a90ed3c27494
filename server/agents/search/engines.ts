/** Selects the full-text search of a database. */
import type { Engine } from "../../database/database.ts";
import type { SearchEngine } from "./engine.ts";
import { postgresSearch } from "./postgres.ts";
import { sqliteSearch } from "./sqlite.ts";

const engines: Record<Engine, SearchEngine> = { sqlite: sqliteSearch, postgres: postgresSearch };

/** Returns the full-text search of a database or transaction. */
export function engineOf({ engine }: { engine: Engine }): SearchEngine {
  return engines[engine];
}
