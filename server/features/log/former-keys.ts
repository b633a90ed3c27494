/**
 * Keys of the log that sign beside the one of the present node key, for a time after the node key was rotated: so those who check
 * the log still find a signature by the key that they know, and have time to accept the new one.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { createLogKey, type LogKey, logKeyOf, logSeedOf } from "./log-key.ts";
import { readLog, type StoredKey } from "./log-store.ts";
import type { LogTables } from "./tables.ts";

type Db = Kysely<LogTables>;

/** How long a former key signs. */
export const overlapMs = 30 * 86_400_000;

const keep = statement((db: Db, values: { vkey: string; seed: string; until: string }) =>
  db
    .updateTable("log_key")
    .set({ seed: values.seed, ended_at: values.until })
    .where("vkey", "=", values.vkey)
    .where("ended_at", "is", null),
);

const seeds = statement((db: Db) =>
  db.selectFrom("log_key").select(["vkey", "seed"]).where("seed", "is not", null),
);

const setSeed = statement((db: Db, { vkey, seed }: { vkey: string; seed: string }) =>
  db.updateTable("log_key").set({ seed }).where("vkey", "=", vkey),
);

const firstEnded = statement((db: Db, { now }: { now: string }) =>
  db.selectFrom("log_key").select("vkey").where("seed", "is not", null).where("ended_at", "<=", now).limit(1),
);

const forgetEnded = statement((db: Db, { now }: { now: string }) =>
  db.updateTable("log_key").set({ seed: null }).where("seed", "is not", null).where("ended_at", "<=", now),
);

/**
 * Keeps the key of the log of a node key that is being replaced, and encrypts the kept ones with the next node key.
 * @param writer the transaction of the rotation.
 */
export async function keepFormerKeys(
  writer: Writer,
  { from, to }: { from: Buffer; to: Buffer },
  { now, random }: { now: Date; random: (bytes: number) => Buffer },
): Promise<void> {
  const former = encryptionOf(from);
  const next = encryptionOf(to, random);
  for (const { vkey, seed } of await seeds.all(writer, {})) {
    const text = former.decrypt(seed ?? "", vkey);
    if (text !== null) await setSeed.run(writer, { vkey, seed: next.encrypt(text, vkey) });
  }
  const log = await readLog(writer);
  if (log) {
    const { vkey } = logKeyOf(from, log.origin);
    const seed = next.encrypt(logSeedOf(from, log.origin).toString("base64"), vkey);
    await keep.run(writer, { vkey, seed, until: new Date(now.getTime() + overlapMs).toISOString() });
  }
  await writer.settle();
}

/** The keys that still sign a log beside the present one. */
export function formerKeysOf(
  nodeKey: Buffer,
  origin: string,
  stored: readonly StoredKey[],
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
  const values = { now: now.toISOString() };
  if (await firstEnded.get(database, values))
    await database.aside((writer) => forgetEnded.run(writer, values));
}

function encryptionOf(nodeKey: Buffer, random: (bytes: number) => Buffer = onlyReads): SecretEncryption {
  return new SecretEncryption(nodeKey, "log keys", random);
}

function onlyReads(): never {
  throw new Error("This encryption only decrypts");
}
