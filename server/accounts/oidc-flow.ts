/**
 * Sign-ins that are on their way through the identity provider. What the node has to remember of one is kept by the
 * browser, so that any process can finish it; encrypted, for the verifier and nonce are nobody's business.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Ties } from "./identity-provider.ts";

/** A sign-in under way. */
export interface Flow extends Ties {
  /** The account that the identity is to be added to; null to sign in with it. */
  account: string | null;
  /** When it began: RFC 3339. */
  startedAt: string;
}

/** The cookie that holds it, and where the browser sends it. */
export const flowCookie = "oidc_flow";
export const flowPath = "/api/auth/oidc";

/** How long it may take, in seconds. */
export const flowLife = 600;

/** NIST SP 800-38D section 8.2.2: a random nonce of 96 bits, and the whole tag. */
const nonceBytes = 12;
const tagBytes = 16;

/** Seals flows with a key of their own, made of the node's. */
export class Flows {
  readonly #key: Buffer;
  readonly #random: (bytes: number) => Buffer;

  /** @param nodeKey 32 bytes. */
  constructor(nodeKey: Buffer, random: (bytes: number) => Buffer) {
    this.#key = Buffer.from(hkdfSync("sha256", nodeKey, "", "registry node: oidc flow 1", 32));
    this.#random = random;
  }

  /** A flow as text that nobody else can read or make. */
  seal(flow: Flow): string {
    const nonce = this.#random(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(flow)), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
  }

  /** The flow in a text; undefined if this node did not seal it. */
  open(text: string): Flow | undefined {
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    const decipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    try {
      // Authenticated, so written by seal.
      return JSON.parse(Buffer.concat([opened, decipher.final()]).toString()) as Flow;
    } catch {
      return undefined;
    }
  }
}

/** Whether a flow took too long. */
export function isOver({ startedAt }: Flow, now: Date): boolean {
  return now.getTime() - Date.parse(startedAt) > flowLife * 1_000;
}
