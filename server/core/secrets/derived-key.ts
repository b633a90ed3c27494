/** Ed25519 keys that are derived from the node key, each for one purpose, so there is no further secret to keep. */
import { createPrivateKey, hkdfSync, type KeyObject } from "node:crypto";

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410 section 7). The 32 bytes of the seed follow. */
const privateKeyHead = Buffer.from("302e020100300506032b657004220420", "hex");

/** Derives the seed of a key (RFC 5869). @param purpose the key of another purpose has another seed. */
export function derivedSeed(nodeKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", nodeKey, "", purpose, 32));
}

/** The private key of a seed of 32 bytes (RFC 8032 section 5.1.5). */
export function privateKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privateKeyHead, seed]), format: "der", type: "pkcs8" });
}
