/**
 * Ties the database to its `NODE_KEY`: the database keeps a fingerprint of the key, and a start with another key, or
 * without one, ends. Otherwise every delivery would fail later, because no secret of a subscription could be decrypted.
 */
import { hkdfSync } from "node:crypto";
import { existsSync } from "node:fs";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Database } from "../database/database.ts";
import { IdempotentRequest } from "../idempotency/stored-response.ts";
import { StartError } from "../process/start-error.ts";
import { ConfigError } from "../settings/setting.ts";
import { Orm } from "../sql/orm.ts";
import type { Rows, Writer } from "../sql/rows.ts";
import {
  keepKeyFile,
  makeKeyFile,
  newKeyFileOf,
  readKeyFile,
  replaceKeyFile,
  sharedKeyFileOf,
} from "./node-key.ts";
import { SecretEncryption } from "./secret-encryption.ts";

/** One row: the fingerprint of the key that secrets are encrypted with. */
export const KeyFingerprint = defineEntity({
  name: "KeyFingerprint",
  tableName: "node_key",
  properties: {
    id: p.integer().primary().autoincrement(false),
    fingerprint: p.text(),
    recorded_at: p.text(),
  },
  checks: [{ name: "node_key_one_row", expression: "id = 1" }],
});

/** What of a webhook is encrypted by the node key. */
export const EncryptedSecrets = defineEntity({
  name: "EncryptedSecrets",
  tableName: "webhook",
  properties: {
    key: p.bigint("number").primary(),
    id: p.text(),
    secret: p.text(),
    previous_secret: p.text().strictNullable(),
  },
});

/** The entities of what the node key encrypts, apart from those of a node: its commands have only a connection. */
export const entities = new Orm([KeyFingerprint, EncryptedSecrets, IdempotentRequest]);

/** The number of latest secrets to try if the database has no fingerprint yet. */
const triedSecrets = 100;

/** The value for `NODE_KEY_LOST` if the database was written by a version without fingerprints. */
const unrecorded = "unrecorded";

/** Where the key comes from. */
export interface KeySource {
  /** The value of `NODE_KEY`; null if it is not set. */
  nodeKey: Buffer | null;
  /** The key file, which is used if `NODE_KEY` is not set. */
  file: string;
  /** The value of `NODE_KEY_LOST`: the fingerprint of the key whose loss the operator accepts; null if none. */
  lostKey: string | null;
}

/**
 * Returns the key of a database. Creates one for a new database.
 * @throws StartError if the key is missing, or if the database was written with another key.
 */
export async function keyOf(
  database: Database,
  source: KeySource,
  { clock, random }: { clock: () => Date; random: (bytes: number) => Buffer },
): Promise<Buffer> {
  const recorded = await recordedFingerprint(database);
  const given =
    source.nodeKey ??
    rotatedKey(source.file, recorded) ??
    readKeyFile(source.file) ??
    sharedKey(source.file, recorded, random);
  const expected = recorded ?? ((await hasSecrets(database)) ? unrecorded : null);
  const accepted = expected !== null && source.lostKey === expected;
  if (given === null && expected !== null && !accepted) throw missing(source.file, expected);

  const key = given ?? makeKeyFile(source.file, random);
  const fingerprint = fingerprintOf(key);
  if (recorded === fingerprint) return key;
  if (recorded !== null) {
    if (!accepted) throw different(source, recorded, fingerprint);
    await database.aside((writer) => recordFingerprint(writer, fingerprint, clock()));
    return key;
  }
  if (expected !== null && !accepted && !(await decrypts(database, key, random)))
    throw different(source, unrecorded, fingerprint);
  const kept = await record(database, fingerprint, clock());
  if (kept !== fingerprint) throw different(source, kept, fingerprint); // another process was first, with another key
  return key;
}

/** Identifies a key without disclosing anything about it. */
export function fingerprintOf(key: Buffer): string {
  return Buffer.from(hkdfSync("sha256", key, "", "registry node: key fingerprint", 12)).toString("base64url");
}

