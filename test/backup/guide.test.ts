/** The commands of guides exist, with the options that it names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commands } from "../../server/commands/all.ts";
import { withCommands } from "../../server/package/command-forms.ts";

const root = join(import.meta.dirname, "..", "..");

/** The calls of the command line in a document: the name of the command, of one word or two, and its options. */
function callsIn(file: string): { name: string; options: string[] }[] {
  const text = withCommands(readFileSync(join(root, file), "utf8"), "published");
  const blocks = [...text.matchAll(/```(?:sh|crontab)\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  return [...blocks.join("\n").matchAll(/npx registry-node ([a-z-]+)(?: ([a-z]+))?([^\n|&]*)/g)].map(
    ([, first = "", second = "", rest = ""]) => ({
      name: `${first} ${second}` in commands ? `${first} ${second}` : first,
      options: [...rest.matchAll(/--[a-z-]+/g)].map(([option]) => option),
    }),
  );
}

/** Guides with commands of the node: the one for backups, and those that others have the rest of. */
const documents = [
  "deploy/backup.md",
  "deploy/README.md",
  "README.md",
  "server/features/site/guides/operate.md",
];

it.each(documents)("has commands in %s that exist, and explain the options that are used", async (file) => {
  const calls = callsIn(file);
  expect(calls.length).toBeGreaterThan(0);
  for (const { name, options } of calls) {
    const load = commands[name];
    if (!load) throw new Error(`There is no command "${name}".`);
    const { command } = await load();
    for (const option of options) expect(command.help, name).toContain(option);
  }
});

it("has the commands of a backup in the guide for backups", () => {
  expect(callsIn("deploy/backup.md").map(({ name }) => name)).toEqual(
    expect.arrayContaining(["backup", "verify-backup", "restore"]),
  );
});
