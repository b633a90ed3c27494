/** Encrypts secrets at rest: AES-256-GCM with keys derived from the node key. */
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

const ivBytes = 12; // NIST SP 800-38D section 8.2
const tagBytes = 16;

/** The purposes of encryption; each has its own derived key. */
export type Purpose = "webhook secrets" | "stored responses" | "log keys";

/** Encrypts and decrypts the secrets of one purpose. */
export class SecretEncryption {
  readonly #key: Buffer;
  readonly #random: (bytes: number) => Buffer;

  /** @param nodeKey 32 bytes; secrets that were encrypted with another key cannot be decrypted. */
  constructor(nodeKey: Buffer, purpose: Purpose, random: (bytes: number) => Buffer) {
    this.#key = Buffer.from(hkdfSync("sha256", nodeKey, "", purpose, 32));
    this.#random = random;
  }

  /**
   * Encrypts a secret.
   * @param owner the id of the owning record (additional authenticated data); decryption requires the same id.
   */
  encrypt(secret: string, owner: string): string {
    const iv = this.#random(ivBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, iv).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
  }

  /**
   * Decrypts a secret.
   * @returns null if it was encrypted with another key or for another owner, or if it was tampered with.
   */
  decrypt(encrypted: string, owner: string): string | null {
    const bytes = Buffer.from(encrypted, "base64");
    const decipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8");
    try {
      return text + decipher.final("utf8");
    } catch {
      return null; // the authentication tag does not match, so the text is not trustworthy
    }
  }
}
