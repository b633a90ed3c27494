/** The node as its operators install it: packed, installed in an empty folder, run by its command. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { version } from "../../generated/operations.ts";
import packageJson from "../../package.json" with { type: "json" };

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
let folder = "";
const installed = () => join(folder, "user", "node_modules");
const program = () => join(installed(), ".bin", "registry-node");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "registry-server-"));
  await run(process.execPath, [join(root, "server/package/build.ts"), join(folder, "package")]);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(folder, "package"),
  });
  const [{ filename } = { filename: "" }] = JSON.parse(stdout) as { filename: string }[]; // npm's form
  await mkdir(join(folder, "user"));
  await writeFile(join(folder, "user", "package.json"), '{ "name": "user", "private": true }\n');
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  await run("npm", ["install", ...options, join(folder, filename)], { cwd: join(folder, "user") });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command of the installed program in a folder. */
async function registryNode(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program(), args, { cwd, env: { PATH: process.env.PATH } });
  return stdout;
}

/** The bytes of all files in a folder. */
async function sizeOf(path: string): Promise<number> {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("takes less than 60 MB with all its dependencies, and has neither TypeScript nor a copy of Node.js", async () => {
  expect(await sizeOf(installed())).toBeLessThan(60_000_000);
  const own = await readdir(join(installed(), "registry-node"), { recursive: true });
  expect(own.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
  const manifest = JSON.parse(await readFile(join(installed(), "registry-node", "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  }; // as build.ts writes it
  expect(packageJson.dependencies).toEqual(manifest.dependencies);
  expect(manifest).not.toHaveProperty("optionalDependencies");
});

test("starts in an empty folder, serves the API, its pages and the dashboard, and stops on SIGTERM", async () => {
  const cwd = join(folder, "started");
  await mkdir(cwd);
  const env = { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "silent" };
  const child = spawn(program(), { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  try {
    let said = "";
    for await (const text of child.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
      said += text;
      if (said.includes("Stop ")) break;
    }
    child.stdout.resume();
    const [, url = ""] = /listening on (http:\/\/[\w.:[\]]+)/.exec(said) ?? [];
    expect(said).not.toContain("Building the dashboard");
    const registry = createRegistry({ baseUrl: url });
    await registry.agents.register({
      agent_id: "trains",
      agent_url: "https://a.example.com",
      name: "Train finder",
    });
    const { agents } = await registry.agents.search({ q: "find me a train" }).page();
    expect(agents.map(({ agent_id }) => agent_id)).toEqual(["trains"]);
    for (const path of [
      "/",
      "/docs",
      "/docs/start",
      "/openapi.json",
      "/openapi.yaml",
      "/docs/webhook-vectors.json",
    ])
      expect((await fetch(url + path)).status, path).toBe(200);
    const dashboard = await (await fetch(`${url}/dashboard`)).text();
    const assets = [...dashboard.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets)
      expect((await fetch(new URL(path, `${url}/dashboard`))).status, path).toBe(200);
    await registryNode(cwd, "backup", "first.backup");
    expect(await registryNode(cwd, "verify-backup", "first.backup")).toContain("first.backup");
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
});

test("lists its commands", async () => {
  const help = await registryNode(folder, "--help");
  for (const word of [version, "start", "backup", "restore", "owner reset"]) expect(help).toContain(word);
});
