/** Which full text serves which database. */
import type { Engine } from "../../database/database.ts";
import type { SearchEngine } from "./engine.ts";
import { postgresSearch } from "./postgres.ts";
import { sqliteSearch } from "./sqlite.ts";

const engines: Record<Engine, SearchEngine> = { sqlite: sqliteSearch, postgres: postgresSearch };

/** The full text of a database or of a transaction in it. */
export function engineOf({ engine }: { engine: Engine }): SearchEngine {
  return engines[engine];
}
