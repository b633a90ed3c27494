/**
 * The keys that sign checkpoints of logs, derived from the node key, and signed notes (https://c2sp.org/signed-note).
 */
import { createPublicKey, hash, type KeyObject, sign } from "node:crypto";
import { derivedSeed, privateKeyOf } from "../../core/secrets/derived-key.ts";

/** Signs checkpoints of one log. */
export interface LogKey {
  /** The key that verifies its signatures: `<origin>+<id>+<public key>`. */
  vkey: string;
  /** Signs a text, which ends with a line break. @returns the note. */
  sign(text: string): string;
  /** Signs a text. @returns the signature line. */
  lineOf(text: string): string;
}

/** Cosigns checkpoints of other logs. */
export interface Cosigner {
  /** The key that verifies its cosignatures: `<name>+<id>+<public key>`. */
  vkey: string;
  /** Cosigns the text of a checkpoint. @param at the time, of which a cosignature has whole seconds. @returns the signature line. */
  lineOf(text: string, at: Date): string;
}

/** The types of keys in notes: https://c2sp.org/signed-note#signature-types. */
export const keyTypes = { ed25519: 1, cosignature: 4 } as const;

/** The length of the head of a public key in SPKI (RFC 8410 section 4). */
const publicKeyHeadLength = 12;

/** Derives the seed of the key of a log. @param origin the name of the log, which is the name of its key. */
export function logSeedOf(nodeKey: Buffer, origin: string): Buffer {
  return derivedSeed(nodeKey, `registry node: log key ${origin}`);
}

/** Derives the key of a log. @param origin the name of the log, which is the name of its key. */
export function logKeyOf(nodeKey: Buffer, origin: string): LogKey {
  return createLogKey(logSeedOf(nodeKey, origin), origin);
}

/** Creates a key of its seed (RFC 8032 section 5.1.5). */
export function createLogKey(seed: Buffer, name: string): LogKey {
  const { privateKey, id, vkey } = keyOf(seed, name, keyTypes.ed25519);
  const lineOf = (text: string) => signatureLine(name, id, sign(null, Buffer.from(text), privateKey));
  return { vkey, lineOf, sign: (text) => noteOf(text, [lineOf(text)]) };
}

/** Derives the key with which a node cosigns checkpoints of other logs. It is not that of its log: a cosignature says something else. */
export function cosignerOf(nodeKey: Buffer, name: string): Cosigner {
  return createCosigner(derivedSeed(nodeKey, "registry node: witness key"), name);
}

/** Creates a cosigner of its seed (https://c2sp.org/tlog-cosignature). */
export function createCosigner(seed: Buffer, name: string): Cosigner {
  const { privateKey, id, vkey } = keyOf(seed, name, keyTypes.cosignature);
  return {
    vkey,
    lineOf(text, at) {
      const seconds = Math.floor(at.getTime() / 1_000);
      const time = Buffer.alloc(8);
      time.writeBigUInt64BE(BigInt(seconds));
      const signature = sign(null, Buffer.from(cosignedMessage(text, seconds)), privateKey);
      return signatureLine(name, id, Buffer.concat([time, signature]));
    },
  };
}

/** What a cosignature signs (https://c2sp.org/tlog-cosignature#ed25519-signed-message). */
export function cosignedMessage(text: string, seconds: number): string {
  return `cosignature/v1\ntime ${seconds}\n${text}`;
}

/** A note of its text and its signature lines. */
export function noteOf(text: string, lines: readonly string[]): string {
  return `${text}\n${lines.join("")}`;
}

/** The text of a checkpoint (https://c2sp.org/tlog-checkpoint). */
export function checkpointText(origin: string, size: number, root: Buffer): string {
  return `${origin}\n${size}\n${root.toString("base64")}\n`;
}

/** The id of a key: the first bytes of the SHA-256 of its name, its type and its bytes. */
export function keyIdOf(name: string, typedKey: Uint8Array): Buffer {
  return hash("sha256", Buffer.concat([Buffer.from(`${name}\n`), typedKey]), "buffer").subarray(0, 4);
}

function keyOf(seed: Buffer, name: string, type: number) {
  const privateKey = privateKeyOf(seed);
  const typed = Buffer.concat([Buffer.of(type), publicBytes(privateKey)]);
  const id = keyIdOf(name, typed);
  return { privateKey, id, vkey: `${name}+${id.toString("hex")}+${typed.toString("base64")}` };
}

function signatureLine(name: string, id: Buffer, signature: Buffer): string {
  return `\u2014 ${name} ${Buffer.concat([id, signature]).toString("base64")}\n`;
}

function publicBytes(privateKey: KeyObject): Buffer {
  return createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(publicKeyHeadLength);
}
