/** The command `registry-node agent probe`, on a node that listens. */
import { expect, test, vi } from "vitest";
import { run } from "../backup/scene.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { createWorld } from "../world.ts";
import { agent, probing } from "./agents.ts";

const pauseMs = 61_000; // a URL is probed by request once a minute

test("registry-node agent probe shows what the node found, by its exit status too", async () => {
  await using server = await agent((_, response) => response.end("hello"));
  const intervals = { jobIntervals: { expiryMs: 50, agingMs: 86_400_000 } };
  await using world = await createWorld("sqlite", probing(server), intervals);
  const port = await freePort();
  await world.node.app.listen({ port, host: "127.0.0.1" });
  const developer = await world.developer();
  const { raw_key } = (await developer.keys.create({ name: "cli", scopes: ["agents:write"] })).key;
  const probe = (id: string, ...more: string[]) =>
    run("agent", ["probe", id, "--url", `http://127.0.0.1:${port}`, ...more], { REGISTRY_KEY: raw_key });
  await developer.agents.register({ agent_id: "weather", agent_url: server.url });
  await vi.waitFor(
    async () =>
      expect((await developer.liveness.get({ agent_id: "weather" })).liveness[0]?.outcome).toBe("ok"),
    hang,
  );
  expect(await probe("weather")).toMatchObject({
    status: 3,
    said: expect.stringContaining("a little later"),
  });
  world.pass(pauseMs);
  const pending = "select key from probe_target where resume_at is not null";
  await vi.waitFor(async () => expect(await world.node.database.all(pending)).toEqual([]), hang);
  world.pass(pauseMs);
  const found = await probe("weather");
  expect(found).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^weather {2}reachable since 2026-/m),
  });
  expect(found.said).toContain("http: ok");
  expect(await probe("weather")).toMatchObject({
    status: 1,
    said: expect.stringContaining("probe it again in"),
  });
  server.respondWith((_, response) => response.writeHead(500).end());
  world.pass(pauseMs);
  const json = await probe("weather", "--json");
  expect(json.status).toBe(2);
  expect(JSON.parse(json.said)).toMatchObject({ agent_id: "weather", outcome: "server_error" });
  expect(await probe("nobody")).toMatchObject({ status: 1, said: expect.stringContaining("nobody") });
  expect(await probe("")).toMatchObject({ status: 1, said: expect.stringContaining("names no agent") });
});
