/** The installed package in every supported runtime, with a node on loopback. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readEntries } from "../../client/build/manifest.ts";
import { createNode, type RegistryNode } from "../../server/node.ts";
import { realWorld } from "../../server/world.ts";
import { executablePath, launch } from "../browser/chromium.ts";
import { type Scratch, scratch } from "../engines.ts";
import { configOf } from "../world.ts";
import { prepared } from "./prepared.ts";

const run = promisify(execFile);
const { installed: user, runtimes } = await prepared(inject("preparing"));
const outcome = [
  "registered",
  "listed 1 time",
  "looked up true",
  "agent_not_found",
  "streamed agent.registered",
  "received 204 superseded",
  "tampered 401",
  "mocked: registered smoke agent_not_found, 4 calls, 1 event",
  "monitored: ok, proved event 1",
];

let own: Scratch;
let node: RegistryNode;
let address: string;

beforeAll(async () => {
  own = await scratch("sqlite");
  node = await createNode(configOf(own.database), realWorld);
  address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const sources = ["smoke", "run", "worker"].map((name) => join(import.meta.dirname, "user", `${name}.ts`));
  // The compiler settings of this folder lead the name of the package to the sources: they are not those of its users.
  const init = { bundle: true, packages: "external", format: "esm", tsconfigRaw: {} } as const;
  await build({ entryPoints: sources, outdir: user, ...init });
});

afterAll(async () => {
  await node[Symbol.asyncDispose]();
  await own[Symbol.asyncDispose]();
});

test.each([
  ["Node.js 20", join(runtimes, "node20", "bin", "node"), []],
  ["Node.js 22", join(runtimes, "node22", "bin", "node"), []],
  ["Node.js 24", join(runtimes, "node24", "bin", "node"), []],
  ["Node.js 26", process.execPath, []],
  ["Bun", join(runtimes, ".bin", "bun"), ["--no-install"]],
  ["Deno", join(runtimes, ".bin", "deno"), ["run", "--no-remote", "--allow-net"]],
])("%s", async (_, program, options) => {
  const { stdout } = await run(program, [...options, "run.js", address], { cwd: user });
  expect(JSON.parse(stdout)).toEqual(outcome);
});

test.each([
  ["Node.js 20", join(runtimes, "node20", "bin", "node"), "client", ["monitor"]],
  ["Node.js 26", process.execPath, "registry-monitor", []],
])("the program monitors the node, in %s", async (name, program, bin, command) => {
  const file = join(user, `${name}.json`);
  const args = [join(user, "node_modules", ".bin", bin), ...command, address, "--state", file];
  const { stdout, stderr } = await run(program, args);
  expect(stdout).toMatch(/^OK: The log /m);
  expect(stderr).toBe("");
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ version: 1, first_seq: 1 });
});

test("Cloudflare Workers", async () => {
  // As wrangler does: one file, made for the conditions of workers.
  const conditions = ["workerd", "worker", "browser"];
  const entryPoints = [join(user, "worker.js")];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    format: "esm",
    conditions,
    write: false,
    tsconfigRaw: {},
  });
  await writeFile(join(user, "bundle.js"), outputFiles[0]?.contents ?? "");
  await writeFile(join(user, "workerd.capnp"), workerdConfig);
  const program = join(runtimes, ".bin", "workerd");
  const workerd = spawn(program, ["serve", "--control-fd=3", join(user, "workerd.capnp")], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  try {
    const control = workerd.stdio[3];
    if (!control) throw new Error("workerd has no control pipe");
    const [line] = await once(control, "data"); // it prints its port when it listens
    const { port } = JSON.parse(String(line).split("\n")[0] ?? "");
    const response = await fetch(`http://127.0.0.1:${port}/?node=${encodeURIComponent(address)}`);
    expect(await response.json()).toEqual(outcome);
  } finally {
    workerd.kill();
    await once(workerd, "exit");
  }
});

const workerdConfig = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "bundle.js")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "loopback",
    )),
    (name = "loopback", network = (allow = ["private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

const hasBrowser = executablePath !== undefined; // CI always has one

test.runIf(hasBrowser)("a page in Chromium, by an import map and without a bundler", async () => {
  await using origin = await serveOrigin();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${origin.url}/installed/page.html`);
    // The text of a function for the page: its modules are the page's.
    const outcomeOfPage = page.evaluate(
      'import("/installed/smoke.js").then(({ smoke }) => smoke(location.origin))',
    );
    expect(await outcomeOfPage).toEqual(outcome);
  } finally {
    await browser.close();
  }
});

/** A server of pages that forwards all other requests to the node, so that the page can call it. */
async function serveOrigin() {
  const server = createServer(async (asked, response) => {
    const { pathname } = new URL(asked.url ?? "", "http://origin.test");
    if (pathname === "/installed/page.html") return response.setHeader("Content-Type", "text/html").end(html);
    if (pathname.startsWith("/installed/")) {
      response.setHeader("Content-Type", "text/javascript");
      return response.end(await readFile(join(user, pathname.slice("/installed".length))));
    }
    const { method = "GET", headers, url = "/" } = asked;
    const forwarded = request(new URL(url, address), { method, headers }, (forwardedResponse) => {
      response.writeHead(forwardedResponse.statusCode ?? 502, forwardedResponse.headers);
      forwardedResponse.pipe(response);
    });
    asked.pipe(forwarded);
    response.on("close", () => forwarded.destroy()); // a stream that the page has left
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // that of a server that listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close().closeAllConnections(),
  };
}

const client = "/installed/node_modules/@registry-node/client";
const imports = Object.fromEntries(
  (await readEntries()).map(({ subpath, name }) => [
    `@registry-node/client${subpath.slice(1)}`,
    `${client}/dist/${name}.js`,
  ]),
);
const html = `<!doctype html><title>smoke</title><script type="importmap">${JSON.stringify({ imports })}</script>`;
