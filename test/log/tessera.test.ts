/** The files of the test log of Tessera, another implementation: of the same entries and key this one makes the same bytes. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { bundleFile } from "../../server/features/log/bundle.ts";
import { checkpointText, createLogKey } from "../../server/features/log/log-key.ts";
import { hashIn, leafHash, rootOf } from "../../server/features/log/merkle-tree.ts";
import { appendLeaves } from "../../server/features/log/tile-builder.ts";

/** From testdata/build_log.sh of https://github.com/transparency-dev/tessera at 1811ae1a7c401c971d9cff2a5cfdfba07a26161e. */
const origin = "example.com/log/testdata";
const vkey = "example.com/log/testdata+33d7b496+AeHTu4Q3hEIMHNqc6fASMsq3rKNx280NI+oO5xCFkkSx";
const seed = "AeymY/SZAX0jZcJ8enZ5FY1Dz+wTML2yWSkK+9DSF3eg"; // after the byte of its type
const entries = "one two three four five six seven eit nain ten ileven twelf threeten fourten fivten".split(
  " ",
);

/** The SHA-256 of its files by size, one after another: `checkpoint.<size>`, and the partial tile and bundle of that size. */
const filesSha256 = "7510775f59e33e3fcd2a3464bce361d981c6e10ede0aedc23673abed68432c62";

it("makes the checkpoints, tiles and bundles of Tessera's test log", async () => {
  const key = createLogKey(Buffer.from(seed, "base64").subarray(1), origin);
  expect(key.vkey).toBe(vkey);
  const files = createHash("sha256");
  for (let size = 0; size <= entries.length; size++) {
    const leaves = entries.slice(0, size).map((entry) => leafHash(entry));
    const [tile] = await appendLeaves(0, Buffer.concat(leaves), () =>
      Promise.reject(new Error("It is empty")),
    );
    const hashes = tile?.hashes ?? Buffer.alloc(0);
    const root = await rootOf({ at: async (_level, index) => hashIn(hashes, index) }, size);
    files.update(key.sign(checkpointText(origin, size, root)));
    files.update(hashes).update(bundleFile(entries.slice(0, size)));
  }
  expect(files.digest("hex")).toBe(filesSha256);
});
