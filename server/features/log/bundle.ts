/**
 * Bundles of entries: 256 of them are a row, and a file (https://c2sp.org/tlog-tiles#log-entries). An entry is JSON in ASCII in one
 * line, and is stored as it is served. With a row for each entry sealing took a third longer.
 */
import { tileWidth } from "./merkle-tree.ts";

/** A bundle, as it is stored. */
export interface Bundle {
  /** The index of its first entry, divided by 256. */
  number: number;
  /** Its entries, with a line break between them. */
  entries: string;
}

/** The bundles of entries. @param first the index of the first one, a multiple of 256. */
export function bundlesOf(first: number, entries: readonly string[]): Bundle[] {
  const bundles: Bundle[] = [];
  for (let at = 0; at < entries.length; at += tileWidth)
    bundles.push({
      number: (first + at) / tileWidth,
      entries: entries.slice(at, at + tileWidth).join("\n"),
    });
  return bundles;
}

/** The entries of a stored bundle. */
export function entriesIn({ entries }: Pick<Bundle, "entries">): string[] {
  return entries.split("\n");
}

/** The bytes of a bundle's file: of each entry, its length in two bytes, most significant first, and then the entry. */
export function bundleFile(entries: readonly string[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      const bytes = Buffer.from(entry);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );
}
