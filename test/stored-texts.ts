/** Looks for words in everything that a node has stored. */
import { readFile } from "node:fs/promises";
import type { TestWorld } from "./world.ts";

/** The tables of a database that have one of the words in a row. */
export async function tablesWith(
  { node: { database } }: TestWorld,
  words: readonly string[],
): Promise<string[]> {
  const names =
    database.engine === "sqlite"
      ? "select name from sqlite_master where type = 'table'"
      : "select tablename as name from pg_tables where schemaname = current_schema()";
  const found: string[] = [];
  for (const { name } of await database.all<{ name: string }>(names)) {
    const rows = await database.all<object>(`select ${await columnsOf(database, name)} from "${name}"`);
    const texts = rows.flatMap((row) => Object.values(row)).map(textOf);
    if (texts.some((text) => words.some((each) => text.includes(each.toLowerCase())))) found.push(name);
  }
  return found;
}

/** The columns of a table. Numbers of the search index of SQLite are too large for JavaScript, so all are read as bytes. */
async function columnsOf(database: TestWorld["node"]["database"], table: string): Promise<string> {
  if (database.engine === "postgres") return "*";
  const columns = await database.all<{ name: string }>(`select name from pragma_table_info('${table}')`);
  return columns.map(({ name }) => `cast("${name}" as blob) as "${name}"`).join();
}

function textOf(value: unknown): string {
  const text = value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value);
  return String(text).toLowerCase();
}

/** The words that are in the bytes of the files of a SQLite database. */
export async function wordsInFiles(
  { node: { database } }: TestWorld,
  words: readonly string[],
): Promise<string[]> {
  const file = database.description.slice("SQLite, ".length);
  const bytes = await Promise.all(
    [file, `${file}-wal`, `${file}-shm`].map((name) => readFile(name, "latin1").catch(() => "")),
  );
  const text = bytes.join("").toLowerCase();
  return words.filter((each) => text.includes(each.toLowerCase()));
}
