/** What the process says once it listens. */
import { expect, test } from "vitest";
import { greeting } from "../server/greeting.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { configOf, createWorld } from "./world.ts";

const sqlite = { engine: "sqlite", file: "" } as const;

test("lists pins with their addresses at every start", async () => {
  await using hook = await receiver();
  const [settings, surroundings] = await reaching(hook);
  await using world = await createWorld("sqlite", settings, surroundings);
  const text = greeting({ ...configOf(sqlite), ...settings }, world.node, "http://127.0.0.1:3000");
  expect(text).toContain(
    `Careful    EGRESS_PINS lets subscribers reach ${hook.host}:${hook.port} at 127.0.0.1,`,
  );
  expect(greeting(configOf(sqlite), world.node, "http://127.0.0.1:3000")).not.toContain("EGRESS_PINS");
});
