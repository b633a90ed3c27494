/**
 * Signed notes (https://c2sp.org/signed-note) and the checkpoints of logs in them (https://c2sp.org/tlog-checkpoint): how many
 * entries a log has, and their root, signed by the log.
 */
import { equal, hashLength, LogProofError, sha256, type Tree } from "./tree.ts";

/** A key that verifies signatures, as its text names it: `<name>+<id>+<key>`. */
export interface VerifierKey {
  /** The name of the log, or of the witness. */
  name: string;
  /** What it signs: 1 are notes of a log, 4 are cosignatures of a witness. */
  type: number;
  /** Four bytes that say which key a signature is by. */
  id: Uint8Array;
  /** The public key of Ed25519, 32 bytes. */
  publicKey: Uint8Array;
}

/** A checkpoint of a log. */
export interface Checkpoint extends Tree {
  /** The name of the log, which is the URL of its tiles without a scheme. */
  origin: string;
}

/** The types of Ed25519 keys in notes: of a log, and of a witness (https://c2sp.org/signed-note#signature-types). */
export const keyTypes = { log: 1, witness: 4 } as const;

/** The length of an Ed25519 signature in bytes. */
const signatureLength = 64;

/** A signature of a note that was verified. */
export interface NoteSignature {
  key: VerifierKey;
  /** When a witness signed, in seconds since 1970. Null for the signature of a log, which has no time. */
  time: number | null;
}

/**
 * Reads the key of a log. Its parts are divided by the first two `+`, because base64 has this character too.
 * @throws LogProofError if the text is no Ed25519 key of a log.
 */
export function parseVerifierKey(text: string): Promise<VerifierKey> {
  return parseKey(text, keyTypes.log);
}

/**
 * Reads the key of a witness.
 * @throws LogProofError if the text is no Ed25519 key of a witness.
 */
export function parseWitnessKey(text: string): Promise<VerifierKey> {
  return parseKey(text, keyTypes.witness);
}

async function parseKey(text: string, wanted: number): Promise<VerifierKey> {
  const [, name, hex, base64] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const [type, ...bytes] = (base64 !== undefined && bytesOf(base64)) || [];
  const owner = wanted === keyTypes.log ? "log" : "witness";
  if (name === undefined || hex === undefined || type !== wanted || bytes.length !== 32)
    throw new LogProofError(`This is no Ed25519 key of a ${owner}: ${text}`);
  const publicKey = Uint8Array.from(bytes);
  const id = await keyId(name, publicKey, type);
  if (hexOf(id) !== hex) throw new LogProofError(`The id of this key is wrong: ${text}`);
  return { name, type, id, publicKey };
}

/** The id of an Ed25519 key. */
export async function keyId(
  name: string,
  publicKey: Uint8Array,
  type: number = keyTypes.log,
): Promise<Uint8Array> {
  const named = new TextEncoder().encode(`${name}\n`);
  return (await sha256(named, Uint8Array.of(type), publicKey)).slice(0, 4);
}

/**
 * Returns the text of a note that at least one of the keys has signed. Signatures by other keys are ignored.
 * @throws LogProofError if no key has signed it, or a signature by one of the keys is wrong.
 */
export async function openNote(note: string, keys: readonly VerifierKey[]): Promise<string> {
  const { text, signatures } = await verifyNote(note, keys);
  if (signatures.length === 0) throw new LogProofError("None of the keys has signed the note.");
  return text;
}

/**
 * Verifies the signatures of a note by some keys. Those by other keys are ignored.
 * @returns the text, and for each key that signed its latest signature.
 * @throws LogProofError if a signature by one of the keys is wrong.
 */
export async function verifyNote(
  note: string,
  keys: readonly VerifierKey[],
): Promise<{ text: string; signatures: NoteSignature[] }> {
  const { text, lines } = parseNote(note);
  const found = new Map<VerifierKey, number | null>();
  for (const { name, id, signature } of lines) {
    const key = keys.find((each) => each.name === name && equal(each.id, id));
    if (!key) continue;
    const time = await timeOfSignature(key, text, signature);
    if (time === undefined) throw new LogProofError(`The signature by ${key.name} is wrong.`);
    found.set(key, time === null ? null : Math.max(time, found.get(key) ?? 0));
  }
  return { text, signatures: [...found].map(([key, time]) => ({ key, time })) };
}

/** A signature line of a note. */
export interface SignatureLine {
  name: string;
  /** The id of the key. */
  id: Uint8Array;
  signature: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a note without verifying anything.
 * @throws LogProofError if it is none.
 */
export function parseNote(note: string): { text: string; lines: SignatureLine[] } {
  const end = note.lastIndexOf("\n\n");
  const lines = note.slice(end + 2).split("\n");
  if (end === -1 || lines.pop() !== "" || lines.length === 0)
    throw new LogProofError("This is no signed note.");
  const parsed = lines.map((line) => {
    const [, name, base64] = /^\u2014 ([^+\s]+) (\S+)$/.exec(line) ?? [];
    const bytes = base64 === undefined ? null : bytesOf(base64);
    if (name === undefined || !bytes || bytes.length < 5)
      throw new LogProofError("A signature line of the note is malformed.");
    return { name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) };
  });
  return { text: note.slice(0, end + 1), lines: parsed };
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

/** Encodes bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)); // a few bytes, such as a hash
}

/** The time of a cosignature; null for the signature of a log; undefined if the signature is wrong. */
async function timeOfSignature(
  key: VerifierKey,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<number | null | undefined> {
  if (key.type === keyTypes.log) return (await isSignedBy(key, text, signature)) ? null : undefined;
  // A cosignature begins with its time, in eight bytes (https://c2sp.org/tlog-cosignature).
  if (signature.length !== 8 + signatureLength) return undefined;
  const time = new DataView(signature.buffer, signature.byteOffset).getBigUint64(0);
  const signed = `cosignature/v1\ntime ${time}\n${text}`;
  return (await isSignedBy(key, signed, signature.subarray(8))) ? Number(time) : undefined;
}

async function isSignedBy(
  { publicKey }: VerifierKey,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, signature, new TextEncoder().encode(text));
}
