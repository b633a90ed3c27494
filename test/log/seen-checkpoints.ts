/** Checkpoints that were seen, held against the log that is served at the end. */
import { expect } from "vitest";
import type { Registry } from "../../client/index.ts";
import { openCheckpoint, parseVerifierKey } from "../../client/proof.ts";
import { leafHash, rootOf, type TileHashes } from "../../server/features/log/merkle-tree.ts";
import { appendLeaves } from "../../server/features/log/tile-builder.ts";

/** All checkpoints of one log that were seen anywhere. */
export class SeenCheckpoints {
  readonly #notes = new Set<string>();

  add(note: string): void {
    this.#notes.add(note);
  }

  get count(): number {
    return this.#notes.size;
  }

  /** Verifies that each is one of the served log: its root is that of the first entries, which are those of the journal. */
  async verify(registry: Registry): Promise<void> {
    const { vkeys, size } = await registry.log.read();
    const keys = await Promise.all(vkeys.map(({ vkey }) => parseVerifierKey(vkey)));
    const tiles = await treeOf(await entriesOf(registry, size));
    const last = await openCheckpoint(await registry.log.checkpoint(), keys);
    expect(last.size).toBe(size);
    for (const note of [...this.#notes, await registry.log.checkpoint()]) {
      const checkpoint = await openCheckpoint(note, keys);
      expect(checkpoint.size).toBeLessThanOrEqual(size);
      expect(Buffer.from(checkpoint.root), note).toEqual(await rootOf(tiles, checkpoint.size));
    }
  }
}

/** The entries of the served bundles, which have one for each event. */
async function entriesOf({ log }: Registry, size: number): Promise<Buffer[]> {
  const entries: Buffer[] = [];
  for (let number = 0; number * 256 < size; number++) {
    const width = Math.min(256, size - number * 256);
    const path = String(number).padStart(3, "0");
    const bundle = Buffer.from(await log.entries(width === 256 ? path : `${path}.p/${width}`));
    for (let at = 0; at < bundle.length; at += 2 + bundle.readUInt16BE(at))
      entries.push(bundle.subarray(at + 2, at + 2 + bundle.readUInt16BE(at)));
  }
  expect(entries.map((entry) => (JSON.parse(String(entry)) as { seq: number }).seq)).toEqual(
    entries.map((_, index) => index + 1),
  );
  return entries;
}

/** A tree that is computed from entries. */
async function treeOf(entries: readonly Buffer[]): Promise<TileHashes> {
  const tiles = await appendLeaves(0, Buffer.concat(entries.map(leafHash)), () =>
    Promise.reject(new Error("It is empty")),
  );
  const hashesOf = (level: number, number: number) =>
    tiles.find((each) => each.level === level && each.number === number)?.hashes ?? Buffer.alloc(0);
  return {
    at: async (level, index) =>
      hashesOf(level, Math.floor(index / 256)).subarray((index % 256) * 32, (index % 256) * 32 + 32),
  };
}
