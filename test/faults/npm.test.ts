/** `npm start`, as the README has it: signals to npm reach the node. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
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

describe.runIf(process.platform !== "win32")("npm start", () => {
  it("stops the node when npm gets SIGTERM", async () => {
    await using place = await folder();
    await using started = await npmStart(place.path);
    started.npm.kill("SIGTERM");
    expect(await started.ended).toContain("Registry Node is stopping (");
  });

  it("stops the node on Ctrl+C", async () => {
    await using place = await folder();
    await using started = await npmStart(place.path);
    process.kill(-(started.npm.pid ?? 0), "SIGINT");
    expect(await started.ended).toContain("Registry Node is stopping (SIGINT)");
  });
});
