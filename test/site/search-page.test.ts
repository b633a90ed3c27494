/** What the search page shows besides the agents: a correction, the found words, and the orders of the results. */
import { describe, expect, it } from "vitest";
import { registerAll } from "../search/scene.ts";
import { createWorld, type TestWorld } from "../world.ts";

async function pageOf(world: TestWorld, path: string): Promise<string> {
  const response = await world.send("GET", path);
  expect(response.status).toBe(200);
  return response.text();
}

/** The addresses of the links that a part of a page has, by their texts. */
function linksOf(page: string, part: RegExp): Record<string, string> {
  const [markup = ""] = page.match(part) ?? [];
  const links = [...markup.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)];
  return Object.fromEntries(links.map(([, href = "", text = ""]) => [text.replaceAll(/<[^>]*>/g, ""), href]));
}

const agents = {
  a: { name: "Weather station", tags: ["one", "two", "three", "four", "five", "six", "weather"] },
  b: { name: "Harbour", description: `${"Other words. ".repeat(60)}The weather of harbours.` },
};

describe("a search page", () => {
  it("suggests a correction as a link that keeps the filters and the sort", async () => {
    await using world = await createWorld("sqlite");
    await registerAll(world, agents);
    const page = await pageOf(world, "/?q=wether&status=active&sort=name");
    expect(page).toMatch(/Did you mean <a /);
    const links = linksOf(page, /<p class="suggestion">.*?<\/p>/);
    expect(links).toEqual({ weather: "/?q=weather&amp;status=active&amp;sort=name" });
    expect(await pageOf(world, "/?q=weather")).not.toContain("Did you mean");
  });

  it("marks the found words: in names, in descriptions around the first, and in tags before the others", async () => {
    await using world = await createWorld("sqlite");
    await registerAll(world, agents);
    const page = await pageOf(world, "/?q=weather");
    expect(page).toContain("<bdi><mark>Weather</mark> station</bdi>");
    expect(page).toMatch(/<bdi><mark>weather<\/mark><\/bdi><\/span><span class="chip plain"><bdi>one</);
    expect(page).toMatch(
      /<p class="agent-text">…<bdi>[^<]*The <mark>weather<\/mark> of harbours\.<\/bdi><\/p>/,
    );
    expect(await pageOf(world, "/agents")).not.toContain("<mark>");
  });

  it("shows the words of a skill if the card shows no others", async () => {
    await using world = await createWorld("sqlite");
    const skills = [{ id: "x", name: "Reads barometers" }];
    await registerAll(world, {
      a: { name: "Alpha", agent_card: { name: "Card", url: "https://card.example.com", skills } },
    });
    expect(await pageOf(world, "/?q=barometers")).toContain(
      "Skill: <bdi>Reads <mark>barometers</mark></bdi>",
    );
  });

  it("shows markup and hidden characters of others as text, also in marked words", async () => {
    await using world = await createWorld("sqlite");
    await registerAll(world, {
      a: { name: "<img src=x> weather</mark><script>", description: "\u202eweather\u202e <b>bold</b>" },
      b: { name: "weathers" },
    });
    const page = await pageOf(world, `/?q=${encodeURIComponent("weather")}`);
    expect(page).toContain("&lt;img src=x&gt; <mark>weather</mark>&lt;/mark&gt;&lt;script&gt;");
    expect(page).toContain('<span class="invisible-character">U+202E</span><mark>weather</mark>');
    const corrected = await pageOf(world, `/?q=${encodeURIComponent('wether <script>"x')}`);
    expect(corrected).toContain("<bdi>weather &lt;script&gt;&#34;x</bdi></a>?");
    expect(corrected).not.toContain("<script>");
  });

  it("has the orders as links, which work without script and keep the filters", async () => {
    await using world = await createWorld("sqlite");
    await registerAll(world, agents);
    const page = await pageOf(world, "/?q=weather&status=active&sort=newest");
    expect(page).toContain('<b aria-current="true">Newest</b>');
    expect(page).toContain('<input type="hidden" name="sort" value="newest">');
    expect(linksOf(page, /<nav class="sort".*?<\/nav>/s)).toEqual({
      "Best match": "/?q=weather&amp;status=active",
      "Recently updated": "/?q=weather&amp;status=active&amp;sort=updated",
      Name: "/?q=weather&amp;status=active&amp;sort=name",
      Reputation: "/?q=weather&amp;status=active&amp;sort=reputation",
    });
  });

  it("sorts the results, and the pages that follow", async () => {
    await using world = await createWorld("sqlite");
    const names = Array.from(
      { length: 25 },
      (_, index) => `${String.fromCharCode(97 + (index % 5))} weather ${index}`,
    );
    await registerAll(world, Object.fromEntries(names.map((name, index) => [`x${index}`, { name }])));
    const shown = (page: string) =>
      [...page.matchAll(/\/agents\/x(\d+)\/view/g)].map(([, index]) => names[Number(index)] ?? "");
    const first = await pageOf(world, "/?q=weather&sort=name");
    const [, next = ""] = first.match(/rel="next" href="([^"]*)"/) ?? [];
    const second = await pageOf(world, next.replaceAll("&amp;", "&"));
    expect([...shown(first), ...shown(second)]).toEqual(names.toSorted());
  });

  it("has no orders without search words, where a sort is ignored, and rejects one that does not exist", async () => {
    await using world = await createWorld("sqlite");
    await registerAll(world, agents);
    const list = await pageOf(world, "/?sort=name&q=+");
    expect(list).toContain("Newest agents");
    expect(list).not.toContain('class="sort"');
    expect((await world.send("GET", "/?q=a&sort=best")).status).toBe(400);
  });
});
