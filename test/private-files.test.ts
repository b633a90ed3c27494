/** Who may read the node's files: its own user, and nobody else. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { protectFiles } from "../server/core/process/private-files.ts";
import { createNode } from "../server/node.ts";
import { configOf } from "./world.ts";

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "registry-files-"));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Starts a node on a file, with a key file beside it, and says the modes of what is there while it runs. */
async function modesAt(folder: string, umask: number): Promise<Record<string, string>> {
  const before = process.umask(umask);
  try {
    const file = join(folder, "registry.sqlite");
    await using _node = await createNode({ ...configOf({ engine: "sqlite", file }), nodeKey: null });
    const names = ["registry.sqlite", "registry.sqlite-wal", "registry.sqlite-shm", "node.key"];
    const modes = names.map((name) => [name, modeOf(join(folder, name))]);
    return { folder: modeOf(folder), ...Object.fromEntries(modes) };
  } finally {
    process.umask(before);
  }
}

const files = {
  "registry.sqlite": "600",
  "registry.sqlite-wal": "600",
  "registry.sqlite-shm": "600",
  "node.key": "600",
};

describe.skipIf(process.platform === "win32")("the files of a node", () => {
  test.each([0o000, 0o022, 0o077])("are its user's alone with the umask %o", async (umask) => {
    const folder = join(place, "new", "data");
    expect(await modesAt(folder, umask)).toEqual({ folder: "700", ...files });
    expect(modeOf(join(place, "new"))).toBe("700");
  });

  test("of an earlier version are corrected, with their folder", async () => {
    const folder = join(place, "data");
    await modesAt(folder, 0o077);
    chmodSync(folder, 0o755);
    for (const name of ["registry.sqlite", "node.key"]) chmodSync(join(folder, name), 0o644);
    expect(await modesAt(folder, 0o022)).toEqual({ folder: "700", ...files });
  });

  test("are corrected in a folder that holds other things too, which stays as it is", async () => {
    const folder = join(place, "shared");
    await modesAt(folder, 0o077);
    writeFileSync(join(folder, "of-another-user.txt"), "");
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "registry.sqlite"), 0o666);
    expect(await modesAt(folder, 0o022)).toEqual({ folder: "755", ...files });
    expect(modeOf(join(folder, "of-another-user.txt"))).not.toBe("600");
  });

  test("that an operator made empty, for a volume for example, keeps its folder's mode", async () => {
    const folder = join(place, "volume");
    mkdirSync(folder, 0o755);
    expect(await modesAt(folder, 0o022)).toMatchObject({ folder: "755", ...files });
  });

  test("in the working directory leave it as it is", () => {
    const before = process.cwd();
    const folder = join(place, "cwd");
    mkdirSync(folder, 0o755);
    writeFileSync(join(folder, "registry.sqlite"), "", { mode: 0o644 });
    process.chdir(folder);
    try {
      expect(protectFiles(["registry.sqlite", "registry.sqlite-wal"])).toEqual({
        corrected: ["registry.sqlite"],
        failed: [],
      });
      expect(modeOf(folder)).toBe("755");
    } finally {
      process.chdir(before);
    }
  });
});
