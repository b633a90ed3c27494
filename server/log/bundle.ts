/** Entry bundles (https://c2sp.org/tlog-tiles#log-entries): each entry with its length before it. */

/** The bytes of entries: of each, its length in two bytes, most significant first, and then the entry. */
export function bundleOf(entries: readonly string[]): Buffer {
  return Buffer.concat(
    entries.flatMap((entry) => {
      const bytes = Buffer.from(entry);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );
}
