/**
 * The Merkle tree of the log (RFC 6962 section 2.1), computed from its tiles (https://c2sp.org/tlog-tiles): tile level L has the
 * roots of all subtrees with 256^L entries.
 */
import { hash } from "node:crypto";

/** Reads the hashes of tiles. */
export interface TileHashes {
  /** Hash `index` of tile level `level`, 32 bytes. */
  at(level: number, index: number): Promise<Buffer>;
  /** The root of `count` hashes of a tile, a power of two, from `first` on, if it is faster than reading them. */
  subtree?(level: number, first: number, count: number): Promise<Buffer>;
}

/** How many hashes a full tile has. */
export const tileWidth = 256;

/** The length of a hash in bytes. */
export const hashLength = 32;

const leafPrefix = Buffer.of(0);

/** The bytes of the node that is hashed, after their prefix. */
const node = Buffer.alloc(1 + 2 * hashLength, 1);

/** The hash of an entry. */
export function leafHash(entry: string | Uint8Array): Buffer {
  return typeof entry === "string"
    ? sha256(`\0${entry}`) // a text is hashed as UTF-8, in which U+0000 is the byte 0
    : sha256(Buffer.concat([leafPrefix, entry]));
}

/** The root of the tree of the first `size` entries. */
export function rootOf(tiles: TileHashes, size: number): Promise<Buffer> {
  return rangeHash(tiles, 0, size);
}

/** The proof that entry `index` is in the tree of the first `size` entries (RFC 6962 section 2.1.1). */
export async function inclusionProof(tiles: TileHashes, index: number, size: number): Promise<Buffer[]> {
  const proof: Buffer[] = [];
  let [low, high] = [0, size];
  while (high - low > 1) {
    const middle = low + splitOf(high - low);
    const isLeft = index < middle;
    proof.unshift(await (isLeft ? rangeHash(tiles, middle, high) : rangeHash(tiles, low, middle)));
    [low, high] = isLeft ? [low, middle] : [middle, high];
  }
  return proof;
}

/** The proof that the tree of `newer` entries begins with that of `older` ones (RFC 6962 section 2.1.2). */
export async function consistencyProof(tiles: TileHashes, older: number, newer: number): Promise<Buffer[]> {
  if (older === 0 || older === newer) return [];
  const proof: Buffer[] = [];
  let [low, high] = [0, newer];
  while (high !== older) {
    const middle = low + splitOf(high - low);
    const isLeft = older <= middle;
    proof.unshift(await (isLeft ? rangeHash(tiles, middle, high) : rangeHash(tiles, low, middle)));
    [low, high] = isLeft ? [low, middle] : [middle, high];
  }
  // The older tree itself is known to the verifier, its last subtree is not.
  return low === 0 ? proof : [await rangeHash(tiles, low, high), ...proof];
}

/** The root of a power of two of hashes, one after another. That of a full tile is a hash of the next level. */
export function perfectRoot(hashes: Buffer): Buffer {
  // In place, without a buffer for each node: catching up spends most of its time with hashes.
  const level = Buffer.from(hashes);
  for (let bytes = level.length; bytes > hashLength; bytes /= 2)
    for (let at = 0; at < bytes; at += 2 * hashLength) {
      level.copy(node, 1, at, at + 2 * hashLength);
      level.write(hash("sha256", node, "binary"), at / 2, "binary");
    }
  return level.subarray(0, hashLength);
}

/** A hash in the bytes of a tile. */
export function hashIn(hashes: Buffer, index: number): Buffer {
  return hashes.subarray(index * hashLength, (index + 1) * hashLength);
}

/** The root of the entries from `low` up to `high`, which is not included. They are a subtree of the tree. */
async function rangeHash(tiles: TileHashes, low: number, high: number): Promise<Buffer> {
  const size = high - low;
  if (size === 0) return sha256(Buffer.alloc(0));
  const left = splitOf(size + 1);
  if (left === size) return perfectSubtree(tiles, low, size);
  return nodeHash(await rangeHash(tiles, low, low + left), await rangeHash(tiles, low + left, high));
}

/** The root of a subtree with a power of two of entries: of hashes of the highest tile level that has it. */
async function perfectSubtree(tiles: TileHashes, low: number, size: number): Promise<Buffer> {
  const level = Math.floor(Math.log2(size) / 8);
  const each = tileWidth ** level;
  const count = size / each;
  const first = low / each;
  if (tiles.subtree) return tiles.subtree(level, first, count);
  const hashes: Buffer[] = [];
  for (let index = 0; index < count; index++) hashes.push(await tiles.at(level, first + index));
  return perfectRoot(Buffer.concat(hashes));
}

/** The largest power of two that is less than a number. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The hash of a node. */
export function nodeHash(left: Buffer, right: Buffer): Buffer {
  node.set(left, 1);
  node.set(right, 1 + hashLength);
  return sha256(node);
}

/** As text in between, which takes half the time of a buffer of its own for each hash. */
function sha256(bytes: Uint8Array | string): Buffer {
  return Buffer.from(hash("sha256", bytes, "binary"), "binary");
}
