/** Compiles and runs every code block of the README of the contract, with the installed package. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, inject, test } from "vitest";
import { preparedContract } from "../prepared.ts";
import { exportsOf, programOf, sectionsOf } from "../readme/programs.ts";
import { compile } from "./programs.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..", "..");
const sections = sectionsOf(await readFile(join(root, "contract", "README.md"), "utf8"));
const everySection = await readFile(join(import.meta.dirname, "readme", "every-section.ts"), "utf8");
const { project } = await preparedContract(inject("preparing"));
const fileOf = (name: string) => `${name}.program.ts`;

beforeAll(async () => {
  await writeFile(join(project, "every-section.ts"), everySection);
  const surroundings = exportsOf({ "./every-section.ts": everySection });
  for (const section of sections) {
    const program = programOf(section, surroundings).replaceAll("port: 3000", "port: 0");
    await writeFile(join(project, fileOf(section.name)), program);
  }
});

test("every block compiles strictly", async () => {
  const files = sections.map(({ name }) => fileOf(name));
  expect(await compile(project, files, "typescript-native")).toBe("");
});

test.each(sections)("the blocks of `$heading` print what they say", async ({ name, blocks }) => {
  const { stdout, stderr } = await run(process.execPath, [fileOf(name)], { cwd: project });
  expect(stderr).toBe("");
  // The comment after a call of console.log says what it prints; `…` stands for anything.
  const said = blocks.flatMap((block) => [
    ...block.matchAll(/^\s*(?:if .*)?console\.log\(.*\); \/\/ (?!GET)(.*)$/gm),
  ]);
  const printed = stdout.replaceAll(/\s+/g, " ");
  for (const [, line = ""] of said) {
    let at = 0;
    for (const part of line.split("…").map((each) => each.trim())) {
      const found = printed.indexOf(part, at);
      expect(found, `${line}\n${stdout}`).toBeGreaterThanOrEqual(at);
      at = found + part.length;
    }
  }
});
