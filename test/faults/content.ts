/** What is on the disk of a database. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect } from "vitest";
import type { Config } from "../../server/assembly/config.ts";

/** All that a database keeps: the bytes of its files, or the name and every row of every table. */
export async function contentOf(database: Config["database"]): Promise<string> {
  if (database.engine === "sqlite") {
    const place = join(database.file, "..");
    const files = (await readdir(place)).filter((name) => name.startsWith("registry.sqlite"));
    expect(files).toContain("registry.sqlite-wal");
    return (await Promise.all(files.map((name) => readFile(join(place, name), "latin1")))).join("\n");
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const tables = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
    let content = "";
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`select t::text as row from "${name}" t`);
      content += name + rows.map(({ row }) => row).join("\n");
    }
    return content;
  } finally {
    await client.end();
  }
}
