/** The history of an agent on its page, and the page that compares its versions. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

const agent = { agent_id: "weather", agent_url: "https://weather.example.com/a2a" };

/** The text of a part of a page, without markup. */
function textOf(page: string, start: string, end: string): string {
  const part = page.slice(page.indexOf(start)).split(end)[0] ?? "";
  return part
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

async function historyOf({ registry }: TestWorld): Promise<string> {
  return textOf(await registry.site.agent("weather"), '<h2 id="history">', "</section>");
}

async function versions({ registry }: TestWorld, query?: { from?: string; to?: string }): Promise<string> {
  return textOf(await registry.site.versions("weather", query), "<h1>", "</main>");
}

const description = "Rain. ".repeat(100).trim();

/** The changes with the numbers 2, 3 and 4. */
async function changed(world: TestWorld): Promise<TestWorld> {
  const { agents } = world.registry;
  await agents.register({ ...agent, version: "1", tags: ["rain", "wind"] });
  await agents.register({ ...agent, version: "2", tags: ["rain", "snow"] });
  await agents.register({ ...agent, description });
  await agents.register({ ...agent, version: "3", description: null });
  return world;
}

describe.each(engines)("on %s", (engine) => {
  test("each change shows the values before and after, and long ones in part", async () => {
    await using world = await changed(await createWorld(engine));
    const text = await historyOf(world);
    expect(text).toContain("Version before: 1 → after: 2");
    expect(text).toContain("Tags − removed: wind + added: snow");
    expect(text).toMatch(/Description before: none → after: (Rain\. )+Rain… The whole values/);
    expect(text).toMatch(/Registered 20 Nov 2026/);
    expect(await world.registry.site.agent("weather")).toContain("/agents/weather/versions?from=2&amp;to=3");
  });

  test("a renamed agent shows its former ids and one entry of the rename, and its former address leads to it", async () => {
    await using world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({ ...agent, agent_id: "forecast" });
    await developer.agents.rename("forecast", { agent_id: "weather" });
    const page = await world.registry.site.agent("weather");
    expect(textOf(page, "<dt>Formerly", "</div>")).toBe("Formerly forecast");
    const text = await historyOf(world);
    expect(text).toMatch(/Renamed formerly forecast ID before: forecast → after: weather/);
    expect(text.match(/Renamed/g)).toHaveLength(1);
    const { status, headers } = await world.send("GET", "/agents/forecast/view", {
      headers: { accept: "text/html" },
    });
    expect([status, headers.get("location")]).toEqual([301, "/agents/weather/view"]);
    expect(await world.registry.site.agent("weather")).not.toContain("Deleted");
    expect(await world.registry.site.activity()).toContain("now <bdi");
  });

  test("a change whose values were not kept says so", async () => {
    await using world = await changed(await createWorld(engine));
    await world.arrange.forgetValues();
    const text = await historyOf(world);
    expect(text.match(/The values before and after this change were not kept/g)).toHaveLength(3);
    expect(await versions(world)).toContain("No earlier version of this agent is kept");
  });

  test("two versions are compared by what several changes did together", async () => {
    await using world = await changed(await createWorld(engine));
    const all = await versions(world, { from: "0", to: "" });
    expect(all).toContain("2 differences 3 changes");
    expect(all).toContain("Version before: 1 → after: 3 Tags − removed: wind + added: snow");
    expect(all).not.toContain("Description before");
    expect(await versions(world, { from: "2", to: "3" })).toContain(`after: ${description}`);
    expect(await versions(world)).toContain("Version before: 2 → after: 3");
    expect(await versions(world, { from: "4", to: "4" })).toContain("Both versions have the same values.");
  });

  test("the versions of a suspended agent are not shown", async () => {
    await using world = await changed(await createWorld(engine));
    await (await world.owner()).agents.setStatus("weather", { status: "suspended" });
    expect(await versions(world)).toContain("The versions of a suspended agent are not shown.");
    expect(await historyOf(world)).not.toMatch(/before:|not kept/);
  });
});

test("the versions of a missing or deleted agent are a page for browsers, and a problem for programs", async () => {
  await using world = await createWorld("sqlite");
  const headers = { accept: "text/html" };
  const missing = await world.send("GET", "/agents/weather/versions", { headers });
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("Agent not found")]);
  await world.registry.agents.register(agent);
  await world.registry.agents.remove("weather");
  const deleted = await world.send("GET", "/agents/weather/versions", { headers });
  expect([deleted.status, await deleted.text()]).toEqual([410, expect.stringContaining("was deleted")]);
  await expect(world.registry.site.versions("weather")).rejects.toMatchObject({ code: "agent_tombstoned" });
});
