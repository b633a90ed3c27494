/** Finds the other databases of a key file, which a rotation for one would leave without a key. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { recordedFingerprint } from "../../core/secrets/key-fingerprint.ts";
import { keyFileOf } from "../../core/secrets/node-key.ts";
import type { DatabaseConfig } from "../../core/settings/database-settings.ts";
import { openView } from "../doctor/database-view.ts";
import { isSqlite } from "../sqlite-header.ts";

/**
 * Returns the files beside a key file that are databases of nodes with its key, and have no key file of their own yet.
 * @param database the one that is not looked for.
 * @param fingerprint that of the key.
 */
export async function databasesOfKey(
  keyFile: string,
  database: DatabaseConfig,
  fingerprint: string,
): Promise<string[]> {
  const own = database.engine === "sqlite" ? resolve(database.file) : null;
  const folder = dirname(resolve(keyFile));
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (!entry.isFile() || file === own || !isSqlite(file) || hasOwnKeyFile(file, keyFile)) continue;
    if ((await fingerprintIn(file)) === fingerprint) found.push(file);
  }
  return found;
}

function hasOwnKeyFile(file: string, other: string): boolean {
  const own = resolve(keyFileOf({ engine: "sqlite", file }));
  return own !== resolve(other) && existsSync(own);
}

/** The fingerprint that a database has; null if it is not that of a node. */
async function fingerprintIn(file: string): Promise<string | null> {
  await using view = await openView({ engine: "sqlite", file });
  if (!view) return null;
  const { length } = await view.rows.all("select 1 from sqlite_schema where name = 'node_key'");
  return length === 0 ? null : await recordedFingerprint(view.rows);
}
