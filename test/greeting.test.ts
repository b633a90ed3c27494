/** What the process says once it listens. */
import { expect, test } from "vitest";
import { greeting } from "../server/commands/greeting.ts";
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

test("says at the start that others cannot sign in if PUBLIC_URL is of this machine", async () => {
  await using world = await createWorld("sqlite");
  const said = (host: string, publicUrl: string) =>
    greeting({ ...configOf(sqlite), host, publicUrl }, world.node, "http://127.0.0.1:3000");
  const warning = "Set PUBLIC_URL to the address that others open";
  for (const host of ["0.0.0.0", "::", "192.168.1.10"]) {
    expect(said(host, "http://localhost:3000")).toContain(warning);
    expect(said(host, "http://192.168.1.10:3000")).not.toContain(warning);
  }
  for (const host of ["127.0.0.1", "::1", "localhost"])
    expect(said(host, "http://localhost:3000")).not.toContain(warning);
});
