/** The commands that readers copy: each block can be pasted into a shell, and each command is of the form that works now. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  commandForms,
  filesWithCommands,
  formOfDocuments,
  withCommands,
} from "../server/package/command-forms.ts";
import { shells, stepsOf, Terminal } from "./walk.ts";

const root = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const documents = globSync(["*.md", "*/**/*.md"], {
  cwd: root,
  exclude: (path) =>
    /(^|\/)(node_modules|dist|reference|data|runtimes|generators)(\/|$)|CHANGELOG\.md$/.test(path),
});
const blocks = documents.flatMap((file) =>
  stepsOf(textOf(file).replaceAll(/^ {3}/gm, "")).map(({ commands }) => ({ file, commands })),
);

test("blocks have commands only, of which none waits for a reader before the last", () => {
  expect(blocks.length).toBeGreaterThan(100);
  const comment = /(^|\s)#(\s|$)/m;
  const placeholder = /<[a-z]+>/;
  const staying =
    /^(\S+=\S+ )*(npm start|npm run dev|npm run registry-node -- (start|listen)|read )[^&]*\n(?=.)/m;
  for (const { file, commands } of blocks) {
    for (const wrong of [comment, placeholder, staying]) expect(commands, file).not.toMatch(wrong);
  }
});

/** What shells say about a command that they do not understand, or a pattern without a file. */
const misunderstood =
  /no matches found|parse error|bad pattern|syntax error|unexpected|event not found|unmatched/i;

test.each(shells)("%s understands each block, alone", async (shell) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "registry-pasted-"));
  await mkdir(join(folder.path, "here"));
  await mkdir(join(folder.path, "registry-node/create/dist"), { recursive: true });
  await writeFile(join(folder.path, "registry-node/create/dist/contract.tgz"), ""); // matched by *.tgz
  await using terminal = await Terminal.open(shell, { cwd: join(folder.path, "here") });
  // No command is found, and none runs: only the shell itself acts.
  await terminal.run("PATH=/nowhere; command_not_found_handle() { :; }; command_not_found_handler() { :; }");
  for (const { file, commands } of blocks)
    expect(await terminal.run(commands), `${file}:\n${commands}`).not.toMatch(misunderstood);
});

describe("commands of our packages", () => {
  const form = formOfDocuments();
  const files = filesWithCommands();

  test("have the form that package.json names, and both forms are made of each other", () => {
    for (const file of files) {
      const text = textOf(file);
      expect(withCommands(text, form), `${file}: run npm run generate`).toBe(text);
      const other = withCommands(text, form === "clone" ? "published" : "clone");
      expect(withCommands(other, form), file).toBe(text);
    }
  });

  test("are written in the form that package.json names, as before a release", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "registry-release-"));
    for (const file of files) await cp(join(root, file), join(folder.path, file));
    const program = "server/package/command-forms.ts";
    await cp(join(root, program), join(folder.path, program));
    const manifest = { ...JSON.parse(textOf("package.json")), config: { commands: "published" } };
    await writeFile(join(folder.path, "package.json"), JSON.stringify(manifest));
    execFileSync(process.execPath, [join(folder.path, program)]);
    for (const file of files)
      expect(readFileSync(join(folder.path, file), "utf8"), file).toBe(
        withCommands(textOf(file), "published"),
      );
    expect(readFileSync(join(folder.path, "README.md"), "utf8")).toContain("\nnpx registry-node doctor\n");
  });

  test("have no form that is not in the table", () => {
    const published =
      /\b(?:npx|npm (?:install|i|create|init|exec)) (?:-\S+ )*(?!\.)[^\s`"]*(?:registry-node|conformance)\b/g;
    for (const file of files) {
      const left = [...withCommands(textOf(file), "clone").matchAll(published)].map(([command]) => command);
      expect(left, file).toEqual([]);
    }
  });

  test("are scripts of this repository, and packages of this repository", () => {
    const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
    for (const file of files)
      for (const [, name = ""] of textOf(file).matchAll(/\bnpm run (?:-s )?([\w:-]+)(?! \w+ -w)/g))
        expect(Object.keys(scripts), `${file}: npm run ${name}`).toContain(name);
    const names = ["client", "conformance", "contract", "create"].map(
      (folder) => (JSON.parse(textOf(`${folder}/package.json`)) as { name: string }).name,
    );
    const named = commandForms.flatMap(([, text]) => /^(?:npx|npm install) (\S+)/.exec(text)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(4);
    for (const name of named) expect([...names, "registry-node"]).toContain(name);
  });
});
