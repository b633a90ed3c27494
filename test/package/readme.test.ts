/** Compiles and runs every code block of the client's README with the package and a node. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, inject, test } from "vitest";
import { createNode } from "../../server/node.ts";
import { realWorld } from "../../server/world.ts";
import { openBrowser } from "../browser.ts";
import { scratch } from "../engines.ts";
import { configOf, password } from "../world.ts";
import { prepared } from "./prepared.ts";
import { exportsOf, programOf, sectionsOf } from "./readme/programs.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const { installed } = await prepared(inject("preparing"));
const folder = join(installed, "readme");
const sections = sectionsOf(await readFile(join(root, "client", "README.md"), "utf8"));
const secret = "8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250";

/** Writes the program of each section, and its declarations. */
beforeAll(async () => {
  const given = join(import.meta.dirname, "readme");
  await cp(given, folder, { recursive: true, filter: (path) => !path.endsWith("programs.ts") });
  await mkdir(join(folder, "node_modules", "@types"), { recursive: true });
  for (const name of ["fastify", "express", "@types/express", "hono"]) // the MCP SDK needs the latter
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
  for (const section of sections) {
    const modules: Record<string, string> = {};
    for (const name of ["every-section", section.name]) {
      const text = await readFile(join(given, `${name}.ts`), "utf8").catch(() => "");
      modules[`./${name}.ts`] = text;
    }
    await writeFile(join(folder, `${section.name}.program.ts`), programOf(section, exportsOf(modules)));
  }
});

test("every block compiles", async () => {
  const options = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: "nodenext",
    moduleResolution: "nodenext",
    allowImportingTsExtensions: true,
    target: "es2024",
    types: ["node"],
    typeRoots: [join(root, "node_modules", "@types")],
  };
  const files = sections.map(({ name }) => `${name}.program.ts`);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files }));
  const compiler = join(root, "node_modules", "typescript-native", "bin", "tsc");
  const said = await run(process.execPath, [compiler, "-p", "."], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout, // what execFile throws
  );
  expect(said).toBe("");
});

test.each(sections)("the blocks of `$heading` work as described", async ({ name }) => {
  await using own = await scratch("sqlite");
  await using node = await createNode(configOf(own.database), realWorld);
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const browser = openBrowser(address);
  await browser.agents.register({
    agent_id: "weather-agent",
    agent_url: "https://weather.example.com/a2a",
    description: "A forecast by the hour.",
    tags: ["weather"],
    protocols: ["a2a"],
  });
  await browser.accounts.signUp({ email: "developer@example.com", password });
  const { key } = await browser.keys.create({ name: "readme" });
  const program = join(folder, `${name}.program.ts`);
  const code = await readFile(program, "utf8");
  await writeFile(program, code.replaceAll("https://registry.example.com", address));
  const env = { ...process.env, REGISTRY_URL: address, REGISTRY_KEY: key.raw_key, WEBHOOK_SECRET: secret };
  const { stderr } = await run(process.execPath, [program], { cwd: folder, env, timeout: 120_000 });
  expect(stderr).toBe(""); // a program that fails, or does not end, rejects above with what it said
});