/**
 * Completes a rotation that ended between its commit and the replacement of the key file (commands/key-rotate.ts): the database
 * says which of the two files has its key.
 * @returns the key that the database has now; null if no rotation is under way.
 */
export function rotatedKey(file: string, recorded: string | null): Buffer | null {
  if (recorded === null || !existsSync(newKeyFileOf(file))) return null;
  const key = wholeKey(newKeyFileOf(file));
  if (key === null || fingerprintOf(key) !== recorded) return null;
  replaceKeyFile(file);
  return key;
}

/** Copies the key that the databases of a folder once shared to a file of the database's own; null if that is not its key. */
function sharedKey(file: string, recorded: string | null, random: (bytes: number) => Buffer): Buffer | null {
  const key = recorded === null ? null : wholeKey(sharedKeyFileOf(file));
  return key !== null && fingerprintOf(key) === recorded ? keepKeyFile(file, key, random) : null;
}

/** The key of a file; null if it is not whole, as after a power failure. */
function wholeKey(file: string): Buffer | null {
  try {
    return readKeyFile(file);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** Records another fingerprint, in a transaction of the caller. */
export async function recordFingerprint(writer: Writer, fingerprint: string, now: Date): Promise<void> {
  await entities
    .managerOn(writer)
    .upsert(KeyFingerprint, { id: 1, fingerprint, recorded_at: now.toISOString() });
}

/** The fingerprint that a database has; null if it has none. */
export async function recordedFingerprint(rows: Rows): Promise<string | null> {
  return (await entities.managerOn(rows).findOne(KeyFingerprint, { id: 1 }))?.fingerprint ?? null;
}

/** Records a fingerprint, if the database has none. @returns the one that it has. */
async function record(database: Database, fingerprint: string, now: Date): Promise<string> {
  const own = { id: 1, fingerprint, recorded_at: now.toISOString() };
  return database.aside(async (writer) => {
    const kept = await writer.em().upsert(KeyFingerprint, own, { onConflictAction: "ignore" });
    return kept.fingerprint;
  });
}

async function hasSecrets(database: Database): Promise<boolean> {
  return (await latestSecrets(database, 1)).length > 0;
}

/** Whether the key decrypts one of the latest secrets. Older secrets may belong to a key that was lost earlier. */
async function decrypts(
  database: Database,
  key: Buffer,
  random: (bytes: number) => Buffer,
): Promise<boolean> {
  const encryption = new SecretEncryption(key, "webhook secrets", random);
  const webhooks = await latestSecrets(database, triedSecrets);
  return webhooks.some(({ id, secret }) => encryption.decrypt(secret, id) !== null);
}

function latestSecrets(rows: Rows, limit: number): Promise<InferEntity<typeof EncryptedSecrets>[]> {
  return entities.managerOn(rows).find(EncryptedSecrets, {}, { orderBy: { key: "desc" }, limit });
}

function missing(file: string, expected: string): StartError {
  return new StartError(
    `The database was written with a NODE_KEY, and there is none: ${file} is missing, and NODE_KEY is not set. Put the file ` +
      `back, or set NODE_KEY to the key that was in it${named(expected)}. ${acceptance(expected)}`,
  );
}

function different({ nodeKey, file }: KeySource, expected: string, given: string): StartError {
  const from = nodeKey ? "NODE_KEY" : `The key in ${file}`;
  return new StartError(
    `${from} (fingerprint ${given}) is not the key that the database was written with${named(expected)}. Put that key back; ` +
      `processes that share a database need the same one. ${acceptance(expected)}`,
  );
}

function named(expected: string): string {
  return expected === unrecorded ? "" : ` (fingerprint ${expected})`;
}

function acceptance(expected: string): string {
  return (
    `If it is lost for good, start once with NODE_KEY_LOST=${expected}: cursors become invalid, peers no longer recognize ` +
    "the node, and the secret of every webhook has to be rotated before its deliveries succeed again."
  );
}
