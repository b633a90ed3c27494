/**
 * Merkle trees of a transparency log: hashes by RFC 6962 section 2.1, and the verification of proofs by RFC 9162 sections
 * 2.1.3.2 and 2.1.4.2.
 *
 * Positions are halved by division, because `>>` only has 32 bits.
 */

/** The length of a hash in bytes. */
export const hashLength = 32;

/** Thrown if a proof, a signature or a text does not prove what it should. The message says why. */
export class LogProofError extends Error {
  override name = "LogProofError";
}

/** SHA-256 of several parts, one after another. */
export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(parts)));
}

/** The hash of an entry. */
export function leafHash(entry: Uint8Array): Promise<Uint8Array> {
  return sha256(Uint8Array.of(0), entry);
}

/**
 * The root of the tree of `size` entries, by the hash of one entry and its inclusion proof.
 * @throws LogProofError if the proof does not fit the position and the size.
 */
export async function rootOfInclusion(
  index: number,
  size: number,
  leaf: Uint8Array,
  proof: readonly Uint8Array[],
): Promise<Uint8Array> {
  if (!isCount(index) || !isCount(size) || index >= size)
    throw new LogProofError(`A tree of ${size} entries has no entry ${index}.`);
  let at = index;
  let last = size - 1;
  let hash = hashOf(leaf);
  for (const each of proof.map(hashOf)) {
    if (last === 0) throw new LogProofError("The inclusion proof has too many hashes.");
    if (at % 2 === 1 || at === last) {
      hash = await node(each, hash);
      while (at % 2 === 0 && at !== 0) {
        at = at / 2;
        last = half(last);
      }
    } else {
      hash = await node(hash, each);
    }
    at = half(at);
    last = half(last);
  }
  if (last !== 0) throw new LogProofError("The inclusion proof has too few hashes.");
  return hash;
}

/** A tree: how many entries it has, and their root. */
export interface Tree {
  /** How many entries it has. */
  size: number;
  /** The hash of all entries, 32 bytes. */
  root: Uint8Array;
}

/**
 * Verifies that a tree begins with all entries of an older one. Every tree does with the empty one.
 * @throws LogProofError if the proof does not show it.
 */
export async function verifyConsistency(
  older: Tree,
  newer: Tree,
  proof: readonly Uint8Array[],
): Promise<void> {
  if (!isCount(older.size) || !isCount(newer.size) || older.size > newer.size)
    throw new LogProofError(`A tree of ${newer.size} entries cannot begin with ${older.size}.`);
  if (older.size === 0 || older.size === newer.size) {
    if (proof.length > 0) throw new LogProofError("The consistency proof must be empty.");
    if (older.size > 0 && !equal(older.root, newer.root))
      throw new LogProofError("Two trees of one size have different roots.");
    return;
  }
  const [first, ...rest] = isPowerOfTwo(older.size) ? [older.root, ...proof] : proof;
  if (!first) throw new LogProofError("The consistency proof has too few hashes.");
  let at = older.size - 1;
  let last = newer.size - 1;
  while (at % 2 === 1) {
    at = half(at);
    last = half(last);
  }
  let before = hashOf(first);
  let after = before;
  for (const each of rest.map(hashOf)) {
    if (last === 0) throw new LogProofError("The consistency proof has too many hashes.");
    if (at % 2 === 1 || at === last) {
      before = await node(each, before);
      after = await node(each, after);
      while (at % 2 === 0 && at !== 0) {
        at = at / 2;
        last = half(last);
      }
    } else {
      after = await node(after, each);
    }
    at = half(at);
    last = half(last);
  }
  if (last !== 0) throw new LogProofError("The consistency proof has too few hashes.");
  if (!equal(before, older.root) || !equal(after, newer.root))
    throw new LogProofError("The newer tree does not begin with the entries of the older one.");
}

/** Whether two byte sequences are equal. They are public, so the time may tell where they differ. */
export function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The hash of two subtrees. */
export function node(left: Uint8Array, right: Uint8Array): Promise<Uint8Array> {
  return sha256(Uint8Array.of(1), left, right);
}

function hashOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== hashLength) throw new LogProofError(`A hash has ${bytes.length} bytes instead of 32.`);
  return bytes;
}

function half(position: number): number {
  return Math.floor(position / 2);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isPowerOfTwo(size: number): boolean {
  let rest = size;
  while (rest % 2 === 0) rest /= 2;
  return rest === 1;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
