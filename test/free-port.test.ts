/** Free ports, which processes of a test run find at the same time. */
import { execFile } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

test("nothing listens on a free port", async () => {
  const socket = connect(await freePort(), "127.0.0.1");
  const failure = await new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
  expect(failure).toMatchObject({ code: "ECONNREFUSED" });
});

test("a free port is found once while the process runs that found it, also by other processes", async () => {
  const module = join(import.meta.dirname, "free-port.ts");
  const program = `
    const { freePort } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(await Promise.all(Array.from({ length: 200 }, freePort))));
  `;
  const mine = await Promise.all(Array.from({ length: 200 }, freePort));
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
  const ports = [...mine, ...JSON.parse(stdout)];
  expect(ports).toHaveLength(400);
  expect(new Set(ports).size).toBe(400);
});
