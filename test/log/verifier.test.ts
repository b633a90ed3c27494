/** The served log, verified by a program of others: the packages of Go's checksum database, from Debian's package. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld, withoutExpiry } from "../world.ts";
import { fillJournal } from "./journal.ts";

const run = promisify(execFile);

/** Where Debian's golang-golang-x-mod-dev is; `.ci/run` installs it. */
const packages = "/usr/share/gocode";
const folder = await mkdtemp(join(tmpdir(), "registry-verifier-"));
const program = join(folder, "verify");
afterAll(() => rm(folder, { recursive: true }));

/** Whether this machine has what the program needs. */
const isBuilt = await build();

/** Builds the program. */
async function build(): Promise<boolean> {
  const hasGo = await run("go", ["version"]).catch(() => undefined);
  if (!hasGo || !existsSync(join(packages, "src/golang.org/x/mod/sumdb/tlog"))) return false;
  // Without C, so that no compiler of it is needed.
  const env = { ...process.env, CGO_ENABLED: "0", GO111MODULE: "off", GOPATH: packages };
  await run("go", ["build", "-o", program, join(import.meta.dirname, "verify.go")], { env });
  return true;
}

/** A test that needs the program. */
const verified = it.runIf(isBuilt);
const needs = "(needs Go with golang.org/x/mod: Debian's golang-go and golang-golang-x-mod-dev)";

/** A file of the log that is served with another bit, and where. */
interface Flip {
  path: string;
  /** Its position from the start of the file; from its end if it is negative. */
  at: number;
}

/** Serves the log of a node over HTTP, and verifies it. @returns what the program said. */
async function verify({ node, registry }: TestWorld, flip?: Flip): Promise<string> {
  const server = createServer(async (request, response) => {
    const { statusCode, rawPayload } = await node.app.inject({ method: "GET", url: request.url ?? "" });
    const bytes = Buffer.from(rawPayload);
    if (flip && request.url === `/log/${flip.path}`) {
      const at = flip.at < 0 ? bytes.length + flip.at : flip.at;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
    }
    response.writeHead(statusCode).end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const [key] = (await registry.log.read()).vkeys;
  try {
    const { stdout } = await run(program, [`http://127.0.0.1:${port}/log`, key?.vkey ?? ""]);
    return stdout;
  } catch (error) {
    if (error instanceof Error && "stderr" in error) return String(error.stderr);
    throw error;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A log of as many entries. */
async function sealed(engine: TestWorld["engine"], count: number): Promise<TestWorld> {
  const world = await createWorld(engine, {}, withoutExpiry);
  await fillJournal(world, count);
  await world.arrange.seal();
  return world;
}

/** What the packages say of a tile that does not fit the others, depending on which of them they read. */
const otherTile = /inconsistent tile|invalid transparency proof|not that of the tree/;

describe("the log of 70,000 events", () => {
  let sealing: Promise<TestWorld> | undefined;
  const large = () => (sealing ??= sealed("sqlite", 70_000));
  afterAll(async () => (await sealing)?.[Symbol.asyncDispose]());

  verified(`is accepted by the packages of Go ${needs}`, async () => {
    expect(await verify(await large())).toBe("70000 entries verified\n");
  });

  it("has the tiles of the example in the specification, and no others", async () => {
    const { registry } = await large();
    const statusOf = (path: string) =>
      registry.log.tile(path).then(
        (tile) => tile.byteLength / 32,
        ({ status }) => status,
      );
    const paths = {
      "0/000": 256,
      "0/272": 256,
      "0/273": 404,
      "0/273.p/112": 112,
      "0/273.p/1": 1,
      "0/273.p/113": 404,
      "0/274.p/1": 404,
      "1/000": 256,
      "1/001": 404,
      "1/001.p/17": 17,
      "1/001.p/18": 404,
      "2/000": 404,
      "2/000.p/1": 1,
      "2/000.p/2": 404,
      "3/000.p/1": 404,
    };
    const found = await Promise.all(
      Object.keys(paths).map(async (path) => [path, await statusOf(path)] as const),
    );
    expect(Object.fromEntries(found)).toEqual(paths);
  });

  verified.each<[string, Flip, RegExp]>([
    ["an entry", { path: "tile/entries/000", at: 100 }, /entry 0 is not that of the tree/],
    ["the last entry", { path: "tile/entries/273.p/112", at: -1 }, /entry 69999 is not that of the tree/],
    ["a length of an entry", { path: "tile/entries/100", at: 1 }, /entries/],
    ["a full tile", { path: "tile/0/100", at: 5 }, otherTile],
    ["a partial tile", { path: "tile/0/273.p/112", at: -1 }, otherTile],
    ["a tile of level 1", { path: "tile/1/000", at: 8_191 }, otherTile],
    ["a partial tile of level 1", { path: "tile/1/001.p/17", at: 0 }, otherTile],
    ["the tile of level 2", { path: "tile/2/000.p/1", at: 31 }, otherTile],
    [
      "the size of the checkpoint",
      { path: "checkpoint", at: "registry.test/log\n".length },
      /invalid signature/,
    ],
    [
      "the root of the checkpoint",
      { path: "checkpoint", at: "registry.test/log\n70000\n".length },
      /invalid signature/,
    ],
    ["the signature of the checkpoint", { path: "checkpoint", at: -30 }, /invalid signature/],
  ])(`is rejected with one bit changed in %s ${needs}`, async (_what, flip, reason) => {
    expect(await verify(await large(), flip)).toMatch(reason);
  });
});

describe.each(engines)("a log on %s", (engine) => {
  verified.each([1, 2, 255, 256, 257, 1_100])(
    `of %i events is accepted by the packages of Go ${needs}`,
    async (count) => {
      await using world = await sealed(engine, count);
      expect(await verify(world)).toBe(`${count} entries verified\n`);
    },
  );
});
