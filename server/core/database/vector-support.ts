/** Finds out whether a database can compare vectors: by sqlite-vec on SQLite, by pgvector on PostgreSQL. */
import { DatabaseSync } from "node:sqlite";
import { getLoadablePath } from "sqlite-vec";
import type { Rows } from "../sql/rows.ts";
import type { Database } from "./database.ts";

/** Why vectors cannot be compared, and what to do. */
export interface NoVectors {
  missing: string;
}

/**
 * Returns the file of sqlite-vec, if it can be loaded here. It has binaries for the platforms of the node, except musl.
 * @param find finds the file. @throws if there is none.
 */
export function sqliteVectors(find: () => string = getLoadablePath): { extension: string } | NoVectors {
  try {
    const extension = find();
    using database = new DatabaseSync(":memory:", { allowExtension: true });
    database.loadExtension(extension);
    return { extension };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      missing: `sqlite-vec cannot be loaded (${reason}): install the node without --omit=optional, on Linux with glibc, macOS or Windows`,
    };
  }
}

const state = `select exists (select from pg_extension where extname = 'vector') as installed,
  exists (select from pg_available_extensions where name = 'vector') as available`;

/** Reads whether pgvector is in the database; and otherwise whether it is on the server. */
export async function pgvectorState(rows: Rows): Promise<"installed" | "available" | "missing"> {
  const found = await rows.get<{ installed: boolean; available: boolean }>(state);
  if (found?.installed) return "installed";
  return found?.available ? "available" : "missing";
}

/** What to do about a missing pgvector. */
export const pgvectorRemedies = {
  missing: "the PostgreSQL server lacks pgvector: install its package, such as postgresql-16-pgvector",
  available:
    'the database lacks pgvector: run "create extension vector" in it as a user who may, such as postgres',
} as const;

/** Makes pgvector usable in the database; null if it is. */
export async function preparePgvector(database: Database): Promise<NoVectors | null> {
  if ((await pgvectorState(database)) === "available")
    await database.alone("create extension if not exists vector", []).catch(() => undefined); // seen below
  const found = await pgvectorState(database);
  return found === "installed" ? null : { missing: pgvectorRemedies[found] };
}
