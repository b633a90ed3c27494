/** The sidebar of a search: what agents can be filtered by, with counts. */
import { expect, test } from "vitest";
import { facetSidebar } from "../../server/features/site/facets.ts";
import { setStates } from "../liveness/states.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { emptySearch, figures } from "./figures.ts";

async function weatherAgents(world: TestWorld): Promise<void> {
  const described = [
    { tags: ["rain", "sea"], protocols: ["a2a" as const], provider: { name: "Sky & Sons, Inc." } },
    { tags: ["rain"], protocols: ["mcp" as const] },
    { tags: ["sun"], protocols: ["a2a" as const] },
  ];
  for (const [index, each] of described.entries())
    await world.registry.agents.register({
      agent_id: `weather-${index}`,
      agent_url: "https://weather.example.com/a2a",
      ...each,
    });
}

/** The links of the sidebar of a page, each with its count. */
async function sidebarOf(world: TestWorld, path: string): Promise<Record<string, string>> {
  const page = await (await world.send("GET", path)).text();
  const [, sidebar = ""] = page.match(/<aside class="facets"([\s\S]*?)<\/aside>/) ?? [];
  const links = sidebar.matchAll(/<a href="([^"]*)">[\s\S]*?<span class="dim number">([^<]*)<\/span>/g);
  return Object.fromEntries([...links].map(([, href = "", count = ""]) => [href, count]));
}

test("counts the results of a search, and each count is a link that keeps the search", async () => {
  await using world = await createWorld("sqlite");
  await weatherAgents(world);
  expect(await sidebarOf(world, "/?q=weather")).toEqual({
    "/?q=weather&amp;protocol=a2a": "2",
    "/?q=weather&amp;protocol=mcp": "1",
    "/?q=weather&amp;tags=rain": "2",
    "/?q=weather&amp;tags=sea": "1",
    "/?q=weather&amp;tags=sun": "1",
    "/?q=weather&amp;provider=sky%20%26%20sons%2C%20inc.": "1",
  });
});

test("leaves out what filters already, and counts the agents that it leaves", async () => {
  await using world = await createWorld("sqlite");
  await weatherAgents(world);
  expect(await sidebarOf(world, "/?tags=rain")).toEqual({
    "/?tags=rain&amp;protocol=a2a": "1",
    "/?tags=rain&amp;protocol=mcp": "1",
    "/?tags=rain&amp;provider=sky%20%26%20sons%2C%20inc.": "1",
  });
  const found = await (await world.send("GET", "/?provider=sky%20%26%20sons%2C%20inc.")).text();
  expect(found).toContain("weather-0"); // a comma separates values, and belongs to this one
  expect(found).not.toContain("weather-1");
});

test("counts all agents beside a list without a search, by the statistics", async () => {
  await using world = await createWorld("sqlite");
  await weatherAgents(world);
  const links = await sidebarOf(world, "/agents");
  expect(links).toMatchObject({ "/?protocol=a2a": "2", "/?protocol=mcp": "1", "/?tags=rain": "2" });
});

test("is left out where there is nothing to filter by", async () => {
  await using world = await createWorld("sqlite");
  expect(await sidebarOf(world, "/agents")).toEqual({});
  expect(await (await world.send("GET", "/?q=nothing")).text()).not.toContain('class="facets"');
});

test("filters by certification and grade", async () => {
  await using world = await createWorld("sqlite");
  await weatherAgents(world);
  const page = await (await world.send("GET", "/?grade=NR&certification=")).text();
  expect(page).toContain("grade: ");
  expect(page).toContain("weather-2");
  expect(await (await world.send("GET", "/?certification=audited")).text()).not.toContain("weather-2");
});

test("says that counts are lower bounds, orders grades by rank, and escapes values", () => {
  const count = 1;
  const search = {
    ...emptySearch,
    form: { q: "x" },
    facets: {
      tags: [{ value: "<b>", count: 1200 }],
      grade: ["B", "A+", "F", "A"].map((value) => ({ value, count })),
    },
    areFacetsTruncated: true,
  };
  const text = String(facetSidebar(search, figures));
  expect(text).toContain("1,200+");
  expect(text).not.toContain("<b>");
  expect([...text.matchAll(/grade=([^"]*)"/g)].map(([, grade]) => grade)).toEqual(["A%2B", "A", "B", "F"]);
});

test("filters by liveness, and says how many agents it knows nothing of", async () => {
  await using world = await createWorld("sqlite");
  await weatherAgents(world);
  await setStates(world, { "weather-0": "up", "weather-1": "down" });
  const page = async (path: string) => (await world.send("GET", path)).text();
  const live = await page("/?q=weather&live=true");
  expect(live).toContain("/agents/weather-0");
  expect(live).not.toContain("/agents/weather-1");
  expect(live).toMatch(/1 further agent matches, of which[^<]*<a href="\/\?q=weather">Show all/);
  expect(live).toContain('name="live" value="true" checked');
  expect(await page("/?live=false")).toContain("/agents/weather-1");
  expect(await page("/?q=weather")).not.toContain("further agent");
});
