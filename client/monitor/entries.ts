/** Reads the entries of a log, bundle by bundle, and checks each against the hash that the log has for it. */
import type { TreeEdge } from "../log/edge.ts";
import { type LogEntry, parseEntry } from "../log/entry.ts";
import { type TileTree, tileWidth } from "../log/tiles.ts";
import { equal, LogProofError, leafHash } from "../log/tree.ts";
import { Misbehaviour } from "./findings.ts";
import { described, type Source, Unreachable } from "./source.ts";

/** Where the entries are read from. */
export interface EntriesOptions {
  source: Source;
  tree: TileTree;
  /** The entries that were read before: those after them are read, and added to it. */
  edge: TreeEdge;
  /** The number of the event that the first entry is of. Null: that of the first entry read. */
  firstSeq: number | null;
  /** The checkpoints that belong to what is found. */
  notes: string[];
}

/** The entries of one bundle. */
export interface ReadBundle {
  entries: LogEntry[];
  firstSeq: number;
}

/**
 * Yields the entries after an edge, up to the size of the tree. An edge has those that were yielded.
 * @throws Misbehaviour if an entry is not the one in the tree, or of another event than its place says.
 */
export async function* entriesAfter({
  source,
  tree,
  edge,
  firstSeq: known,
  notes,
}: EntriesOptions): AsyncGenerator<ReadBundle, void> {
  let firstSeq = known;
  while (edge.size < tree.size) {
    const number = Math.floor(edge.size / tileWidth);
    const width = Math.min(tileWidth, tree.size - number * tileWidth);
    const [bundle, leaves] = await Promise.all([readBundle(source, number, width), tree.leaves(number)]);
    const from = edge.size % tileWidth;
    const unread = bundle.slice(from);
    const hashes = await Promise.all(unread.map(leafHash));
    const entries: LogEntry[] = [];
    for (const [index, hash] of hashes.entries()) {
      const place = edge.size;
      const leaf = leaves[from + index];
      const seq = firstSeq === null ? null : firstSeq + place;
      const named = seq === null ? `entry ${place}` : `event ${seq}`;
      if (!leaf || !equal(hash, leaf))
        throw new Misbehaviour(`The entry of ${named} is not the one that the log has a hash of.`, {
          seq,
          notes,
        });
      const entry = entryIn(unread[index] ?? new Uint8Array(), named, seq, notes);
      firstSeq ??= entry.seq - place;
      if (entry.seq !== firstSeq + place)
        throw new Misbehaviour(
          `The log has event ${entry.seq} where event ${firstSeq + place} must be: events are missing or in another order.`,
          { seq: firstSeq + place, notes },
        );
      entries.push(entry);
      await edge.append(hash);
    }
    yield { entries, firstSeq: firstSeq ?? 1 };
  }
}

function entryIn(bytes: Uint8Array, named: string, seq: number | null, notes: string[]): LogEntry {
  try {
    return parseEntry(bytes);
  } catch (error) {
    if (!(error instanceof LogProofError)) throw error;
    throw new Misbehaviour(`The entry of ${named}: ${error.message}`, { seq, notes });
  }
}

/** The entries of a bundle: each has its length before it, in two bytes (https://c2sp.org/tlog-tiles). */
async function readBundle(source: Source, number: number, width: number): Promise<Uint8Array[]> {
  const found = await source.tile({ level: -1, number, width });
  if (!(found instanceof Uint8Array))
    throw new Unreachable(`The bundle of entries ${number}: ${described(found)}.`);
  const view = new DataView(found.buffer, found.byteOffset, found.length);
  const entries: Uint8Array[] = [];
  for (let at = 0; entries.length < width && at + 2 <= found.length; ) {
    const end = at + 2 + view.getUint16(at);
    if (end > found.length) break;
    entries.push(found.subarray(at + 2, end));
    at = end;
  }
  if (entries.length < width)
    throw new Unreachable(`The bundle of entries ${number} has ${entries.length} instead of ${width}.`);
  return entries;
}
