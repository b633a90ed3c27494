/** The clients that generators make of the OpenAPI document: they compile strictly, and call a node on loopback. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createNode, type RegistryNode } from "../../server/node.ts";
import { realWorld } from "../../server/world.ts";
import { type Scratch, scratch } from "../engines.ts";
import { configOf } from "../world.ts";
import { type Generator, generators } from "./generators/programs.ts";
import { prepared } from "./prepared.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const document = join(root, "generated", "openapi.json");
const { generators: programs } = await prepared(inject("preparing"));

let own: Scratch;
let node: RegistryNode;
let address: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "generated-"));
  own = await scratch("sqlite");
  node = await createNode(configOf(own.database), realWorld);
  address = await node.app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await node[Symbol.asyncDispose]();
  await own[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** What a program said, also if it failed. */
async function outputOf(cwd: string, command: string[]): Promise<string> {
  return run(process.execPath, command, { cwd }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr, // what execFile throws
  );
}

/** Generates a client in a folder of its own, with a program of its user. */
async function generate({ name, config, command, program }: Generator): Promise<string> {
  const place = join(folder, name.replace(/\W/g, "-"));
  await mkdir(join(place, "client"), { recursive: true });
  await symlink(programs, join(place, "node_modules"));
  await writeFile(join(place, "package.json"), '{ "private": true, "type": "module" }\n');
  if (config) await writeFile(join(place, config.file), config.text(document, address));
  await run(process.execPath, command(programs, document), { cwd: place });
  const print = "function print(...values: unknown[]) {\n  console.log(JSON.stringify(values));\n}\n";
  await writeFile(join(place, "program.ts"), `${program(address)}\n${print}`);
  return place;
}

/** The declarations that the compiler itself has are not checked, all others are. */
const compilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  paths: { "openapi-fetch": [join(root, "node_modules", "openapi-fetch")] },
};

describe.each(generators)("the client that $name generates", (generator) => {
  test("compiles strictly, and registers, lists and looks up agents with typed problems", async () => {
    const place = await generate(generator);
    await writeFile(
      join(place, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["client", "program.ts"] }),
    );
    const compiler = join(root, "node_modules", "typescript-native", "bin", "tsc");
    expect(await outputOf(place, [compiler, "-p", "."])).toBe("");
    await build({
      absWorkingDir: place,
      entryPoints: ["program.ts"],
      outfile: join(place, "program.mjs"),
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      alias: { "openapi-fetch": join(root, "node_modules", "openapi-fetch") },
    });
    const id = generator.name.replace("@hey-api/openapi-ts", "hey-api");
    expect(JSON.parse(await outputOf(place, ["program.mjs"]))).toEqual([
      "registered",
      "invalid_body",
      id,
      null,
      "agent_not_found",
    ]);
  });
});

// The rule of examples takes half its time; published-document.test.ts and Redocly hold examples against their schemas.
const ruleset = "extends: [spectral:oas]\nrules:\n  oas3-valid-media-example: off\n";

test("Spectral finds nothing in the document by its rules for OpenAPI", async () => {
  await writeFile(join(folder, "spectral.yaml"), ruleset);
  const spectral = join(programs, "@stoplight", "spectral-cli", "dist", "index.js");
  const command = [spectral, "lint", "--ruleset", "spectral.yaml", "--fail-severity", "hint", document];
  expect(await outputOf(folder, command)).toMatch(/^No results with a severity of 'hint' or higher found!/);
});
