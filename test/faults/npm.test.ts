/** `npm start`, as the README has it: signals to npm reach the node. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { environment, flags } from "../../server/core/settings/process-settings.ts";
import { isEveryday } from "../runs.ts";
import { folder } from "./process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs `npm start` in a process group of its own, as a terminal does, and waits until the node listens. */
async function npmStart(cwd: string) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: "0", DATABASE_URL: `sqlite:${cwd}/registry.sqlite` };
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  npm.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  // Closed when the last process that has the pipe has ended: the node.
  const ended = once(npm, "close").then(() => out);
  while (!out.includes("listening on")) await once(npm.stdout, "data");
  return { npm, ended, [Symbol.asyncDispose]: () => killGroup(npm, ended) };
}

async function killGroup(npm: ChildProcess, ended: Promise<unknown>): Promise<void> {
  try {
    process.kill(-(npm.pid ?? 0), "SIGKILL");
  } catch {
    // all have ended
  }
  await ended;
}

/** The number of the process that a chain of processes ends with, each the only child of the one before. */
async function lastOf(pid: number): Promise<number> {
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ");
  return child ? lastOf(Number(child)) : pid;
}

describe.runIf(process.platform !== "win32")("npm start", () => {
  it.runIf(process.platform === "linux" && !isEveryday)("gives the node's process its settings", async () => {
    await using place = await folder();
    await using started = await npmStart(place.path);
    const node = await lastOf(started.npm.pid ?? 0);
    const [command, variables] = await Promise.all(
      ["cmdline", "environ"].map(async (name) =>
        (await readFile(`/proc/${node}/${name}`, "utf8")).split("\0"),
      ),
    );
    expect(command).toEqual(expect.arrayContaining(flags));
    expect(variables).toEqual(
      expect.arrayContaining(Object.entries(environment).map(([name, value]) => `${name}=${value}`)),
    );
  });

  it("stops the node when npm gets SIGTERM", async () => {
    await using place = await folder();
    await using started = await npmStart(place.path);
    started.npm.kill("SIGTERM");
    expect(await started.ended).toContain("Registry Node is stopping (");
  });

  it.skipIf(isEveryday)("stops the node on Ctrl+C", async () => {
    await using place = await folder();
    await using started = await npmStart(place.path);
    process.kill(-(started.npm.pid ?? 0), "SIGINT");
    expect(await started.ended).toContain("Registry Node is stopping (SIGINT)");
  });
});
