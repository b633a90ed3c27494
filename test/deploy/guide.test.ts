/**
 * The guide to running a node: its links, and its commands of the node. Those of containers and systemd need both, so they do not
 * run here; test/backup and test/commands.test.ts run those of the node.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "../../server/assembly/config.ts";
import { commands } from "../../server/commands/all.ts";
import { withCommands } from "../../server/package/command-forms.ts";

const folder = join(import.meta.dirname, "..", "..", "deploy");

const text = readFileSync(join(folder, "README.md"), "utf8");

test("every relative link of the guide leads to a file", () => {
  const links = [...text.matchAll(/\]\((?!https:|#)([^)#]+)/g)].map(([, path = ""]) => path);
  expect(links).toContain("systemd/registry-node.service");
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test("its commands of the node exist, with the options that it names", async () => {
  const used = [...withCommands(text, "published").matchAll(/npx registry-node ([^\n`]+)/g)].map(
    ([, line = ""]) => line.split(" "),
  );
  expect(used.length).toBeGreaterThan(2);
  for (const words of used) {
    const name = [words.slice(0, 2).join(" "), words[0] ?? ""].find((each) => Object.hasOwn(commands, each));
    expect(name, words.join(" ")).toBeDefined();
    const help = (await commands[name ?? ""]?.())?.command.help ?? "";
    for (const option of words.filter((word) => word.startsWith("--"))) expect(help).toContain(option);
  }
});

test("the settings that it names are those that the node reads", () => {
  const named = [...text.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});
