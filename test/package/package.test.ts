/** The published package: its content, the results of package linters, and its size. */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, inject, test } from "vitest";
import { readEntries } from "../../client/build/manifest.ts";
import { kilobytes, weigh } from "../../client/build/size.ts";
import { prepared } from "./prepared.ts";

const run = promisify(execFile);
const { installed, runtimes, tarball } = await prepared(inject("preparing"));
const folder = join(installed, "node_modules", "@registry-node", "client");
const dist = join(folder, "dist");
const entries = await readEntries();
const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

test("the package has JavaScript and types of each entry, its program and documents, and nothing else", async () => {
  const built = entries.flatMap(({ name }) => [`${name}.js`, `${name}.d.ts`]);
  const shared = /^shared-.*\.(js|d\.ts)$/;
  const names = (await readdir(dist)).filter((name) => !shared.test(name));
  expect(names.sort()).toEqual([...built, "command.js", "THIRD-PARTY-LICENSES"].sort());
  const papers = ["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json"];
  expect((await readdir(folder)).sort()).toEqual(papers.sort());
  expect(await readFile(join(folder, "LICENSE"), "utf8")).toBe(await readFile("LICENSE", "utf8"));
});

test("the package has no dependencies, includes third-party licences, and can be published by a workflow", async () => {
  expect(manifest).not.toHaveProperty("dependencies");
  expect(manifest).toMatchObject({
    type: "module",
    sideEffects: false,
    license: "MIT",
    engines: { node: ">=20" },
    publishConfig: { access: "public", provenance: true },
  });
  expect(await readFile(join(dist, "THIRD-PARTY-LICENSES"), "utf8")).toContain("openapi-fetch 0.17.0 (MIT)");
});

test("only the program imports modules of Node.js, so that the entries run in browsers", async () => {
  const files = (await readdir(dist)).filter((name) => name.endsWith(".js"));
  const importing: string[] = [];
  for (const name of files)
    if (/from "node:|import\("node:/.test(await readFile(join(dist, name), "utf8"))) importing.push(name);
  expect(importing).toEqual(["command.js"]);
});

test("the types use no types of other packages, and have comments", async () => {
  const files = (await readdir(dist)).filter((name) => name.endsWith(".d.ts"));
  const types = (await Promise.all(files.map((name) => readFile(join(dist, name), "utf8")))).join("\n");
  const imported = [...types.matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(([, name = ""]) => name);
  expect(imported.filter((name) => !name.startsWith("./"))).toEqual([]);
  expect(types).not.toMatch(/openapi-fetch["']|interface paths|interface operations/);
  expect(types).toContain("Looks up one agent.");
  expect(types).not.toMatch(/No effect|Schemas\["Line"\]|@description/); // editors would show these
  expect(types.length).toBeLessThan(400_000);
});

test("publint reports nothing", async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test("attw reports nothing for ESM imports", async () => {
  const program = join(runtimes, ".bin", "attw");
  const { stdout } = await run(program, [tarball, "--profile", "esm-only", "--format", "json"]);
  const { analysis } = JSON.parse(stdout);
  expect(Object.keys(analysis.entrypoints)).toEqual([
    ...entries.map(({ subpath }) => subpath),
    "./package.json",
  ]);
  const wrong = analysis.problems.filter(
    ({ resolutionKind }: { resolutionKind?: string }) => !/^node1[06]-?(cjs)?$/.test(resolutionKind ?? ""),
  );
  expect(wrong).toEqual([]);
});

test("every size is below its limit, and the README has the sizes", async () => {
  const readme = await readFile(join(folder, "README.md"), "utf8");
  for (const { imported, gzipped, limit } of await weigh()) {
    expect(gzipped, imported).toBeLessThan(limit);
    const [subpath, name] = imported.split(", ");
    // The module for tests has the examples of the contract, so each change of them changes its size.
    const size = subpath?.endsWith("/testing") ? `under ${limit / 1_000} kB` : kilobytes(gzipped);
    const row = `| \`${subpath}\`${name ? `, \`${name}\` alone` : ""} | ${size} |`;
    expect(readme).toContain(row);
  }
});
