/** Decides which NODE_KEY the node has after a restore. */

import { StartError } from "../core/process/start-error.ts";
import { fingerprintOf } from "../core/secrets/key-fingerprint.ts";
import type { Header } from "./format.ts";

/** The key that the node would start with. */
export interface ConfiguredKey {
  /** Null if there is none. */
  key: Buffer | null;
  /** Where it comes from: `NODE_KEY`, or the path of the key file. */
  place: string;
}

/**
 * Compares the configured key with that of a backup.
 * @param withoutKey whether to restore although there is no key, or another one.
 * @returns the key of the backup if there is none yet: it has to be written to the key file. Otherwise null.
 * @throws StartError with what to do if the node would not start with the configured key.
 */
export function keyToWrite(
  { nodeKey, fingerprint }: Header,
  configured: ConfiguredKey,
  withoutKey: boolean,
): Buffer | null {
  const held = nodeKey === null ? null : Buffer.from(nodeKey, "base64");
  const expected = fingerprint ?? (held && fingerprintOf(held));
  if (configured.key === null && held) return held;
  if (expected === null || withoutKey) return null;
  if (configured.key === null)
    throw new StartError(
      `The backup's secrets are encrypted with the NODE_KEY of the fingerprint ${expected}, which is not in the backup, and ` +
        `there is no key here: ${configured.place} is missing, and NODE_KEY is not set. Nothing was changed. Set NODE_KEY, or ` +
        `put the file back. ${acceptance}`,
    );
  const found = fingerprintOf(configured.key);
  if (found === expected) return null;
  const own = held
    ? `The backup has its key: unset NODE_KEY and move the key file away, and the restore writes it.`
    : "Set NODE_KEY to the key of that node.";
  throw new StartError(
    `The key in ${configured.place} has the fingerprint ${found}, and the backup's secrets are encrypted with the one of ` +
      `${expected}. Nothing was changed. ${own} ${acceptance}`,
  );
}

const acceptance = "If the key is lost for good, add --without-key.";
