/**
 * Encrypts what the node key encrypts at rest with another key, in one transaction of the caller.
 *
 * The secrets of webhooks are the only lasting ones. Responses that are kept for an `Idempotency-Key` are deleted: they are
 * named by hashes with the key, so no request would find them again.
 */
import { createHash, type Hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Rows, Writer } from "../sql/rows.ts";
import { statement } from "../sql/statement.ts";
import { type EncryptedSecrets, fingerprintOf, recordFingerprint } from "./key-fingerprint.ts";
import { SecretEncryption } from "./secret-encryption.ts";

type Db = Kysely<{ webhook: EncryptedSecrets; idempotent_request: { id: string } }>;

/** The number of webhooks that are read at once. */
const pageSize = 500;

const page = statement((db: Db, { key }: { key: number }) =>
  db
    .selectFrom("webhook")
    .select(["key", "id", "secret", "previous_secret"])
    .where("key", ">", key)
    .orderBy("key")
    .limit(pageSize),
);

const save = statement((db: Db, { key, secret, previous_secret }: Omit<EncryptedSecrets, "id">) =>
  db.updateTable("webhook").set({ secret, previous_secret }).where("key", "=", key),
);

const countResponses = statement((db: Db) =>
  db.selectFrom("idempotent_request").select(({ fn }) => fn.countAll<number>().as("count")),
);

const deleteResponses = statement((db: Db) => db.deleteFrom("idempotent_request"));

/** What a rotation has done. */
export interface RotatedSecrets {
  /** Secrets that the new key decrypts now. */
  secrets: number;
  /** Secrets that the former key did not decrypt either, because their key was lost earlier. They are left as they are. */
  lost: number;
  /** Kept responses that were deleted. */
  responses: number;
}

/** Thrown if what was written is not what was read. */
export class RotationMismatch extends Error {}

/**
 * Encrypts all secrets with another key, reads them again, and records the fingerprint.
 * @param writer a transaction of its own, in which nothing else is changed. It must be rolled back if this throws.
 * @throws RotationMismatch if the new key does not decrypt the same secrets.
 */
export async function rotateSecrets(
  writer: Writer,
  { from, to }: { from: Buffer; to: Buffer },
  { now, random }: { now: Date; random: (bytes: number) => Buffer },
): Promise<RotatedSecrets> {
  const former = new SecretEncryption(from, "webhook secrets", random);
  const next = new SecretEncryption(to, "webhook secrets", random);
  const before = new Summary();
  let lost = 0;
  for await (const { key, id, secret, previous_secret } of webhooks(writer)) {
    const moved = (encrypted: string) => {
      const text = former.decrypt(encrypted, id);
      if (text === null) lost += 1;
      else before.add(id, text);
      return text === null ? encrypted : next.encrypt(text, id);
    };
    const values = {
      secret: moved(secret),
      previous_secret: previous_secret === null ? null : moved(previous_secret),
    };
    await save.run(writer, { key, ...values });
  }
  await writer.settle();
  const after = new Summary();
  for await (const { id, secret, previous_secret } of webhooks(writer))
    for (const encrypted of [secret, previous_secret]) {
      const text = encrypted === null ? null : next.decrypt(encrypted, id);
      if (text !== null) after.add(id, text);
    }
  if (before.digest !== after.digest || before.count !== after.count)
    throw new RotationMismatch(`${after.count} of ${before.count} secrets can be decrypted with the new key`);
  const responses = (await countResponses.get(writer, {}))?.count ?? 0;
  await deleteResponses.run(writer, {});
  await recordFingerprint(writer, fingerprintOf(to), now);
  await writer.settle();
  return { secrets: before.count, lost, responses: Number(responses) };
}

/** All webhooks, in the order of their keys. */
async function* webhooks(rows: Rows): AsyncGenerator<EncryptedSecrets> {
  for (let key = 0; ; ) {
    const found = await page.all(rows, { key });
    yield* found;
    const last = found.at(-1);
    if (last === undefined || found.length < pageSize) return;
    key = last.key;
  }
}

/** The number and a digest of secrets, so that no list of them is kept. */
class Summary {
  count = 0;
  readonly #hash: Hash = createHash("sha256");

  add(id: string, text: string): void {
    this.count += 1;
    this.#hash.update(JSON.stringify([id, text]));
  }

  get digest(): string {
    return this.#hash.copy().digest("hex");
  }
}
