/** The Merkle tree of the log: hashes, proofs and tiles, against known roots and a plain implementation of RFC 6962. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as client from "../../client/proof.ts";
import { bundleFile } from "../../server/features/log/bundle.ts";
import {
  consistencyProof,
  hashIn,
  inclusionProof,
  leafHash,
  rootOf,
  type TileHashes,
} from "../../server/features/log/merkle-tree.ts";
import { appendLeaves, type Tile } from "../../server/features/log/tile-builder.ts";
import {
  isWithin,
  parseHashTilePlace,
  parseTilePlace,
  tilePath,
} from "../../server/features/log/tile-path.ts";

/** The entries of the tests of Certificate Transparency, and the roots of their trees by size. */
const entries = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
].map((hex) => Buffer.from(hex, "hex"));
const roots = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

/** Tiles in memory. */
class Tiles implements TileHashes {
  readonly stored = new Map<string, Buffer>();
  size = 0;

  async append(leaves: readonly Buffer[]): Promise<Tile[]> {
    const changed = await appendLeaves(this.size, Buffer.concat(leaves), async (level, number) =>
      this.tile(level, number),
    );
    for (const { level, number, hashes } of changed) this.stored.set(`${level}/${number}`, hashes);
    this.size += leaves.length;
    return changed;
  }

  tile(level: number, number: number): Buffer {
    const hashes = this.stored.get(`${level}/${number}`);
    if (!hashes) throw new Error(`There is no tile ${level}/${number}`);
    return hashes;
  }

  async at(level: number, index: number): Promise<Buffer> {
    const hash = hashIn(this.tile(level, Math.floor(index / 256)), index % 256);
    if (hash.length < 32) throw new Error(`There is no hash ${level}/${index}`);
    return hash;
  }
}

function leavesOf(count: number, from = 0): Buffer[] {
  return Array.from({ length: count }, (_, index) => leafHash(`entry ${from + index}`));
}

/** MTH of RFC 6962 section 2.1, as it is written there. */
function plainRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (!only) return createHash("sha256").digest();
  if (leaves.length === 1) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return createHash("sha256")
    .update(Buffer.of(1))
    .update(plainRoot(leaves.slice(0, split)))
    .update(plainRoot(leaves.slice(split)))
    .digest();
}

/** The sizes of trees at which something changes: powers of two, tiles, and their neighbours. */
const sizes = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1_100 }));
const grown = new Tiles();
const all = leavesOf(66_000);
await grown.append(all);

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

describe("the tree of a log", () => {
  it.each(roots.map((root, size) => ({ size, root })))("has a known root of $size entries", async (known) => {
    const tiles = new Tiles();
    await tiles.append(entries.slice(0, known.size).map((entry) => leafHash(entry)));
    expect((await rootOf(tiles, known.size)).toString("hex")).toBe(known.root);
  });

  it("has the roots of RFC 6962, also of earlier sizes", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, async (size) => {
        expect(await rootOf(grown, size)).toEqual(plainRoot(all.slice(0, size)));
      }),
    );
    expect(await rootOf(grown, 66_000)).toEqual(plainRoot(all));
  });

  it("proves that an entry is in it, and not with another entry, position or hash", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat({ max: 255 }), fc.nat(), async (size, seed, bit, place) => {
        const index = seed % size;
        const [leaf, root] = [all[index] as Buffer, await rootOf(grown, size)];
        const proof = await inclusionProof(grown, index, size);
        const reached = (leaf: Uint8Array, hashes: readonly Uint8Array[], at = index, of = size) =>
          client.rootOfInclusion(at, of, leaf, hashes).then(
            (each) => Buffer.from(each).toString("hex"),
            (error) => error,
          );
        const wanted = root.toString("hex");
        expect(await reached(leaf, proof)).toBe(wanted);
        expect(await reached(flipped(leaf, bit), proof)).not.toBe(wanted);
        expect(await reached(leaf, [...proof, root])).toBeInstanceOf(client.LogProofError);
        if (proof.length === 0) return;
        const at = place % proof.length;
        expect(await reached(leaf, proof.with(at, flipped(proof[at] as Buffer, bit) as Buffer))).not.toBe(
          wanted,
        );
        expect(await reached(leaf, proof.slice(1))).toBeInstanceOf(client.LogProofError);
        expect(await reached(leaf, proof.with(at, root.subarray(1)))).toBeInstanceOf(client.LogProofError);
        if (size > 1) expect(await reached(leaf, proof, (index + 1) % size)).not.toBe(wanted);
      }),
    );
  });

  it("proves that it begins with an earlier one, and not with another", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, sizes, fc.nat({ max: 255 }), fc.nat(), async (one, other, bit, place) => {
        const [older, newer] = [Math.min(one, other), Math.max(one, other)];
        const trees = await Promise.all(
          [older, newer].map(async (size) => ({ size, root: await rootOf(grown, size) })),
        );
        const [before, after] = trees as unknown as [client.Tree, client.Tree]; // of two sizes
        const proof = await consistencyProof(grown, older, newer);
        const check = (before: client.Tree, after: client.Tree, hashes: readonly Uint8Array[]) =>
          client.verifyConsistency(before, after, hashes);
        await check(before, after, proof);
        const wrong = { ...before, root: flipped(before.root, bit) };
        await expect(check(wrong, after, proof)).rejects.toThrow(client.LogProofError);
        await expect(check(before, { ...after, root: flipped(after.root, bit) }, proof)).rejects.toThrow(
          client.LogProofError,
        );
        await expect(check(before, after, [...proof, after.root])).rejects.toThrow(client.LogProofError);
        if (proof.length === 0) return;
        const at = place % proof.length;
        const changed = proof.with(at, flipped(proof[at] as Buffer, bit) as Buffer);
        await expect(check(before, after, changed)).rejects.toThrow(client.LogProofError);
        await expect(check(before, after, proof.slice(0, -1))).rejects.toThrow(client.LogProofError);
      }),
    );
  });

  it("begins with the empty tree, without a proof", async () => {
    const [before, after] = [
      { size: 0, root: await rootOf(grown, 0) },
      { size: 3, root: await rootOf(grown, 3) },
    ];
    await client.verifyConsistency(before, after, await consistencyProof(grown, 0, 3));
    await expect(client.verifyConsistency(after, before, [])).rejects.toThrow("cannot begin with");
  });

  it("has positions beyond 32 bits", async () => {
    const [leaf, other] = leavesOf(2) as [Buffer, Buffer];
    const size = 2 ** 33;
    const proof = Array.from({ length: 33 }, () => other);
    const [first, second] = await Promise.all(
      [2 ** 32, 2 ** 32 + 1].map((index) => client.rootOfInclusion(index, size, leaf, proof)),
    );
    expect(first).not.toEqual(second);
  });
});

