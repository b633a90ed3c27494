/** Reads of the former ids of renamed agents by the client. */
import type { AddressInfo } from "node:net";
import { Response as UndiciResponse } from "undici";
import { expect, test } from "vitest";
import { createRegistry, type ResponseInfo, responseOf } from "../../client/index.ts";
import { createMockRegistry } from "../../client/testing.ts";
import { isEveryday } from "../runs.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld, type TestWorld } from "../world.ts";

const agent = { agent_id: "a", agent_url: "https://a.example.com/a2a" };

/** Renames an agent twice, and returns a client of its owner. */
async function renamed(world: TestWorld) {
  const registry = await world.keyed(await world.developer());
  await registry.agents.register({ ...agent, agent_card: { name: "A", url: agent.agent_url } });
  await registry.agents.rename("a", { agent_id: "b" });
  await registry.agents.rename("b", { agent_id: "c~1" });
  return registry;
}

const redirectTo = (Location: string) =>
  Response.json({ status: "moved", agent_id: "a", moved_to: "b" }, { status: 301, headers: { Location } });

test("a read of a former id returns the agent, and says where it is, by a fetch that follows no redirects", async () => {
  await using world = await createWorld("sqlite");
  const registry = await renamed(world);
  const found = await registry.agents.lookup("a");
  expect(found.agent_id).toBe("c~1");
  expect(responseOf(found).movedTo).toBe("c~1");
  expect(responseOf(await registry.agents.lookup("c~1")).movedTo).toBeNull();
  expect(responseOf(await registry.agents.card("b")).movedTo).toBe("c~1");
  expect(responseOf(await registry.reputation.get({ agent_id: "a" })).movedTo).toBe("c~1");
  expect(responseOf(await registry.certifications.list({ agent_id: "a" }).page()).movedTo).toBe("c~1");
  expect((await all(registry.agents.changes("a"))).length).toBe(2);
  const heard: ResponseInfo[] = [];
  await registry.site.badge("a", {}, { onResponse: (info) => heard.push(info) });
  expect(heard).toMatchObject([{ status: 200, movedTo: "c~1" }]);
});

test.skipIf(isEveryday)("the same holds with a fetch that follows redirects itself", async () => {
  await using world = await createWorld("sqlite");
  await renamed(world);
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.node.app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  const registry = createRegistry({ baseUrl: `http://127.0.0.1:${port}` });
  const found = await registry.agents.lookup("a");
  expect(responseOf(found).movedTo).toBe("c~1");
  expect(responseOf(await registry.agents.lookup("c~1")).movedTo).toBeNull();
});

test("a redirect of an older node (308) is followed, also by a fetch with a class of responses of its own, such as undici", async () => {
  const registry = createRegistry({
    baseUrl: "https://registry.test",
    fetch: async ({ url }) => {
      const isMoved = url.endsWith("/a");
      const init = isMoved ? { status: 308, headers: { Location: "/lookup/b" } } : {};
      return UndiciResponse.json({ agent_id: "b" }, init) as unknown as Response; // it has the same members
    },
  });
  expect(responseOf(await registry.agents.lookup("a"))).toMatchObject({ status: 200, movedTo: "b" });
  expect(responseOf(await registry.agents.lookup("b"))).toMatchObject({ status: 200, movedTo: null });
});

test("one redirect is followed, not a second one", async () => {
  let count = 0;
  const registry = createRegistry({
    baseUrl: "https://registry.test",
    fetch: async () => redirectTo(`/lookup/${++count}`),
  });
  await expect(registry.agents.lookup("a")).rejects.toMatchObject({ status: 301, code: "unexpected_answer" });
  expect(count).toBe(2);
});

test("a redirect to another host is not followed, because it would get the key", async () => {
  const urls: string[] = [];
  const registry = createRegistry({
    baseUrl: "https://registry.test",
    apiKey: "registry_x",
    fetch: async ({ url }) => {
      urls.push(url);
      return redirectTo("https://elsewhere.test/lookup/b");
    },
  });
  await expect(registry.agents.lookup("a")).rejects.toMatchObject({ status: 301 });
  expect(urls).toEqual(["https://registry.test/lookup/a"]);
});

test("a mock registry renames agents as a node does", async () => {
  const { registry } = createMockRegistry({ agents: [agent] });
  await registry.agents.rename("a", { agent_id: "b" });
  const renamedAgain = await registry.agents.rename("b", { agent_id: "c" });
  expect(renamedAgain).toMatchObject({ agent_id: "c", name: "c", previous_agent_ids: ["a", "b"] });
  const found = await registry.agents.lookup("a");
  expect(found).toEqual(renamedAgain);
  expect(responseOf(found).movedTo).toBe("c");
  expect(await registry.agents.lookupMany({ agent_ids: ["a", "c", "d"] })).toMatchObject({
    agents: [{ agent_id: "c" }],
    missing: ["d"],
    moved: [{ agent_id: "a", moved_to: "c" }],
  });
  for (const write of [
    () => registry.agents.register(agent),
    () => registry.agents.setStatus("b", { status: "active" }),
    () => registry.agents.remove("a"),
  ])
    await expect(write()).rejects.toMatchObject({ code: "agent_moved" });
  await registry.agents.register({ ...agent, agent_id: "d" });
  await expect(registry.agents.rename("d", { agent_id: "a" })).rejects.toMatchObject({
    code: "agent_id_taken",
  });
  expect(await registry.agents.rename("c", { agent_id: "a" })).toMatchObject({
    previous_agent_ids: ["b", "c"],
  });
});
