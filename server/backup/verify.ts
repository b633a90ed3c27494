/** Verifies a backup without a database: digests, numbers of rows, and what rows say about each other. */

import { StartError } from "../core/process/start-error.ts";
import { fingerprintOf } from "../core/secrets/key-fingerprint.ts";
import type { Progress } from "../migrate/migrate.ts";
import { type Header, rowsOf } from "./format.ts";
import { type Digests, readBackup } from "./reader.ts";
import { Relations } from "./relations.ts";

/** A backup that is whole. */
export interface Verified {
  header: Header;
  digests: Digests;
  /** What its rows contradict each other in: faults that the database had when it was made. Empty if there are none. */
  faults: readonly string[];
  /** The first row that PostgreSQL cannot store, because a text has a null character; null if there is none. */
  nullCharacter: string | null;
}

/**
 * Reads a whole backup.
 * @throws StartError if it is damaged.
 */
export async function verifyBackup(file: string, progress: Progress): Promise<Verified> {
  let verified: { header: Header; relations: Relations } | undefined;
  const digests = await readBackup(file, {
    header: (header) => {
      verified = { header, relations: new Relations(header) };
      progress.begin("Verifying the backup", rowsOf(header), 0);
    },
    rows: (table, rows) => {
      verified?.relations.add(table, rows);
      progress.advance(table.name, rows.length);
    },
  });
  progress.end();
  if (!verified) throw new StartError(`${file} is damaged: it is empty.`);
  const { header, relations } = verified;
  const faults = [...relations.faults(), ...keyFaults(header)];
  return { header, digests, faults, nullCharacter: relations.nullCharacter };
}

/** The key that a backup has must be the one that its secrets are encrypted with. */
function keyFaults({ nodeKey, fingerprint }: Header): string[] {
  if (nodeKey === null || fingerprint === null) return [];
  const found = fingerprintOf(Buffer.from(nodeKey, "base64"));
  return found === fingerprint ? [] : [`the NODE_KEY in it has the fingerprint ${found}, not ${fingerprint}`];
}
