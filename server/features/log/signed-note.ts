/** Reads signed notes of others (https://c2sp.org/signed-note): their signature lines, and the keys that verify them. */
import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { bytesOf } from "../../../client/log/note.ts";
import { cosignedMessage, keyIdOf, type keyTypes } from "./log-key.ts";

/** A key that verifies signatures. */
export interface NoteKey {
  name: string;
  id: Buffer;
  publicKey: KeyObject;
}

/** A signature of a note. */
export interface NoteSignature {
  name: string;
  id: Buffer;
  /** The bytes after the id of the key. */
  bytes: Buffer;
  /** The whole line, with its line break. */
  line: string;
}

/** A note: its text, which ends with a line break, and its signatures, of which none is verified. */
export interface SignedNote {
  text: string;
  signatures: NoteSignature[];
}

/** The head of an Ed25519 public key in SPKI (RFC 8410 section 4). The 32 bytes of the key follow. */
const publicKeyHead = Buffer.from("302a300506032b6570032100", "hex");

/** Reads a key of one type; null if the text is none. Its parts are divided by the first two `+`, because base64 has them too. */
export function parseNoteKey(vkey: string, type: (typeof keyTypes)[keyof typeof keyTypes]): NoteKey | null {
  const [, name, hex, base64] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(vkey) ?? [];
  const typed = base64 === undefined ? null : bytesOf(base64);
  if (name === undefined || !typed || typed[0] !== type || typed.length !== 33) return null;
  const id = keyIdOf(name, typed);
  if (id.toString("hex") !== hex) return null;
  const key = Buffer.concat([publicKeyHead, typed.subarray(1)]);
  return { name, id, publicKey: createPublicKey({ key, format: "der", type: "spki" }) };
}

/** Reads a note; null if it is malformed. */
export function parseNote(note: string): SignedNote | null {
  const end = note.lastIndexOf("\n\n");
  if (end === -1 || hasControlCharacters(note)) return null;
  const signatures = parseSignatures(note.slice(end + 2));
  return signatures && { text: note.slice(0, end + 1), signatures };
}

function hasControlCharacters(note: string): boolean {
  for (let at = 0; at < note.length; at++) if (note[at] !== "\n" && note.charCodeAt(at) < 0x20) return true;
  return false;
}

/** Reads signature lines; null if there is none, or one is malformed. */
export function parseSignatures(text: string): NoteSignature[] | null {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.length === 0) return null;
  const signatures: NoteSignature[] = [];
  for (const line of lines) {
    const [, name, base64] = /^\u2014 ([^+\s]+) (\S+)$/.exec(line) ?? [];
    const bytes = base64 === undefined ? null : bytesOf(base64);
    if (name === undefined || !bytes || bytes.length < 5) return null;
    const all = Buffer.from(bytes);
    signatures.push({ name, id: all.subarray(0, 4), bytes: all.subarray(4), line: `${line}\n` });
  }
  return signatures;
}

/** Whether a signature says that it is by a key. */
export function isBy({ name, id }: NoteKey, signature: NoteSignature): boolean {
  return signature.name === name && signature.id.equals(id);
}

/** Whether a key of a log signed a text. */
export function isSignedBy({ publicKey }: NoteKey, text: string, { bytes }: NoteSignature): boolean {
  return verify(null, Buffer.from(text), publicKey, bytes);
}

/** When a witness cosigned a checkpoint (https://c2sp.org/tlog-cosignature); null if the cosignature is wrong. */
export function cosignedAt({ publicKey }: NoteKey, text: string, { bytes }: NoteSignature): Date | null {
  if (bytes.length !== 72) return null;
  const seconds = Number(bytes.readBigUInt64BE());
  const at = new Date(seconds * 1_000);
  if (seconds === 0 || Number.isNaN(at.getTime())) return null;
  return verify(null, Buffer.from(cosignedMessage(text, seconds)), publicKey, bytes.subarray(8)) ? at : null;
}
