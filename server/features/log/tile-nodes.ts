/** The tiles of which proofs were made lately, with the roots of their subtrees: most of a proof is hashing. */
import { BoundedMap } from "../../core/values/bounded-map.ts";
import { hashIn, hashLength, nodeHash, tileWidth } from "./merkle-tree.ts";

/** How many tiles are kept, of at most 60 kB. The tiles of higher levels are in each proof, and those of late events in most. */
const keptTiles = 64;

/** The hashes of a tile, and the roots of its subtrees, each computed once. */
export class TileNodes {
  readonly #hashes: Buffer;
  /** By their place in the tree of the tile: those of half a tile are 2 and 3, those of a quarter 4 to 7. */
  readonly #roots: (Buffer | undefined)[] = new Array(tileWidth).fill(undefined);

  constructor(hashes: Buffer) {
    this.#hashes = hashes;
  }

  /** How many hashes it has. A later tile at its place begins with them. */
  get width(): number {
    return this.#hashes.length / hashLength;
  }

  /** The root of the subtree of `count` hashes, a power of two, from a multiple of `count` on. */
  root(first: number, count: number): Buffer {
    if (count === 1) return hashIn(this.#hashes, first);
    const place = (tileWidth + first) / count;
    const known = this.#roots[place];
    if (known) return known;
    const half = count / 2;
    const root = nodeHash(this.root(first, half), this.root(first + half, half));
    this.#roots[place] = root;
    return root;
  }
}

/** Keeps the tiles that were used last. */
export class TileCache {
  readonly #tiles = new BoundedMap<string, TileNodes>(keptTiles);

  /** @param place names the log too: another log has other tiles. */
  get(place: string, width: number): TileNodes | undefined {
    const known = this.#tiles.get(place);
    if (!known || known.width < width) return undefined;
    return this.#tiles.use(place);
  }

  set(place: string, tile: TileNodes): void {
    this.#tiles.set(place, tile);
  }
}
