/** Tiles of a log (https://c2sp.org/tlog-tiles): their paths, and the hashes of a tree that are read from them. */
import { type Subtree, subtreesOf, TreeEdge } from "./edge.ts";
import { hashLength, node } from "./tree.ts";

/** How many hashes or entries a full tile has. */
export const tileWidth = 256;

/** How many tiles are kept in memory. The upper levels are read again and again. */
const keptTiles = 32;

/** A tile of hashes, or with level -1 a bundle of entries. */
export interface Tile {
  level: number;
  /** Its position in its level. */
  number: number;
  /** How many hashes or entries of it are wanted. */
  width: number;
}

/** The path of a tile below `/log/tile/`. */
export function pathOf({ level, number, width }: Tile): string {
  const digits = String(number);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, "0").match(/\d{3}/g) ?? [];
  const place = groups.map((each, index) => (index < groups.length - 1 ? `x${each}` : each)).join("/");
  const partial = width < tileWidth ? `.p/${width}` : "";
  return `${level < 0 ? "entries" : level}/${place}${partial}`;
}

/** The hashes of a tree of one size, read from tiles. They are what the log serves: not verified before a root is compared. */
export class TileTree {
  readonly size: number;
  readonly #read: (tile: Tile) => Promise<Uint8Array>;
  readonly #kept = new Map<string, Uint8Array>();

  constructor(size: number, read: (tile: Tile) => Promise<Uint8Array>) {
    this.size = size;
    this.#read = read;
  }

  /** The hashes of the entries of a bundle. */
  async leaves(number: number): Promise<Uint8Array[]> {
    const bytes = await this.#tile(0, number);
    return Array.from({ length: bytes.length / hashLength }, (_, index) => hashIn(bytes, index));
  }

  /** The right edge of the tree when it had a size, which is not above its own. */
  async edge(size: number): Promise<TreeEdge> {
    const hashes: Uint8Array[] = [];
    for (const part of subtreesOf(size)) hashes.push(await this.#subtree(part));
    return new TreeEdge(size, hashes);
  }

  /** The root of a perfect subtree: of hashes of the highest level that has it. */
  async #subtree({ start, size }: Subtree): Promise<Uint8Array> {
    const level = Math.floor(Math.log2(size) / 8);
    const each = tileWidth ** level;
    const first = start / each;
    const bytes = await this.#tile(level, Math.floor(first / tileWidth));
    const from = first % tileWidth;
    let hashes = Array.from({ length: size / each }, (_, index) => hashIn(bytes, from + index));
    while (hashes.length > 1) hashes = await Promise.all(pairsOf(hashes));
    return hashes[0] ?? new Uint8Array(); // a subtree has at least one entry
  }

  async #tile(level: number, number: number): Promise<Uint8Array> {
    const key = `${level}/${number}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const hashes = Math.floor(this.size / tileWidth ** level);
    const width = Math.min(tileWidth, hashes - number * tileWidth);
    const bytes = await this.#read({ level, number, width });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= keptTiles && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, bytes);
    return bytes;
  }
}

function pairsOf(hashes: readonly Uint8Array[]): Promise<Uint8Array>[] {
  const pairs: Promise<Uint8Array>[] = [];
  for (let index = 0; index + 1 < hashes.length; index += 2)
    pairs.push(node(hashes[index] as Uint8Array, hashes[index + 1] as Uint8Array)); // both are below the length
  return pairs;
}

function hashIn(bytes: Uint8Array, index: number): Uint8Array {
  return bytes.subarray(index * hashLength, (index + 1) * hashLength);
}
