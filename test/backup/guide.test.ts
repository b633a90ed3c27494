/** The commands of the guide for backups exist, with the options that it names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../server/commands/all.ts";

const root = join(import.meta.dirname, "..", "..");

/** The calls of the command line in a document: the name of the command, of one word or two, and its options. */
function callsIn(file: string): { name: string; options: string[] }[] {
  const text = readFileSync(join(root, file), "utf8");
  const blocks = [...text.matchAll(/```(?:sh|crontab)\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  return [...blocks.join("\n").matchAll(/registry-node ([a-z-]+)(?: ([a-z]+))?([^\n|&]*)/g)].map(
    ([, first = "", second = "", rest = ""]) => ({
      name: `${first} ${second}` in commands ? `${first} ${second}` : first,
      options: [...rest.matchAll(/--[a-z-]+/g)].map(([option]) => option),
    }),
  );
}

describe.each(["deploy/backup.md", "README.md"])("the commands in %s", (file) => {
  it("exist, and explain the options that are used", async () => {
    const calls = callsIn(file);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["backup", "verify-backup", "restore"]),
    );
    for (const { name, options } of calls) {
      const load = commands[name];
      if (!load) throw new Error(`There is no command "${name}".`);
      const { command } = await load();
      for (const option of options) expect(command.help, name).toContain(option);
    }
  });
});
