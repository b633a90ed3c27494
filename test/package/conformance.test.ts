/** The conformance program as its users run it: packed, installed in an empty folder, run by its command. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { version } from "../../generated/operations.ts";
import { createWorld } from "../world.ts";

const run = promisify(execFile);
let folder = "";
const program = () => join(folder, "user", "node_modules", ".bin", "conformance");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "registry-conformance-"));
  const cwd = join(import.meta.dirname, "..", "..", "conformance");
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd });
  const user = join(folder, "user");
  await mkdir(user);
  await writeFile(join(user, "package.json"), '{ "name": "user", "private": true }\n');
  const tarball = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  // It has no dependencies: nothing is asked of a registry.
  await run("npm", ["install", "--offline", "--no-audit", tarball], { cwd: user });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the package has the program, the document and the licences, and needs no other", async () => {
  const modules = join(folder, "user", "node_modules");
  expect((await readdir(modules)).filter((name) => !name.startsWith("."))).toEqual(["@registry-node"]);
  const installed = join(modules, "@registry-node", "conformance");
  expect((await readdir(installed)).sort()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist",
    "package.json",
  ]);
  expect((await readdir(join(installed, "dist"))).sort()).toEqual([
    "THIRD-PARTY-LICENSES",
    "main.js",
    "openapi.json",
  ]);
  const licences = await readFile(join(installed, "dist", "THIRD-PARTY-LICENSES"), "utf8");
  for (const name of ["ajv", "ajv-formats", "fast-check"]) expect(licences).toContain(`${name} `);
});

test("the installed command says its version, and checks a node", async () => {
  await using world = await createWorld("sqlite", {}, { clock: () => new Date() });
  const baseUrl = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const env = { PATH: process.env.PATH };
  expect((await run(program(), ["--version"], { env })).stdout).toBe(`${version}\n`);
  const args = [baseUrl, "--profile", "core", "--only", "agents_lookup:", "--rate", "0", "--quiet"];
  const { stdout } = await run(program(), args, { env });
  expect(stdout).toContain(`Passed: ${baseUrl}`);
});
