/**
 * Keys of the log that sign beside the one of the present node key, for a time after the node key was rotated: so those who check
 * the log still find a signature by the key that they know, and have time to accept the new one.
 */
import type { Database } from "../../core/database/database.ts";
import { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import type { ManagedWriter } from "../../core/sql/orm.ts";
import { createLogKey, type LogKey, logKeyOf, logSeedOf } from "./log-key.ts";
import { readLog } from "./log-store.ts";
import { LogKeyRecord } from "./tables.ts";

/** How long a former key signs. */
export const overlapMs = 30 * 86_400_000;

/**
 * Keeps the key of the log of a node key that is being replaced, and encrypts the kept ones with the next node key.
 * @param writer the transaction of the rotation.
 */
export async function keepFormerKeys(
  writer: ManagedWriter,
  { from, to }: { from: Buffer; to: Buffer },
  { now, random }: { now: Date; random: (bytes: number) => Buffer },
): Promise<void> {
  const former = encryptionOf(from);
  const next = encryptionOf(to, random);
  for (const key of await writer.em().find(LogKeyRecord, { seed: { $ne: null } })) {
    const text = former.decrypt(key.seed ?? "", key.vkey);
    if (text !== null) key.seed = next.encrypt(text, key.vkey);
  }
  const log = await readLog(writer);
  if (log) {
    const { vkey } = logKeyOf(from, log.origin);
    const seed = next.encrypt(logSeedOf(from, log.origin).toString("base64"), vkey);
    const ended_at = new Date(now.getTime() + overlapMs).toISOString();
    await writer.em().nativeUpdate(LogKeyRecord, { vkey, ended_at: null }, { seed, ended_at });
  }
}

/** The keys that still sign a log beside the present one. */
export function formerKeysOf(
  nodeKey: Buffer,
  origin: string,
  stored: readonly LogKeyRecord[],
  now: Date,
): LogKey[] {
  const encryption = encryptionOf(nodeKey);
  return stored.flatMap(({ vkey, seed, ended_at }) => {
    if (seed === null || ended_at === null || ended_at <= now.toISOString()) return [];
    const text = encryption.decrypt(seed, vkey);
    return text === null ? [] : [createLogKey(Buffer.from(text, "base64"), origin)];
  });
}

/** Deletes the keys that sign no longer. */
export async function deleteEndedKeys(database: Database, now: Date): Promise<void> {
  const ended = { seed: { $ne: null }, ended_at: { $lte: now.toISOString() } };
  if (await database.em().findOne(LogKeyRecord, ended))
    await database.aside((writer) => writer.em().nativeUpdate(LogKeyRecord, ended, { seed: null }));
}

function encryptionOf(nodeKey: Buffer, random: (bytes: number) => Buffer = onlyReads): SecretEncryption {
  return new SecretEncryption(nodeKey, "log keys", random);
}

function onlyReads(): never {
  throw new Error("This encryption only decrypts");
}
