/** Adds entries to the tiles of a log. */
import { hashLength, perfectRoot, tileWidth } from "./merkle-tree.ts";

/** A tile of hashes. */
export interface Tile {
  level: number;
  number: number;
  /** Its hashes, one after another. */
  hashes: Buffer;
}

/** Reads the hashes of a stored tile. */
export type ReadTile = (level: number, number: number) => Promise<Buffer>;

/**
 * Appends hashes of entries to a log.
 * @param size how many entries it has.
 * @param leaves the hashes of the new ones, one after another.
 * @param read reads a tile that the log has.
 * @returns the tiles that are new or longer than before. The first bytes of a longer one are those that it had.
 */
export async function appendLeaves(size: number, leaves: Buffer, read: ReadTile): Promise<Tile[]> {
  const changed: Tile[] = [];
  let added = leaves;
  for (let level = 0; added.length > 0; level++) {
    const had = Math.floor(size / tileWidth ** level);
    const tiles = await appendToLevel(level, had, added, read);
    changed.push(...tiles);
    added = Buffer.concat(tiles.filter(isFull).map(({ hashes }) => perfectRoot(hashes)));
  }
  return changed;
}

async function appendToLevel(level: number, had: number, added: Buffer, read: ReadTile): Promise<Tile[]> {
  const first = Math.floor(had / tileWidth);
  const before = had % tileWidth === 0 ? Buffer.alloc(0) : await read(level, first);
  const all = Buffer.concat([before.subarray(0, (had % tileWidth) * hashLength), added]);
  const bytes = tileWidth * hashLength;
  const tiles: Tile[] = [];
  for (let at = 0; at < all.length; at += bytes)
    tiles.push({ level, number: first + at / bytes, hashes: all.subarray(at, at + bytes) });
  return tiles;
}

function isFull({ hashes }: Tile): boolean {
  return hashes.length === tileWidth * hashLength;
}
