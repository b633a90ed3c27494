/** Documents for contributors and operators name files that exist. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withSettings } from "../server/package/settings-table.ts";

const root = join(import.meta.dirname, "..");
/** Folders that are built. */
const built = ["client/dist/", "client/reference/", "contract/dist/", "server/package/dist"];
const ownPath = /`((?:server|client|contract|create|spec|test|generated)\/[\w./-]+)`/g;

test.each(["CONTRIBUTING.md", "SECURITY.md", "README.md", "deploy/several-machines/README.md"])(
  "every file that %s names exists",
  async (document) => {
    const text = await readFile(join(root, document), "utf8");
    const named = [...text.matchAll(ownPath)]
      .map(([, path = ""]) => path)
      .filter((path) => !built.includes(path));
    expect(named).not.toHaveLength(0);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test("every test that SECURITY.md names by its title exists", async () => {
  const text = await readFile(join(root, "SECURITY.md"), "utf8");
  const named = [...text.matchAll(/`(test\/[\w./-]+\.ts)` "([^"]+)"/g)];
  expect(named).not.toHaveLength(0);
  const missing: string[] = [];
  for (const [, path = "", title = ""] of named) {
    const test = await readFile(join(root, path), "utf8");
    const parts = title.split("…").map((part) => part.trim());
    if (!parts.every((part) => test.includes(part))) missing.push(`${path}: ${title}`);
  }
  expect(missing).toEqual([]);
});

test("the table of settings in README.md is that of their definitions", async () => {
  const text = await readFile(join(root, "README.md"), "utf8");
  expect(withSettings(text), "the table has drifted: run npm run generate").toBe(text);
});
