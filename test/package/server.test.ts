/** The node as its operators install it: packed, installed in an empty folder, run by its command. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { version } from "../../generated/operations.ts";
import packageJson from "../../package.json" with { type: "json" };
import { withCommands } from "../../server/package/command-forms.ts";
import { openBrowser } from "../browser.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { stepsOf } from "../walk.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
let folder = "";
const user = () => join(folder, "user");
const installed = () => join(user(), "node_modules");
const program = () => join(installed(), ".bin", "registry-node");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "registry-server-"));
  await run(process.execPath, [join(root, "server/package/build.ts"), join(folder, "package")]);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(folder, "package"),
  });
  const [{ filename } = { filename: "" }] = JSON.parse(stdout) as { filename: string }[]; // npm's form
  await mkdir(user()); // with nothing in it, as the operator's guide begins
  const options = ["--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...options, join(folder, filename)], { cwd: user() });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command of the installed program in a folder, with the first `node` of a path. */
async function registryNode(cwd: string, args: string[], path = process.env.PATH): Promise<string> {
  const { stdout } = await run(program(), args, { cwd, env: { PATH: path } });
  return stdout;
}

/** Starts a program, and collects what it says. */
function started(command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  const ended = once(child, "close").then(() => {
    throw new Error(`${command} has ended:\n${out}`);
  });
  ended.catch(() => undefined); // that it ends is wanted later
  return {
    child,
    said: () => out,
    /** Waits for words. @returns all that it has said until then. */
    async until(words: string): Promise<string> {
      while (!out.includes(words)) await Promise.race([once(child.stdout, "data"), ended]);
      return out;
    },
  };
}

/** Installs another Node.js, and returns a path on which it comes first. */
async function pathWith(nodeVersion: string): Promise<string> {
  const name = `node-linux-${process.arch}`;
  const target = join(folder, `node-${nodeVersion}`);
  await mkdir(target);
  await writeFile(join(target, "package.json"), "{}");
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  await run("npm", ["install", ...options, `${name}@${nodeVersion}`], { cwd: target });
  return `${join(target, "node_modules", name, "bin")}${delimiter}${process.env.PATH}`;
}

/** The package.json of the package, as build.ts writes it. */
async function manifest(): Promise<{ dependencies: Record<string, string>; engines: { node: string } }> {
  const text = await readFile(join(installed(), "registry-node", "package.json"), "utf8");
  return JSON.parse(text) as { dependencies: Record<string, string>; engines: { node: string } };
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

test("takes less than 55 MB with all its dependencies, of which the encoder takes 31, and has neither TypeScript nor a copy of Node.js", async () => {
  expect(await sizeOf(installed())).toBeLessThan(55_000_000);
  const files = await readdir(join(installed(), "registry-node"), { recursive: true });
  expect(files.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
  expect(await manifest()).not.toHaveProperty("optionalDependencies");
});

test("has every library of the node: in the bundle, with its licence, or as a dependency of the same version", async () => {
  const { dependencies } = await manifest();
  expect(packageJson.dependencies).toMatchObject(dependencies);
  const licences = await readFile(join(installed(), "registry-node", "LICENCES-OF-LIBRARIES.txt"), "utf8");
  const bundled = Object.entries(packageJson.dependencies).filter(([name]) => !(name in dependencies));
  for (const [name, number] of bundled) expect(licences).toContain(`\n${name} ${number} (`);
  expect(licences).toContain("Copyright (c) 2022-present The Fastify team");
});

// With the Node.js of this process it runs by the commands of the guide, below. Packages with a Node.js are named by the
// platform, and not all have every version.
test("starts in an empty folder, serves the API, its pages and the dashboard, and stops on SIGTERM, with the oldest Node.js that it names (on Linux)", async () => {
  const { engines } = await manifest();
  const isLinux = process.platform === "linux";
  await startsAndServes(isLinux ? await pathWith(`${engines.node.replace(">=", "")}.0`) : process.env.PATH);
});

/** Starts the node by its command in an empty folder, uses it, and stops it. */
async function startsAndServes(path: string | undefined): Promise<void> {
  const cwd = await mkdtemp(join(folder, "started-"));
  const env = { PATH: path, PORT: "0", LOG_LEVEL: "silent", OTEL_TRACES_EXPORTER: "console" };
  const node = started(program(), ["start"], { cwd, env });
  const ended = once(node.child, "exit");
  try {
    const said = await node.until("Stop ");
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
    const byMeaning = registry.agents.search({ q: "locomotive timetable" });
    await vi.waitFor(
      async () => expect((await byMeaning.page()).agents).toMatchObject([{ match: { by_meaning: true } }]),
      { ...hang, interval: 100 },
    );
    for (const page of [
      "/",
      "/docs",
      "/docs/start",
      "/openapi.json",
      "/openapi.yaml",
      "/arazzo.yaml",
      "/docs/webhook-vectors.json",
    ])
      expect((await fetch(url + page)).status, page).toBe(200);
    const dashboard = await (await fetch(`${url}/dashboard`)).text();
    const assets = [...dashboard.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)].map(
      ([, asset = ""]) => asset,
    );
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets)
      expect((await fetch(new URL(asset, `${url}/dashboard`))).status, asset).toBe(200);
    const { accounts } = openBrowser(url); // a password that is hashed and verified
    const account = { email: "ada@example.com", password: "velvet harbour 41 quail" };
    await accounts.signUp(account);
    await expect(accounts.signIn(account)).resolves.toMatchObject({ account: { email: account.email } });
    const listener = started(program(), ["listen", "--url", url, "--after", "0"], {
      cwd,
      env: { PATH: path },
    });
    const left = once(listener.child, "exit");
    await listener.until("trains (Train finder)");
    listener.child.kill("SIGINT");
    expect(await left).toEqual([0, null]);
    await registryNode(cwd, ["backup", "first.backup"], path);
    expect(await registryNode(cwd, ["verify-backup", "first.backup"], path)).toContain("first.backup");
  } finally {
    node.child.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
  expect(node.said()).toContain("name: 'POST /register'"); // traces, whose libraries the package has bundled
}

test("runs by the commands of the operator's guide, in the folder where it was installed by them", async () => {
  const guide = withCommands(await readFile(join(root, "deploy", "README.md"), "utf8"), "published");
  const section = guide.slice(guide.indexOf("## npm"), guide.indexOf("## Containers"));
  const [install, prepare = "", start, ...rest] = stepsOf(section).map(({ commands }) => commands);
  expect(install).toBe("npm install registry-node\n");
  expect(start).toBe("npx registry-node start\n");
  const cwd = user();
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), LOG_LEVEL: "silent" };
  const asReader = (text: string) => text.replaceAll("localhost:3000", `localhost:${port}`);
  await run("sh", ["-ec", asReader(prepare)], { cwd, env });
  const npx = started("npx", ["registry-node", "start"], { cwd, env });
  const ended = once(npx.child, "close"); // when the last process that has the pipe has ended: the node
  try {
    await npx.until("listening on");
    const { stdout } = await run("sh", ["-ec", asReader(rest.join(""))], { cwd, env });
    for (const word of ['"status":"ok"', "registry_http_requests", "Backed up", "first.backup"])
      expect(stdout).toContain(word);
  } finally {
    npx.child.kill("SIGTERM");
  }
  await ended;
  expect(npx.said()).toContain("Registry Node is stopping");
});

test("lists its commands", async () => {
  const help = await registryNode(folder, ["--help"]);
  for (const word of [version, "start", "backup", "restore", "owner reset"]) expect(help).toContain(word);
});
