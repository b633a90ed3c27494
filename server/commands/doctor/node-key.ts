/** Checks the key of the node, without showing it: that it is there, that nobody else can read it, that it is the database's. */
import { existsSync, statSync } from "node:fs";
import type { Config } from "../../assembly/config.ts";
import { StartError } from "../../core/process/start-error.ts";
import { fingerprintOf } from "../../core/secrets/key-fingerprint.ts";
import { keyFileOf, newKeyFileOf, readKeyFile } from "../../core/secrets/node-key.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, failure, notChecked } = findingsOf("Node key");

/** The key that the node would start with. */
export interface FoundKey {
  /** Null if there is none, or if it cannot be read. */
  key: Buffer | null;
  /** Whether there is one that cannot be read. */
  isUnreadable: boolean;
  findings: Finding[];
}

/** Reads the key that the node would start with. */
export function checkKey({ nodeKey, database }: Config): FoundKey {
  if (nodeKey) return { key: nodeKey, isUnreadable: false, findings: [ok("NODE_KEY is set")] };
  const file = keyFileOf(database);
  try {
    const key = readKeyFile(file);
    // Whether it may be missing depends on the database: see checkFingerprint.
    return { key, isUnreadable: false, findings: key === null ? [] : [modeOf(file)] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message =
      error instanceof StartError
        ? `${file} does not hold a key: put back the one that was there, or set NODE_KEY`
        : `${file} cannot be read (${reason}): run this, and the node, as the user to whom it belongs`;
    return { key: null, isUnreadable: true, findings: [failure(message)] };
  }
}

function modeOf(file: string): Finding {
  const mode = statSync(file).mode & 0o777;
  const shown = `0${mode.toString(8).padStart(3, "0")}`;
  if (process.platform === "win32") return ok(`${file} is there`); // Windows has no such modes
  return (mode & 0o077) === 0
    ? ok(`${file} is there, and only its user can read it (mode ${shown})`)
    : failure(
        `${file} can be used by other users (mode ${shown}): chmod 600 ${file}. If one of them may have read it, stop the node, ` +
          "and replace the key: npm run registry-node -- key rotate",
      );
}

/**
 * Compares the key with the database.
 * @param recorded the fingerprint that the database has; null if it has none, undefined if it could not be read.
 */
export function checkFingerprint(
  { database, nodeKey }: Config,
  { key, isUnreadable }: FoundKey,
  recorded: string | null | undefined,
): Finding {
  const file = keyFileOf(database);
  if (isUnreadable) return notChecked("Whether it is the database's key: it cannot be read");
  if (recorded === undefined)
    return notChecked("Whether it is the database's key: the database was not read");
  if (recorded === null)
    return key
      ? ok("The database has no key yet: the next start records this one")
      : ok(`There is none yet: the first start writes ${file}`);
  if (key && fingerprintOf(key) === recorded) return ok(`It is the database's (fingerprint ${recorded})`);
  if (!nodeKey && isRotated(newKeyFileOf(file), recorded))
    return ok(`The database's key is in ${newKeyFileOf(file)}: the next start completes the rotation`);
  const remedy = "put that key back, or see NODE_KEY_LOST at /docs/settings if it is lost for good";
  return failure(
    key
      ? `It is not the database's: its fingerprint is ${fingerprintOf(key)}, and the database was written with ${recorded}. The node does not start: ${remedy}`
      : `${file} is missing, and NODE_KEY is not set, but the database was written with a key (fingerprint ${recorded}). The node does not start: ${remedy}`,
  );
}

function isRotated(file: string, recorded: string): boolean {
  try {
    const key = existsSync(file) ? readKeyFile(file) : null;
    return key !== null && fingerprintOf(key) === recorded;
  } catch {
    return false; // not readable, or not whole
  }
}
