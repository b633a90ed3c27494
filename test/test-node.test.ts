/** A node for tests of code that uses a registry. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { createRegistry } from "../client/index.ts";
import { createTestNode } from "../server/testing.ts";

const weather = { agent_id: "weather-agent", agent_url: "https://weather.example.com/a2a" };

it("checks credentials and input like any node", async () => {
  await using test = await createTestNode({ config: { keysRequiredFrom: new Date(0) } });
  await expect(test.registry.agents.register(weather)).rejects.toMatchObject({ code: "credential_missing" });
  const developer = await test.developer();
  await expect(developer.agents.register({ ...weather, agent_url: "no url" })).rejects.toMatchObject({
    code: "invalid_body",
  });
  expect((await developer.agents.register(weather)).agent.owned).toBe(true);
  const other = await test.developer();
  await expect(other.agents.remove(weather.agent_id)).rejects.toMatchObject({ code: "not_agent_owner" });
});

it("has a clock that the test sets", async () => {
  await using test = await createTestNode();
  test.clock.stopAt("2027-01-01T00:00:00.000Z");
  const { agent } = await test.registry.agents.register(weather);
  expect(agent.registered_at).toBe("2027-01-01T00:00:00.000Z");
  test.clock.advance(60_000);
  const changed = await test.registry.agents.setStatus(weather.agent_id, { status: "deprecated" });
  expect(changed.updated_at).toBe("2027-01-01T00:01:00.000Z");
});

it("can listen, and shares its database with no other node", async () => {
  await using first = await createTestNode();
  await using second = await createTestNode();
  await first.registry.agents.register(weather);
  const remote = createRegistry({ baseUrl: await first.listen() });
  expect((await remote.agents.lookup(weather.agent_id)).agent_url).toBe(weather.agent_url);
  await expect(second.registry.agents.lookup(weather.agent_id)).rejects.toMatchObject({ status: 404 });
});

it("is used as the guide shows", async () => {
  const root = new URL("../", import.meta.url);
  const guide = readFileSync(new URL("server/features/site/guides/local.md", root), "utf8");
  const example =
    /^## Test your program against a node$[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? "";
  const program = `${example}
console.log(url, (await registry.agents.lookup("weather-agent")).owned);`;
  const code = program.replace("./server/", new URL("server/", root).href);
  const args = ["--input-type=module-typescript", "--eval", code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+ true\n$/);
});

it("deletes its database when it is disposed", async () => {
  const test = await createTestNode();
  const { databaseFile } = test;
  expect(existsSync(databaseFile)).toBe(true);
  await test[Symbol.asyncDispose]();
  expect(existsSync(databaseFile)).toBe(false);
});
