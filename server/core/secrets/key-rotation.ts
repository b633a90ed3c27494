/**
 * Encrypts what the node key encrypts at rest with another key, in one transaction of the caller.
 *
 * The secrets of webhooks are the only lasting ones. Responses that are kept for an `Idempotency-Key` are deleted: they are
 * named by hashes with the key, so no request would find them again.
 */
import { createHash, type Hash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/sql";
import { IdempotentRequest } from "../idempotency/stored-response.ts";
import type { Writer } from "../sql/rows.ts";
import { EncryptedSecrets, entities, fingerprintOf, recordFingerprint } from "./key-fingerprint.ts";
import { SecretEncryption } from "./secret-encryption.ts";

/** The number of webhooks that are read at once. */
const pageSize = 500;

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
  const em = entities.managerOn(writer);
  for await (const webhook of webhooks(em)) {
    const { id, previous_secret } = webhook;
    const moved = (encrypted: string) => {
      const text = former.decrypt(encrypted, id);
      if (text === null) lost += 1;
      else before.add(id, text);
      return text === null ? encrypted : next.encrypt(text, id);
    };
    webhook.secret = moved(webhook.secret);
    webhook.previous_secret = previous_secret === null ? null : moved(previous_secret);
  }
  const after = new Summary();
  for await (const { id, secret, previous_secret } of webhooks(em))
    for (const encrypted of [secret, previous_secret]) {
      const text = encrypted === null ? null : next.decrypt(encrypted, id);
      if (text !== null) after.add(id, text);
    }
  if (before.digest !== after.digest || before.count !== after.count)
    throw new RotationMismatch(`${after.count} of ${before.count} secrets can be decrypted with the new key`);
  const responses = await em.nativeDelete(IdempotentRequest, {});
  await recordFingerprint(writer, fingerprintOf(to), now);
  return { secrets: before.count, lost, responses };
}

/** All webhooks, in the order of their keys. Those that were changed are written before the next are read. */
async function* webhooks(em: EntityManager) {
  for (let key = 0; ; ) {
    const page = { orderBy: { key: "asc" }, limit: pageSize } as const;
    const found = await em.find(EncryptedSecrets, { key: { $gt: key } }, page);
    yield* found;
    await em.flush();
    em.clear();
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
