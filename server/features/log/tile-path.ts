/** The paths of tiles and entry bundles (https://c2sp.org/tlog-tiles). Each tile has one path. */
import { tileWidth } from "./merkle-tree.ts";

/** Which tile or bundle is asked for. */
export interface TilePlace {
  /** Its position in its level. */
  number: number;
  /** How many hashes or entries of it: 256 for a full one. */
  width: number;
}

/** A tile of hashes. */
export interface HashTilePlace extends TilePlace {
  level: number;
}

/** Numbers have at most 15 digits, so that they are exact. */
const placePattern = /^((?:x\d{3}\/){0,4})(\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Reads `<N>` or `<N>.p/<W>`; null if it is not in its one canonical form. */
export function parseTilePlace(path: string): TilePlace | null {
  const match = placePattern.exec(path);
  if (!match) return null;
  const [, groups = "", last = "", partial] = match;
  if (groups.startsWith("x000/")) return null; // a number has no leading groups of zeros
  const width = partial === undefined ? tileWidth : Number(partial);
  if (partial !== undefined && width >= tileWidth) return null;
  return { number: Number(groups.replaceAll(/[x/]/g, "") + last), width };
}

/** Reads `<L>/<N>` or `<L>/<N>.p/<W>`; null if it is not in its one canonical form. */
export function parseHashTilePlace(path: string): HashTilePlace | null {
  const [, level, rest = ""] = /^([0-9]|[1-5][0-9]|6[0-3])\/(.+)$/.exec(path) ?? [];
  const place = parseTilePlace(rest);
  return level === undefined || !place ? null : { level: Number(level), ...place };
}

/** Writes `<N>` or `<N>.p/<W>`. */
export function tilePath({ number, width }: TilePlace): string {
  const digits = String(number);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, "0").match(/\d{3}/g) ?? [];
  const path = groups.map((group, index) => (index < groups.length - 1 ? `x${group}` : group)).join("/");
  return width === tileWidth ? path : `${path}.p/${width}`;
}

/** Whether a log of this size has a tile in this width. */
export function isWithin({ level, number, width }: HashTilePlace, size: number): boolean {
  return number * tileWidth + width <= Math.floor(size / tileWidth ** level);
}
