/** The command: what it prints, writes and returns. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommandLine } from "../../conformance/command-line.ts";
import { freePort } from "../free-port.ts";
import { createWorld, password, type TestWorld } from "../world.ts";
import { type FaultyProxy, faultyProxy } from "./faulty-proxy.ts";

let world: TestWorld;
let baseUrl = "";
let proxy: FaultyProxy;
let folder = "";

beforeAll(async () => {
  world = await createWorld("sqlite", {}, { clock: () => new Date() });
  baseUrl = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  proxy = await faultyProxy(baseUrl);
  folder = await mkdtemp(join(tmpdir(), "conformance-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await proxy[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

/** Runs the command in an empty environment. */
async function run(
  args: string[],
  { env = {}, isTTY = false }: { env?: NodeJS.ProcessEnv; isTTY?: boolean } = {},
) {
  let out = "";
  let err = "";
  const exitCode = await runCommandLine(args, {
    env,
    stdout: { write: (text) => (out += text), isTTY },
    stderr: { write: (text) => (err += text) },
  });
  return { exitCode, out, err };
}

const lookups = ["--profile", "core", "--only", "agents_lookup:", "--rate", "0"];

/** A node whose lookups of unknown agents are empty successes. */
const emptyLookups = () =>
  proxy.setFault({
    response: (response, { url }) =>
      url.startsWith("/lookup/") && response.status === 404
        ? { ...response, status: 200, body: "{}" }
        : response,
  });

describe("the command", () => {
  test("exits with 0 and a table when all checks pass", async () => {
    const { exitCode, out, err } = await run([baseUrl, ...lookups]);
    expect(out).toMatch(/core +\d+ +0 +\d+/);
    expect(out).toContain(`Passed: ${baseUrl}`);
    expect(err).toContain("core · agents_lookup: ids are case-sensitive … ok\n");
    expect(exitCode).toBe(0);
  });

  test("exits with 1, and prints a curl line that repeats the failure", async () => {
    emptyLookups();
    const { exitCode, out } = await run([proxy.baseUrl, ...lookups, "--quiet"]);
    expect(exitCode).toBe(1);
    expect(out).toContain("FAILED  agents_lookup: an unknown id has 404 agent_not_found");
    expect(out).toMatch(new RegExp(`curl -i '${proxy.baseUrl}/lookup/conf\\w+-nobody-\\d+'`));
  });

  test("prints colours to terminals only", async () => {
    const style = "\u001b[";
    expect((await run([baseUrl, ...lookups])).out).not.toContain(style);
    expect((await run([baseUrl, ...lookups], { isTTY: true })).out).toContain(style);
  });

  test("writes JSON and JUnit", async () => {
    emptyLookups();
    const [json, junit] = [join(folder, "report.json"), join(folder, "report.xml")];
    await run([proxy.baseUrl, ...lookups, "--quiet", "--json", json, "--junit", junit]);
    const report = JSON.parse(await readFile(json, "utf8"));
    expect(report.failed).toBeGreaterThan(0);
    expect(report.passed + report.failed + report.not_applicable).toBe(report.checks.length);
    expect(report.checks).toContainEqual(
      expect.objectContaining({
        profile: "core",
        subject: "agents_lookup",
        name: "an unknown id has 404 agent_not_found",
        outcome: "failed",
        curl: expect.stringContaining("curl -i"),
      }),
    );
    const xml = await readFile(junit, "utf8");
    expect(xml).toContain(
      `<testsuite name="core" tests="${report.checks.length}" failures="${report.failed}"`,
    );
    expect(xml.match(/<failure /g)).toHaveLength(report.failed);
  });

  test("shows no key and no password in any report", async () => {
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "ci" });
    proxy.setFault({
      response: (response) => ({ ...response, status: response.status === 201 ? 200 : response.status }),
    });
    const [json, junit] = [join(folder, "secret.json"), join(folder, "secret.xml")];
    const files = ["--json", json, "--junit", junit];
    const only = [
      "--only",
      "agents_register: a new agent",
      "--only",
      "accounts_session: responses",
      "--rate",
      "0",
    ];
    const account = {
      REGISTRY_KEY: key.raw_key,
      REGISTRY_EMAIL: String(developer.email),
      REGISTRY_PASSWORD: password,
    };
    const { exitCode, out, err } = await run([proxy.baseUrl, ...only, ...files], { env: account });
    expect(exitCode).toBe(1);
    const all = [out, err, await readFile(json, "utf8"), await readFile(junit, "utf8")].join("\n");
    expect(all).toContain("authorization: Bearer $REGISTRY_KEY");
    expect(all).not.toContain(key.raw_key);
    expect(all).not.toContain(password);
  });

  test("generates the same requests from the same seed", async () => {
    const urlsOf = async (seed: string) => {
      const urls: string[] = [];
      proxy.setFault({
        request: (request) => {
          urls.push(request.url);
          return request;
        },
      });
      const only = ["--only", "agents_search: takes every request"];
      await run([proxy.baseUrl, "--profile", "core", ...only, "--rate", "0", "--quiet", "--seed", seed]);
      return urls;
    };
    expect(await urlsOf("7")).toEqual(await urlsOf("7"));
    expect(await urlsOf("7")).not.toEqual(await urlsOf("8"));
  });

  test("lists the checks without sending anything", async () => {
    const { exitCode, out } = await run(["--list", "--profile", "keys", "--only", "revoked key is rejected"]);
    expect([exitCode, out]).toEqual([
      0,
      "keys · keys_revoke: a revoked key is rejected at once, on writes and reads\n",
    ]);
  });

  test("says each sentence once", async () => {
    const { out } = await run(["--list"]);
    const lines = out.trim().split("\n");
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(1_000);
  });
});

