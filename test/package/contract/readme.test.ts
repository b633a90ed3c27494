/** Compiles and runs every code block of the README of the contract, with the installed package. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportsOf, programOf, sectionsOf } from "../readme/programs.ts";
import { compile, type Installed, installContract } from "./installed.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..", "..");
const sections = sectionsOf(await readFile(join(root, "contract", "README.md"), "utf8"));
const everySection = await readFile(join(import.meta.dirname, "readme", "every-section.ts"), "utf8");
let installed: Installed;
const fileOf = (name: string) => `${name}.program.ts`;

beforeAll(async () => {
  installed = await installContract();
  await writeFile(join(installed.folder, "every-section.ts"), everySection);
  const surroundings = exportsOf({ "./every-section.ts": everySection });
  for (const section of sections) {
    const program = programOf(section, surroundings).replaceAll("port: 3000", "port: 0");
    await writeFile(join(installed.folder, fileOf(section.name)), program);
  }
});

afterAll(() => installed?.[Symbol.asyncDispose]());

test("every block compiles strictly", async () => {
  const files = sections.map(({ name }) => fileOf(name));
  expect(await compile(installed.folder, files, "typescript-native")).toBe("");
});

test.each(sections)("the blocks of `$heading` print what they say", async ({ name, blocks }) => {
  const { stdout, stderr } = await run(process.execPath, [fileOf(name)], { cwd: installed.folder });
  expect(stderr).toBe("");
  // The comment after a call of console.log says what it prints; `…` stands for anything.
  const said = blocks.flatMap((block) => [
    ...block.matchAll(/^\s*(?:if .*)?console\.log\(.*\); \/\/ (.*)$/gm),
  ]);
  const lines = said.map(([, line = ""]) => line).filter((line) => !line.startsWith("GET "));
  for (const line of lines) {
    const parts = line.split("…").map((part) => RegExp.escape(part.trim()));
    expect(stdout.replaceAll(/\s+/g, " ")).toMatch(new RegExp(parts.join("[^]*")));
  }
});
