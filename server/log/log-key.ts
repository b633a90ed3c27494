/**
 * The key that signs the checkpoints of the log, an Ed25519 key, and signed notes (https://c2sp.org/signed-note).
 *
 * It is derived from the node key for one log by its name, so there is no further secret to keep.
 */
import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, sign } from "node:crypto";

/** Signs checkpoints of one log. */
export interface LogKey {
  /** The key that verifies its signatures: `<origin>+<id>+<public key>`. */
  vkey: string;
  /** Signs a text, which ends with a line break. @returns the note. */
  sign(text: string): string;
}

/** The type of Ed25519 keys in notes. */
const ed25519 = 1;

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410 section 7). The 32 bytes of the seed follow. */
const privateKeyHead = Buffer.from("302e020100300506032b657004220420", "hex");

/** The length of the head of a public key in SPKI (RFC 8410 section 4). */
const publicKeyHeadLength = 12;

/** Derives the key of a log. @param origin the name of the log, which is the name of its key. */
export function logKeyOf(nodeKey: Buffer, origin: string): LogKey {
  const seed = hkdfSync("sha256", nodeKey, "", `registry node: log key ${origin}`, 32);
  return createLogKey(Buffer.from(seed), origin);
}

/** Creates a key of its seed (RFC 8032 section 5.1.5). */
export function createLogKey(seed: Buffer, name: string): LogKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyHead, seed]),
    format: "der",
    type: "pkcs8",
  });
  const typed = Buffer.concat([Buffer.of(ed25519), publicBytes(privateKey)]);
  const id = hash("sha256", Buffer.concat([Buffer.from(`${name}\n`), typed]), "buffer").subarray(0, 4);
  return {
    vkey: `${name}+${id.toString("hex")}+${typed.toString("base64")}`,
    sign(text) {
      const signature = sign(null, Buffer.from(text), privateKey);
      return `${text}\n\u2014 ${name} ${Buffer.concat([id, signature]).toString("base64")}\n`;
    },
  };
}

/** The text of a checkpoint (https://c2sp.org/tlog-checkpoint). */
export function checkpointText(origin: string, size: number, root: Buffer): string {
  return `${origin}\n${size}\n${root.toString("base64")}\n`;
}

function publicBytes(privateKey: KeyObject): Buffer {
  return createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(publicKeyHeadLength);
}