describe("the command exits with 2 and says what to do", () => {
  test.each([
    ["without a URL", [], "Pass one base URL, such as https://node.example."],
    ["for a text that is no URL", ["node.example"], "node.example is no http or https URL."],
    ["for an unknown option", ["http://127.0.0.1", "--profil", "core"], "Unknown option '--profil'"],
    [
      "for an unknown profile",
      ["http://127.0.0.1", "--profile", "cores"],
      "There is no profile cores. The profiles are core,",
    ],
    [
      "for half a sign-in",
      ["http://127.0.0.1", "--email", "a@example.com"],
      "--email and its password belong together.",
    ],
    [
      "for a rate that is no number",
      ["http://127.0.0.1", "--rate", "fast"],
      "--rate is fast: it must be a whole number.",
    ],
    ["for one TLS file", ["http://127.0.0.1", "--callback-tls", "key.pem"], "--callback-tls needs two files"],
  ])("%s", async (_, args, message) => {
    const { exitCode, out, err } = await run(args);
    expect([exitCode, out]).toEqual([2, ""]);
    expect(err).toContain(message);
    expect(err).toContain("--help lists the options.");
  });

  test("when nothing listens at the URL", async () => {
    const { exitCode, err } = await run([`http://127.0.0.1:${await freePort()}`]);
    expect(exitCode).toBe(2);
    expect(err).toContain("Is the node running at http://127.0.0.1:");
  });

  test("when the host is no registry node", async () => {
    const server = createServer((_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("hello"),
    );
    const port = await freePort();
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    const { exitCode, err } = await run([`http://127.0.0.1:${port}`]);
    server.close();
    expect(exitCode).toBe(2);
    expect(err).toContain(
      "responds, but not like a registry node: GET /list has the status 200 and no header API-Version.",
    );
  });

  test("when the node requires a credential", async () => {
    await using closed = await createWorld("sqlite", { keysRequiredFrom: new Date(0) });
    const url = await closed.node.app.listen({ port: 0, host: "127.0.0.1" });
    const { exitCode, err } = await run([url]);
    expect(exitCode).toBe(2);
    expect(err).toBe(
      "This node registers agents only for accounts. Pass --key, or --email and --password, or --sign-up.\n",
    );
  });

  test.each([
    ["a key", ["--key", "registry_x"], "The node rejects --key: credential_malformed."],
    ["a password", ["--email", "a@example.com", "--password", "wrong horse battery"], "responds with 401"],
  ])("when the node rejects %s", async (_, args, message) => {
    const { exitCode, err } = await run([baseUrl, ...args]);
    expect(exitCode).toBe(2);
    expect(err).toContain(message);
  });
});
