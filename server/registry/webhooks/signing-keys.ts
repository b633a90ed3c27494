/** Keeps the signing keys of subscriptions, because decrypting a secret takes longer than signing with it. */

import type { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import { BoundedMap } from "../../core/values/bounded-map.ts";
import { type SigningKeys, signingKeys } from "./signature.ts";

/** How many secrets are kept. */
const maxKept = 2_000;

/** The signing keys of the secrets that were used last. */
export class SigningKeysCache {
  readonly #encryption: SecretEncryption;
  readonly #kept = new BoundedMap<string, SigningKeys>(maxKept);

  constructor(encryption: SecretEncryption) {
    this.#encryption = encryption;
  }

  /**
   * Returns the keys of an encrypted secret.
   * @param owner the subscription's id, for which it is encrypted.
   * @returns null if it cannot be decrypted.
   */
  of(encrypted: string, owner: string): SigningKeys | null {
    const id = `${owner} ${encrypted}`;
    const keys = this.#kept.get(id) ?? this.#decrypt(encrypted, owner);
    if (keys) this.#kept.set(id, keys);
    return keys;
  }

  #decrypt(encrypted: string, owner: string): SigningKeys | null {
    const secret = this.#encryption.decrypt(encrypted, owner);
    return secret === null ? null : signingKeys(secret);
  }
}
