/** The README's walk, command by command, on a real node. A comment under a command says what it must print. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createNode, realWorld } from "../server/node.ts";
import { scratch } from "./engines.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { configOf } from "./world.ts";

const run = promisify(execFile);
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const walk =
  readme.slice(readme.indexOf("## A walk"), readme.indexOf("## In TypeScript")) +
  readme.slice(readme.indexOf("## Subscribe to events"), readme.indexOf("## Receive webhooks"));

/** Commands with the lines that the README says they print, each up to the first omission. */
const steps = [...walk.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
  [...block.matchAll(/((?:^(?!# ).*\n)+)((?:^# .*\n)+)/gm)].map(([, commands = "", shown = ""]) => ({
    commands,
    prints: shown
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(2).split(" …")[0] ?? ""),
  })),
);

test("every command of the README's walk prints what the README says", async () => {
  await using own = await scratch("sqlite");
  await using hook = await receiver();
  const [settings, surroundings] = await reaching(hook);
  const config = { ...configOf(own.database), ...settings };
  await using node = await createNode(config, { ...realWorld, ...surroundings });
  const folder = await mkdtemp(join(tmpdir(), "registry-walk-"));
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const here = (text: string) =>
    text
      .replaceAll("localhost:3000", address.replace("http://", ""))
      .replaceAll("hooks.example.com", `${hook.host}:${hook.port}`)
      .replaceAll(/^curl /gm, "curl -s ");
  // One shell, as the reader has one: variables and files stay.
  const end = "---- end of a step ----";
  const script = steps.map(({ commands }) => `${here(commands)}echo; echo '${end}'`).join("\n");
  const { stdout } = await run("sh", ["-c", script], { cwd: folder });
  const outputs = stdout.split(end);
  expect(steps.length).toBeGreaterThan(20);
  for (const [index, { commands, prints }] of steps.entries()) {
    for (const line of prints) expect(outputs[index], commands).toContain(line);
  }
  const arrived = hook.requests.map(({ headers }) => headers["x-webhook-test"] ?? headers["x-webhook-event"]);
  expect(arrived).toEqual(["true", "agent.registered"]);
  await rm(folder, { recursive: true });
});
