/** Compares what a log shows with what it showed before: it may only have grown. */
import { type Subtree, subtreesOf } from "../log/edge.ts";
import { type Checkpoint, parseCheckpoint, parseNote } from "../log/note.ts";
import { type Tile, TileTree } from "../log/tiles.ts";
import { equal, hashLength } from "../log/tree.ts";
import { eventsFrom, Misbehaviour, Stale } from "./findings.ts";
import { described, type Source, Unreachable } from "./source.ts";
import { edgeOf, type MonitorState } from "./state.ts";
import type { Head } from "./trust.ts";

/** The checkpoint that a state keeps. Its signatures were verified when it was kept. */
export function keptCheckpoint({ checkpoint }: MonitorState): Checkpoint {
  return parseCheckpoint(parseNote(checkpoint).text);
}

/** The hashes of a log when it had a size. */
export function treeOf(source: Source, size: number): TileTree {
  return new TileTree(size, (tile) => readHashes(source, tile));
}

/**
 * Checks that a log of a later checkpoint begins with everything that was checked before, and has the root that it signed.
 * @throws Misbehaviour with both checkpoints if not.
 */
export async function checkGrowth(
  tree: TileTree,
  { note, checkpoint }: Head,
  state: MonitorState | null,
): Promise<void> {
  if (state) await checkKept(tree, { note, checkpoint }, state);
  if (!equal(await (await tree.edge(checkpoint.size)).root(), checkpoint.root))
    throw new Misbehaviour(
      `The hashes that the log serves do not have the root that it signed for ${checkpoint.size} entries.`,
      { notes: [...(state ? [state.checkpoint] : []), note] },
    );
}

async function checkKept(
  tree: TileTree,
  { note, checkpoint }: Pick<Head, "note" | "checkpoint">,
  state: MonitorState,
): Promise<void> {
  const kept = keptCheckpoint(state);
  const notes = [state.checkpoint, note];
  const firstSeq = state.first_seq ?? 1;
  if (checkpoint.size < kept.size)
    throw new Misbehaviour(
      `The log ${checkpoint.origin} lacks the ${eventsFrom(firstSeq + checkpoint.size, kept.size - checkpoint.size)}, which ${kept.origin} had.`,
      { seq: firstSeq + checkpoint.size, notes },
    );
  const changed = await changedPart(tree, state);
  if (changed)
    throw new Misbehaviour(
      `The log was rewritten: the entries of the ${eventsFrom(firstSeq + changed.start, changed.size)} are not those that were checked before.`,
      { seq: firstSeq + changed.start, notes },
    );
  if (!equal(await (await tree.edge(kept.size)).root(), kept.root))
    throw new Misbehaviour(
      `The log signed two histories: that of ${checkpoint.size} entries does not begin with that of ${kept.size}. They differ among the ${eventsFrom(firstSeq + state.size, kept.size - state.size)}.`,
      { seq: firstSeq + state.size, notes },
    );
  if (
    checkpoint.origin === kept.origin &&
    checkpoint.size === kept.size &&
    !equal(checkpoint.root, kept.root)
  )
    throw new Misbehaviour(
      `The log signed two different roots for ${kept.size} entries: up to event ${firstSeq + kept.size - 1}.`,
      { seq: firstSeq + kept.size - 1, notes },
    );
}

/** The first part of the tree that was checked, and is another one now. */
async function changedPart(tree: TileTree, state: MonitorState): Promise<Subtree | undefined> {
  const before = edgeOf(state).hashes;
  const now = (await tree.edge(state.size)).hashes;
  return subtreesOf(state.size).find((_, index) => {
    const [one, other] = [before[index], now[index]];
    return !one || !other || !equal(one, other);
  });
}

/**
 * Decides what a checkpoint is that is older than the kept one: a copy from a cache, or all that the log has left.
 * @throws Misbehaviour or Stale.
 */
export async function explainOlder(source: Source, head: Head, state: MonitorState): Promise<never> {
  const kept = keptCheckpoint(state);
  const { note, checkpoint } = head;
  const notes = [state.checkpoint, note];
  const firstSeq = state.first_seq ?? 1;
  const lost = eventsFrom(firstSeq + checkpoint.size, kept.size - checkpoint.size);
  const last = kept.size - 1;
  const number = Math.floor(last / 256);
  const found = await source.tile({ level: 0, number, width: (last % 256) + 1 });
  if (!(found instanceof Uint8Array)) {
    if (found.code !== "tile_not_found")
      throw new Unreachable(`The tile of event ${firstSeq + last}: ${described(found)}.`);
    throw new Misbehaviour(
      `The log has lost its end: it signed ${kept.size} entries, and now shows ${checkpoint.size}. Gone: ${lost}.${await source.haltReason()}`,
      { seq: firstSeq + checkpoint.size, notes },
    );
  }
  const tree = treeOf(source, kept.size);
  if (!equal(await (await tree.edge(checkpoint.size)).root(), checkpoint.root))
    throw new Misbehaviour(
      `The log signed two histories: that of ${kept.size} entries does not begin with that of ${checkpoint.size}.`,
      { seq: firstSeq, notes },
    );
  throw new Stale(
    `The checkpoint is an old one, of ${checkpoint.size} entries: the log had ${kept.size} before. A cache in front of the registry may have kept it.`,
  );
}

async function readHashes(source: Source, tile: Tile): Promise<Uint8Array> {
  const found = await source.tile(tile);
  const name = `The tile ${tile.level}/${tile.number}`;
  if (!(found instanceof Uint8Array)) throw new Unreachable(`${name}: ${described(found)}.`);
  const bytes = found.subarray(0, tile.width * hashLength);
  if (bytes.length < tile.width * hashLength || found.length % hashLength !== 0)
    throw new Unreachable(`${name} has ${found.length} bytes instead of ${tile.width * hashLength}.`);
  return bytes;
}
