/**
 * The state of sign-ins at the identity provider. The browser stores it in a cookie, so that any process can finish the
 * sign-in. It is encrypted, because verifier and nonce are secret.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { FlowSecrets } from "./identity-provider.ts";

/** A sign-in under way. */
export interface Flow extends FlowSecrets {
  /** The account to add the identity to; null to sign in with it. */
  account: string | null;
  /** When the sign-in began, RFC 3339. */
  startedAt: string;
}

/** The name and the path of the cookie. */
export const flowCookie = "oidc_flow";
export const flowPath = "/api/auth/oidc";

/** The maximum duration of a sign-in, in seconds. */
export const flowLife = 600;

/** A random nonce of 96 bits and the whole tag (NIST SP 800-38D section 8.2.2). */
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts flows with a key that is derived from the node's key. */
export class Flows {
  readonly #key: Buffer;
  readonly #random: (bytes: number) => Buffer;

  /** @param nodeKey 32 bytes. */
  constructor(nodeKey: Buffer, random: (bytes: number) => Buffer) {
    this.#key = Buffer.from(hkdfSync("sha256", nodeKey, "", "registry node: oidc flow 1", 32));
    this.#random = random;
  }

  /** Encrypts and authenticates a flow. */
  encrypt(flow: Flow): string {
    const nonce = this.#random(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce);
    const encrypted = Buffer.concat([cipher.update(JSON.stringify(flow)), cipher.final()]);
    return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString("base64url");
  }

  /** Decrypts a flow; undefined if this node did not encrypt it. */
  decrypt(text: string): Flow | undefined {
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    const decipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const decrypted = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    try {
      // Authenticated, so written by encrypt.
      return JSON.parse(Buffer.concat([decrypted, decipher.final()]).toString()) as Flow;
    } catch {
      return undefined;
    }
  }
}

/** Whether a flow has expired. */
export function isExpired({ startedAt }: Flow, now: Date): boolean {
  return now.getTime() - Date.parse(startedAt) > flowLife * 1_000;
}
