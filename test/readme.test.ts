/** Runs the commands of the README on a node. The comment under a command is its expected output. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createNode } from "../server/node.ts";
import { realWorld } from "../server/world.ts";
import { scratch } from "./engines.ts";
import { isEveryday } from "./runs.ts";
import { stepsOf, walk } from "./walk.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { configOf } from "./world.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const text =
  readme.slice(readme.indexOf("## Quick tour"), readme.indexOf("## In TypeScript")) +
  readme.slice(readme.indexOf("## Subscribe to events"), readme.indexOf("## Receive webhooks"));

test("runs every command of the README with the output that it shows", async () => {
  await using own = await scratch("sqlite");
  await using hook = await receiver();
  const [settings, surroundings] = await reaching(hook);
  const config = { ...configOf(own.database), ...settings };
  await using node = await createNode(config, { ...realWorld, ...surroundings });
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const steps = stepsOf(text);
  const outputs = await walk(steps, (commands) =>
    commands
      .replaceAll("localhost:3000", address.replace("http://", ""))
      .replaceAll("hooks.example.com", `${hook.host}:${hook.port}`),
  );
  expect(steps.length).toBeGreaterThan(20);
  for (const [index, { commands, prints }] of steps.entries()) {
    for (const line of prints) expect(outputs[index], commands).toContain(line);
  }
  const arrived = hook.requests.map(({ headers }) => headers["x-webhook-test"] ?? headers["x-webhook-event"]);
  expect(arrived).toEqual(["true", "agent.registered"]);
});

test.skipIf(isEveryday)("runs the story of the monitor with the output that it shows", async () => {
  const story = readme.slice(
    readme.indexOf("## Check that nobody rewrites history"),
    readme.indexOf("## Subscribe to events"),
  );
  await using own = await scratch("sqlite");
  await using node = await createNode(
    { ...configOf(own.database), publicUrl: "http://localhost:3000" },
    realWorld,
  );
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const program = fileURLToPath(new URL("../client/command/main.ts", import.meta.url));
  const steps = stepsOf(story);
  const outputs = await walk(steps, (commands) =>
    commands
      .replaceAll("npx node", process.execPath)
      .replaceAll("data/registry.sqlite", own.database.file)
      .replaceAll(
        "npm run -s monitor -- http://localhost:3000",
        `${process.execPath} ${program} ${address} --state localhost-3000.monitor.json`,
      )
      .replaceAll("localhost:3000", address.replace("http://", "")),
  );
  expect(steps.length).toBe(4);
  for (const [index, { commands, prints }] of steps.entries()) {
    for (const line of prints) expect(outputs[index], commands).toContain(line);
  }
});