describe("the tiles of a log", () => {
  it("only become longer: each is the start of its later self", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 8 }), async (batches) => {
        const tiles = new Tiles();
        for (const count of batches) {
          const before = new Map(tiles.stored);
          for (const { level, number, hashes } of await tiles.append(
            all.slice(tiles.size, tiles.size + count),
          )) {
            const earlier = before.get(`${level}/${number}`) ?? Buffer.alloc(0);
            expect(hashes.subarray(0, earlier.length)).toEqual(earlier);
            expect(hashes.length).toBeGreaterThan(earlier.length);
            expect(hashes.length).toBeLessThanOrEqual(8_192);
          }
        }
        for (const [place, hashes] of tiles.stored)
          expect(hashes).toEqual(grown.stored.get(place)?.subarray(0, hashes.length));
      }),
      { numRuns: 30 },
    );
  });

  it("are those of the example in the specification", async () => {
    const tiles = new Tiles();
    await tiles.append(all);
    await tiles.append(leavesOf(4_000, 66_000));
    const widths = [...Map.groupBy(tiles.stored, ([place]) => place.split("/")[0])].map(([level, found]) => [
      level,
      found.length,
      (found.at(-1)?.[1].length ?? 0) / 32,
    ]);
    expect(widths).toEqual([
      ["0", 274, 112],
      ["1", 2, 17],
      ["2", 1, 1],
    ]);
    for (const [path, exists] of [
      ["0/272", true],
      ["0/273", false],
      ["0/273.p/112", true],
      ["0/273.p/113", false],
      ["1/001.p/17", true],
      ["2/000.p/1", true],
      ["3/000.p/1", false],
    ] as const)
      expect([path, isWithin(parseHashTilePlace(path) as never, 70_000)]).toEqual([path, exists]);
  });

  it("have one path each", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 15 - 1 }), fc.integer({ min: 1, max: 256 }), (number, width) => {
        expect(parseTilePlace(tilePath({ number, width }))).toEqual({ number, width });
      }),
    );
    expect(tilePath({ number: 1_234_067, width: 256 })).toBe("x001/x234/067");
  });

  it.each([
    ...["", "000 ", "000\n", "٠٠٠"],
    ..."0 00 0000 x000/001 x001/x234/x067 001/234/067 x001/x234/067/ /000 x1/000 X001/000".split(" "),
    ..."000.p 000.p/0 000.p/01 000.p/256 000.p/1000 000.p/-1 000.p/1/ x001/x001/x001/x001/x001/001".split(
      " ",
    ),
  ])("have no other path: %j", (path) => {
    expect(parseTilePlace(path)).toBeNull();
    expect(parseHashTilePlace(`0/${path}`)).toBeNull();
  });

  it.each(["64/000", "00/000", "-1/000", "x0/000", "000", "entries/000"])(
    "have no other level: %s",
    (path) => {
      expect(parseHashTilePlace(path)).toBeNull();
    },
  );
});

describe("an entry bundle", () => {
  it("has each entry with its length before it", () => {
    expect(bundleFile(["ab", "", "c"]).toString("hex")).toBe("00026162" + "0000" + "000163");
  });
});
