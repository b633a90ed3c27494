/** The README's walk, command by command, on a real node. A comment under a command says what it must print. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createWorld } from "./world.ts";

const run = promisify(execFile);
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const walk = readme.slice(readme.indexOf("## A walk"), readme.indexOf("## In TypeScript"));

/** Each command with what the README says that it prints, up to the first omission. */
const steps = [...walk.matchAll(/^(curl [\s\S]*?)\n# (.*)$/gm)].map(([, command = "", shown = ""]) => ({
  command,
  prints: shown.split(" …")[0] ?? "",
}));

test("every command of the README's walk prints what the README says", async () => {
  await using world = await createWorld("sqlite");
  const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  expect(steps.length).toBeGreaterThan(12);
  for (const { command, prints } of steps) {
    const here = command
      .replace("localhost:3000", address.replace("http://", ""))
      .replace("curl ", "curl -s ");
    // The stream is cut by --max-time, which curl calls a failure (28).
    const { stdout } = await run("sh", ["-c", `${here} || [ $? = 28 ]`]);
    expect(stdout, command).toContain(prints);
  }
});
