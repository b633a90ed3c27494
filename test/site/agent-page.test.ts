/** The page of an agent, and the search of the landing page, as texts: what they tell, and that nothing on them bites. */
import { describe, expect, test } from "vitest";
import { outside, shortened, theirs } from "../../server/site/format.ts";
import { fill, fillImported, hostile, rich } from "../browser/agents.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

const asBrowsersDo = {
  headers: { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" },
};

/** A page as its reader sees it, without markup. */
function wordsOf(page: string): string {
  return page
    .replace(/^[\s\S]*?<main/, "<main")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

async function filled(engine: (typeof engines)[number]): Promise<TestWorld> {
  const world = await createWorld(engine);
  await fill(world);
  return world;
}

describe.each(engines)("on %s", (engine) => {
  test("the page of an agent tells its record, facts, certifications, violations, reputation and history", async () => {
    await using world = await filled(engine);
    const words = wordsOf(await world.registry.site.agent(rich));
    for (const part of [
      ...["Weather Agent", "Hourly forecasts for any place", "Example Weather Ltd", "1.4.0"],
      ...["hourly-forecast", "A forecast by the hour, ten days ahead.", "urn:agent:example:weather"],
      ...["verified", "Example Audits", "data-retention", "Logs are kept for 40 days"],
      ...["From 28 effective reports of 2 accounts", "observer-wilson-v1", "Registered", "Violation found"],
    ])
      expect(words).toContain(part);
    const [reputation] = (await world.registry.reputation.get({ agent_id: rich })).reputations;
    expect(words).toContain(`${reputation?.score?.toFixed(3)} of 1`);
    expect(words).toMatch(/Score changed NR → C 0\.\d{3} in 14 steps/);
  });

  test("an agent that was never registered, or is deleted, is told by a page to a browser and by a problem to programs", async () => {
    await using world = await filled(engine);
    for (const [id, status, words, code] of [
      ["no-such-agent", 404, "No such agent", "agent_not_found"],
      ["gone-agent", 410, "This agent was deleted", "agent_tombstoned"],
    ] as const) {
      const page = await world.send("GET", `/agents/${id}/view`, asBrowsersDo);
      expect([page.status, page.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      expect(await page.text()).toContain(words);
      const problem = await world.send("GET", `/agents/${id}/view`);
      expect([problem.status, ((await problem.json()) as { code: string }).code]).toEqual([status, code]);
      await expect(world.registry.site.agent(id)).rejects.toMatchObject({ code });
    }
  });

  test("a deprecated agent names its successor, and an imported one the node that it belongs to", async () => {
    await using world = await filled(engine);
    const old = await world.registry.site.agent("old-agent");
    expect(old).toContain(`href="/agents/${rich}/view"`);
    expect(wordsOf(old)).toContain("This agent is deprecated. Replaced by the new one.");
    await using other = await createWorld(engine);
    await fillImported(other);
    const words = wordsOf(await other.registry.site.agent("weather-agent"));
    expect(words).toContain("belongs to another node");
    expect(words).toContain("https://registry.example.org");
  });

  test("the search of the landing page finds, narrows, goes on, and says when nothing fits", async () => {
    await using world = await filled(engine);
    const found = await world.registry.site.landing({ q: "weather" });
    expect(wordsOf(found)).toContain("Results for weather");
    expect(found).toContain(`href="/agents/${rich}/view"`);
    expect(found).toContain(`href="/?q=weather&amp;protocol=a2a"`);
    expect(wordsOf(await world.registry.site.landing({ q: "weathr" }))).toContain("Weather Agent");
    const narrowed = await world.registry.site.landing({ tags: "work", status: "active" });
    expect(wordsOf(narrowed)).toContain("Agents that fit");
    expect(narrowed).toContain('href="/?status=active"'); // takes the tag away
    expect(narrowed).toContain('<input type="hidden" name="tags" value="work">');
    expect(wordsOf(await world.registry.site.landing({ q: "zzzzzz", tags: "work" }))).toContain(
      "No agent fits.",
    );
  });

  test("pages of agents lead to each other until every agent was shown once", async () => {
    await using world = await createWorld(engine);
    const ids = Array.from({ length: 45 }, (_, at) => `agent-${at}`);
    for (const agent_id of ids)
      await world.registry.agents.register({ agent_id, agent_url: "https://a.example.com", tags: ["many"] });
    for (const start of ["/", "/?q=many", "/?tags=many"]) {
      const seen: string[] = [];
      let next: string | undefined = start;
      while (next !== undefined) {
        const text: string = await (await world.send("GET", next)).text();
        const cards = text.split('<ul class="agents">')[1]?.split("</ul>")[0] ?? "";
        seen.push(...[...cards.matchAll(/<h3><a href="\/agents\/([^/]*)\/view"/g)].map(([, id = ""]) => id));
        next = /rel="next" href="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(seen.sort()).toEqual([...ids].sort());
    }
  });

  test("what agents say of themselves is text on every page that shows it", async () => {
    await using world = await filled(engine);
    for (const text of [
      await world.registry.site.landing(),
      await world.registry.site.landing({ q: "alert" }),
      await world.registry.site.landing({ q: `"><script>alert(9)</script>` }),
      await world.registry.site.agent(hostile),
    ]) {
      expect(text).not.toMatch(
        /<script(?! type="module" src="\/assets\/)|<img(?! src="\/assets\/)|\sstyle=|<[^>]+\son\w+=/i,
      );
      expect(text).not.toMatch(/(href|src|action)="\s*(javascript|data|vbscript):/i);
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u00AD\uFEFF]/);
    }
  });
});

test("links lead to http(s) alone, and take nothing along", () => {
  for (const url of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "ftp://a.example",
    " https://a.example",
  ])
    expect(outside(url).markup).not.toContain("<a");
  expect(outside('https://a.example/"><b>').markup).toBe(
    '<a class="theirs" href="https://a.example/&#34;&gt;&lt;b&gt;" rel="nofollow noopener noreferrer ugc"><bdi>https://a.example/&#34;&gt;&lt;b&gt;</bdi></a>',
  );
});

test("characters that are not seen, or turn others around, are shown as what they are", () => {
  expect(theirs("a\u202Eb\u200B\u0007").markup).toBe(
    '<bdi>a<span class="unseen">U+202E</span>b<span class="unseen">U+200B</span><span class="unseen">U+0007</span></bdi>',
  );
  expect(theirs("👩‍🚀 line\nline").markup).toBe("<bdi>👩‍🚀 line\nline</bdi>");
});

test("a long text is shortened between characters", () => {
  expect(shortened("abc", 3)).toBe("abc");
  expect(shortened("ab💣c", 3)).toBe("ab…");
});
