/** The command line: `registry-node <command>`, as an operator types it. */
import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { commands } from "../server/commands/all.ts";
import { runCommandLine } from "../server/commands/command-line.ts";
import { folder } from "./faults/process.ts";

const root = join(import.meta.dirname, "..");
const bin = join(root, packageJson.bin["registry-node"]);

interface Printed {
  out: string;
  err: string;
  code: number;
}

/** Runs the command line. */
async function type(...args: string[]): Promise<Printed> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const options = { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE } };
  return promisify(execFile)(process.execPath, [bin, ...args], options).then(
    ({ stdout, stderr }) => ({ out: stdout, err: stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ out: stdout, err: stderr, code }),
  );
}

test("--help lists every command with what it does", async () => {
  const { out, code } = await type("--help");
  expect(code).toBe(0);
  for (const [name, load] of Object.entries(commands)) {
    const { command } = await load();
    expect(out.split("\n").map((line) => line.trim().split(/ {2,}/))).toContainEqual([name, command.summary]);
  }
});

test("without a command it explains itself, starts nothing, and fails, so that a service manager notices", async () => {
  expect(await typeHere()).toEqual({ ...(await typeHere("--help")), code: 1 });
});

test("--version is that of the contract", async () => {
  expect((await type("--version")).out.trim()).toBe(packageJson.version);
});

/** Runs the command line in this process: a command that only explains itself, or rejects its arguments, leaves nothing. */
async function typeHere(...args: string[]): Promise<Printed> {
  using log = vi.spyOn(console, "log").mockReturnValue();
  using error = vi.spyOn(console, "error").mockReturnValue();
  await runCommandLine(args);
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  const text = (calls: unknown[][]) => calls.map(([line]) => `${line}\n`).join("");
  return { out: text(log.mock.calls), err: text(error.mock.calls), code };
}

describe.each(Object.keys(commands))("%s", (name) => {
  test("--help and help explain it, with its usage and an example, and run nothing", async () => {
    const { out, err, code } = await typeHere(...name.split(" "), "--help");
    expect([code, err]).toEqual([0, ""]);
    expect(out.match(new RegExp(`registry-node ${name}`, "g"))?.length).toBeGreaterThan(0);
    expect((await typeHere("help", ...name.split(" "))).out).toBe(out);
  });

  test("an unknown option is rejected in one line", async () => {
    const { out, err, code } = await typeHere(...name.split(" "), "--colour");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^[^\n]*'--colour'[^\n]*--help explains more[^\n]*\n$/);
  });
});

test("a misspelt option gets the one that is meant", async () => {
  expect((await typeHere("backup", "--with-kye")).err).toContain("did you mean --with-key?");
  expect((await typeHere("start", "--hepl")).err).toContain("did you mean --help?");
});

test("a process prints what a command explains, and ends with the code of what it rejects", async () => {
  expect(await type("key", "rotate", "--help")).toEqual(await typeHere("key", "rotate", "--help"));
  expect(await type("key", "rotate", "--colour")).toEqual(await typeHere("key", "rotate", "--colour"));
});

test.each([
  ["bakcup", "Did you mean backup?"],
  ["strat", "Did you mean start?"],
  ["domain lst", "domain list"],
  ["owner", "Did you mean owner reset?"],
  ["migrate", "Did you mean migrate-to-postgres?"],
  ["xyzzy", "--help lists the commands"],
])("%s is no command, and the message helps", async (word, hint) => {
  const { err, code } = await typeHere(...word.split(" "));
  expect(code).toBe(1);
  expect(err).toContain(hint);
  expect(err.trim().split("\n")).toHaveLength(1);
});

test("the command that starts the node is the one that npm start runs", async () => {
  await using place = await folder();
  const program = { ...process.env, PORT: "0", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [bin, "start"], { cwd: place.path, env: program });
  let out = "";
  const listening = Promise.withResolvers<void>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (/listening on/.test(out)) listening.resolve();
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await Promise.race([listening.promise, ended]);
  expect(out).toContain("listening on");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(out).toContain("stopping (SIGTERM)");
});
