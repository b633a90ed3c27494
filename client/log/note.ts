/**
 * Signed notes (https://c2sp.org/signed-note) and the checkpoints of logs in them (https://c2sp.org/tlog-checkpoint): how many
 * entries a log has, and their root, signed by the log.
 */
import { equal, hashLength, LogProofError, sha256, type Tree } from "./tree.ts";

/** A key that verifies signatures, as its text names it: `<name>+<id>+<key>`. */
export interface VerifierKey {
  /** The name of the log. */
  name: string;
  /** Four bytes that say which key a signature is by. */
  id: Uint8Array;
  /** The public key of Ed25519, 32 bytes. */
  publicKey: Uint8Array<ArrayBuffer>;
}

/** A checkpoint of a log. */
export interface Checkpoint extends Tree {
  /** The name of the log, which is the URL of its tiles without a scheme. */
  origin: string;
}

/** The type of Ed25519 keys in notes. */
const ed25519 = 1;

/**
 * Reads a key. Its parts are divided by the first two `+`, because base64 has this character too.
 * @throws LogProofError if the text is no Ed25519 key.
 */
export async function parseVerifierKey(text: string): Promise<VerifierKey> {
  const [, name, hex, base64] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const [type, ...bytes] = (base64 !== undefined && bytesOf(base64)) || [];
  if (name === undefined || hex === undefined || type !== ed25519 || bytes.length !== 32)
    throw new LogProofError(`This is no Ed25519 key of a log: ${text}`);
  const publicKey = Uint8Array.from(bytes);
  const id = await keyId(name, publicKey);
  if (hexOf(id) !== hex) throw new LogProofError(`The id of this key is wrong: ${text}`);
  return { name, id, publicKey };
}

/** The id of an Ed25519 key. */
export async function keyId(name: string, publicKey: Uint8Array): Promise<Uint8Array> {
  const named = new TextEncoder().encode(`${name}\n`);
  return (await sha256(named, Uint8Array.of(ed25519), publicKey)).slice(0, 4);
}

/**
 * Returns the text of a note that at least one of the keys has signed. Signatures by other keys are ignored.
 * @throws LogProofError if no key has signed it, or a signature by one of the keys is wrong.
 */
export async function openNote(note: string, keys: readonly VerifierKey[]): Promise<string> {
  const end = note.lastIndexOf("\n\n");
  const lines = note.slice(end + 2).split("\n");
  if (end === -1 || lines.pop() !== "" || lines.length === 0)
    throw new LogProofError("This is no signed note.");
  const text = note.slice(0, end + 1);
  const seen = new Set<VerifierKey>();
  for (const line of lines) {
    const [, name, base64] = /^\u2014 ([^+\s]+) (\S+)$/.exec(line) ?? [];
    const bytes = base64 === undefined ? null : bytesOf(base64);
    if (!bytes || bytes.length < 5) throw new LogProofError("A signature line of the note is malformed.");
    const key = keys.find((each) => each.name === name && equal(each.id, bytes.subarray(0, 4)));
    if (!key) continue;
    if (!(await isSignedBy(key, text, bytes.subarray(4))))
      throw new LogProofError(`The signature by ${key.name} is wrong.`);
    seen.add(key);
  }
  if (seen.size === 0) throw new LogProofError("None of the keys has signed the note.");
  return text;
}

/**
 * Reads the text of a checkpoint.
 * @throws LogProofError if it is none.
 */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = "", size = "", base64 = "", ...rest] = text.split("\n");
  const root = bytesOf(base64);
  if (origin === "" || !/^(0|[1-9]\d{0,15})$/.test(size) || root?.length !== hashLength || rest.length === 0)
    throw new LogProofError("This is no checkpoint of a log.");
  return { origin, size: Number(size), root };
}

/**
 * Opens a signed checkpoint.
 * @throws LogProofError if it is none, or the log that it names has not signed it with one of the keys.
 */
export async function openCheckpoint(note: string, keys: readonly VerifierKey[]): Promise<Checkpoint> {
  const [origin = ""] = note.split("\n", 1);
  const own = keys.filter(({ name }) => name === origin);
  return parseCheckpoint(await openNote(note, own));
}

/** Decodes base64 in its one canonical form; null for anything else. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64)) return null;
  const binary = atob(base64);
  return btoa(binary) === base64 ? Uint8Array.from(binary, (each) => each.charCodeAt(0)) : null;
}

/** Encodes bytes in hex. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function isSignedBy(
  { publicKey }: VerifierKey,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", publicKey, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, signature, new TextEncoder().encode(text));
}
