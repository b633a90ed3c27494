/** Operations that are JSON for programs and pages for browsers: which of them gets what, and what caches do with it. */
import { rename } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { asBrowser, withWeather } from "../contract/preparation.ts";
import { createWorld, publicUrl, type TestWorld } from "../world.ts";

/** The headings and the text of the page that a browser gets. */
async function pageOf(world: TestWorld, path: string) {
  const response = await world.send("GET", path, asBrowser);
  const text = await response.text();
  const [, heading] = text.match(/<h1>(.*)<\/h1>/) ?? [];
  return { status: response.status, headers: response.headers, text, heading };
}

describe.each([
  ["/stats", "Statistics", "no-cache"],
  ["/events", "Events", "no-store"],
  ["/health", "Health", "no-store"],
  ["/log", "Transparency log", "no-cache"],
])("%s", (path, heading, caching) => {
  it("is a page for browsers", async () => {
    await using world = await createWorld("sqlite");
    const page = await pageOf(world, path);
    expect([page.status, page.heading]).toEqual([200, heading]);
    expect(page.text).toContain(`<code>curl &#39;${publicUrl}${path}&#39;</code>`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": caching,
      vary: expect.stringMatching(/^Accept(,|$)/),
      "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    });
  });

  it.each([
    undefined,
    "*/*",
    "application/json",
    "application/json, text/html",
    "text/html;q=0.9, */*",
    "text/plain, */*;q=0.1",
  ])("is JSON for a program with Accept: %s", async (accept) => {
    await using world = await createWorld("sqlite");
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const response = await world.send("GET", path, { headers });
    expect(await response.json()).toBeTypeOf("object");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": caching,
      vary: "Accept, Accept-Encoding",
    });
    expect(response.headers.has("content-security-policy")).toBe(false);
  });
});

it("statistics have one validator as a page and another as JSON", async () => {
  await using world = await createWorld("sqlite");
  const etag = (await pageOf(world, "/stats")).headers.get("etag") ?? "";
  const revalidate = (headers: Record<string, string>) =>
    world.send("GET", "/stats", { headers: { ...headers, "if-none-match": etag } });
  const unchanged = await revalidate(asBrowser.headers);
  expect([unchanged.status, unchanged.headers.get("vary")]).toEqual([304, "Accept, Accept-Encoding"]);
  expect((await revalidate({ accept: "application/json" })).status).toBe(200);
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://agent.example.com" });
  expect((await revalidate(asBrowser.headers)).status).toBe(200);
});

it("statistics link to the lists of the agents that they count", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register({
    agent_id: "a",
    agent_url: "https://agent.example.com",
    protocols: ["mcp"],
    tags: ["rain & sun"],
    capabilities: ["streaming"],
  });
  await world.registry.agents.register({ agent_id: "gone", agent_url: "https://agent.example.com" });
  await world.registry.agents.remove("gone");
  const { text } = await pageOf(world, "/stats");
  const links = [...text.matchAll(/<a class="untrusted" href="([^"]*)">/g)].map(([, href = ""]) => href);
  expect(links).toEqual([
    "/?status=active",
    "/?protocol=mcp",
    "/?tags=rain%20%26%20sun",
    "/?capabilities=streaming",
  ]);
  for (const href of links) expect((await pageOf(world, href)).text).toContain("/agents/a/view");
});

it("the page of events has those that were asked for, and leads to the next", async () => {
  await using world = await createWorld("sqlite");
  await withWeather(world);
  for (const agent_id of ["a", "b"])
    await world.registry.agents.register({ agent_id, agent_url: "https://agent.example.com" });
  const { text } = await pageOf(world, "/events?limit=1&after=1&types=agent.registered");
  expect([...text.matchAll(/number (\d+)</g)].map(([, seq]) => seq)).toEqual(["2"]);
  const [, next = ""] = text.match(/rel="next" href="([^"]*)"/) ?? [];
  expect(next.replaceAll("&amp;", "&")).toBe("/events?after=2&types=agent.registered&limit=1");
});

it("the page of health has the status and the words of a node that is down", async () => {
  await using world = await createWorld("sqlite");
  const file = world.node.database.description.replace("SQLite, ", "");
  await rename(file, `${file}.away`);
  await expect(withWeather(world)).rejects.toThrow();
  const { status, headers, text } = await pageOf(world, "/health");
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  expect(text).toMatch(/Down.*cannot store changes now/s);
});
