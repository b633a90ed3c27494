/** A project as `npm create registry-node` writes it, from the packed packages to a server that has started. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createRegistry } from "../../../client/index.ts";
import { operations } from "../../../generated/operations.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { formOfDocuments, withCommands } from "../../../server/package/command-forms.ts";
import { preparedContract } from "../prepared.ts";
import { start } from "./programs.ts";

const run = promisify(execFile);
const tarballs = await preparedContract(inject("preparing"));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "registry-create-"));
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await run("npm", ["install", "--offline", "--no-audit", tarballs.create], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command, as `npm create registry-node` does. */
async function create(...args: string[]): Promise<Outcome> {
  const program = join(folder, "node_modules", ".bin", "create-registry-node");
  return run(program, args, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }), // what execFile throws
  );
}

const readText = (...path: string[]) => readFile(join(folder, ...path), "utf8");

describe("npm create registry-node", () => {
  it("writes a project with exact versions, that says what to do next", async () => {
    const { code, stdout, stderr } = await create("first-node");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("  cd first-node\n  npm install\n  npm test\n  npm start\n");
    const { typescript, "@types/node": types } = packageJson.devDependencies;
    expect(JSON.parse(await readText("first-node", "package.json"))).toMatchObject({
      name: "first-node",
      dependencies: { "@registry-node/contract": /^\d+\.\d+\.\d+$/.exec(packageJson.version)?.[0] },
      devDependencies: { typescript, "@types/node": types },
    });
    expect(await readText("first-node", "README.md")).toMatch(/^# first-node\n/);
    expect(await readText("first-node", ".gitignore")).toContain("node_modules/");
    expect((await readdir(join(folder, "first-node", "src", "handlers"))).sort()).toEqual(
      Object.keys(operations)
        .map((feature) => `${feature}.ts`)
        .sort(),
    );
  });

  it("writes into an empty folder, and into one that is a new repository", async () => {
    await mkdir(join(folder, "cloned", ".git"), { recursive: true });
    expect(await create("cloned")).toMatchObject({ code: 0 });
  });

  it("writes a project with the contract of a clone, before the packages are published", async () => {
    const root = join(import.meta.dirname, "..", "..", "..");
    const project = join(folder, "from-clone");
    await run("npm", ["run", "create", "--", project], { cwd: root });
    await run("npm", ["install", "--prefer-offline", "--no-audit", "--ignore-scripts"], { cwd: project });
    const program =
      'import { skeletons } from "@registry-node/contract/fastify"; console.log(typeof skeletons.node.live)';
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: project });
    expect(stdout).toBe("function\n");
  });

  it("rejects a folder with files, and changes nothing in it", async () => {
    await mkdir(join(folder, "full"));
    await writeFile(join(folder, "full", "notes.txt"), "mine");
    const { code, stderr } = await create("full");
    expect(code).toBe(1);
    expect(stderr).toMatch(/full is not empty \(notes\.txt\): choose another name, or empty it first\.\n$/);
    expect(await readdir(join(folder, "full"))).toEqual(["notes.txt"]);
  });

  it.each(["_node", "node!", "n".repeat(215)])("rejects the name %s", async (name) => {
    const { code, stderr } = await create(name);
    expect(code).toBe(1);
    expect(stderr).toMatch(/is not a name of a package: use 1 to 214 of/);
    expect(await readdir(folder)).not.toContain(name);
  });

  it("rejects a file", async () => {
    const { code, stderr } = await create("package.json");
    expect(code).toBe(1);
    expect(stderr).toContain("package.json is a file: choose another name.");
  });

  it.each([[], ["--unknown"], ["a", "b"]])("shows its usage for the arguments %s %s", async (...args) => {
    const { code, stderr } = await create(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(withCommands("npm run create -- ../<folder>", formOfDocuments()));
  });
});

describe("the project", () => {
  const project = () => join(folder, "my-node");

  beforeAll(async () => {
    await create("my-node");
    const options = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
    await run("npm", ["install", ...options, tarballs.contract], { cwd: project() });
  });

  it("passes its test, which sends a request of every operation, and knows which handlers are written", async () => {
    const file = join(project(), "src", "handlers", "node.ts");
    const text = await readFile(file, "utf8");
    const live = 'export const live: Routes["node"]["live"] =';
    const written = `${live} async () => ({ status: 200, headers: { "Cache-Control": "no-store" }, body: { status: "ok" } });`;
    await writeFile(file, text.replace(`${live} notImplemented;`, written));
    const { stdout } = await run("npm", ["test"], { cwd: project() });
    await writeFile(file, text);
    const count = Object.values(operations).flatMap((feature) => Object.keys(feature)).length;
    expect(stdout).toContain(`pass ${count + 4}\n`);
    expect(stdout).toContain("fail 0\n");
    expect(stdout).toContain("node.live responds with a declared status");
    expect(stdout).toContain("node.health responds with 501");
  });

  it("starts, responds with 501 as a problem, and stops on SIGTERM", async () => {
    await using server = await start(project(), "src/main.ts", { PORT: "0", OWNER_KEY: "key" });
    const registry = createRegistry({ baseUrl: server.url, apiKey: "key", maxRetries: 0 });
    const agent = { agent_id: "weather", agent_url: "https://weather.example.com/a2a" };
    await expect(registry.agents.register(agent)).rejects.toMatchObject({
      status: 501,
      code: "not_implemented",
    });
    await expect(registry.agents.register({ ...agent, agent_url: "no URL" })).rejects.toMatchObject({
      status: 400,
      code: "invalid_body",
    });
  });

  it("does not compile without a handler", async () => {
    const file = join(project(), "src", "handlers", "events.ts");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/export const latest.*\n/, ""));
    const failed = await run("npm", ["run", "types"], { cwd: project() }).then(
      () => "",
      ({ stdout }: { stdout: string }) => stdout, // what execFile throws
    );
    expect(failed).toMatch(/src\/routes\.ts.*Property 'latest' is missing/);
    expect(failed.match(/error TS/g)).toHaveLength(1); // all else compiles
    await writeFile(file, text);
  });
});
