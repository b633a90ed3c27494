/** The texts of the agent page and of the search, and the escaping of untrusted text. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { externalLink, truncated, untrustedText } from "../../server/features/site/format.ts";
import { carded, fill, fillCard, fillImported, hostile, rich } from "../browser/agents.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { argumentsOf, samplesOf, textOf } from "./text.ts";

const browserRequest = {
  headers: { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" },
};

describe.each(engines)("on %s", (engine) => {
  /** A world with agents that tests only read. */
  let world: TestWorld;
  beforeAll(async () => {
    world = await createWorld(engine);
    await fill(world);
  });
  afterAll(() => world?.[Symbol.asyncDispose]());

  test("the page of an agent has its record, facts, certifications, violations, reputation and history", async () => {
    const text = textOf(await world.registry.site.agent(rich));
    for (const part of [
      "Weather Agent",
      "Hourly forecasts for any place",
      "Example Weather Ltd",
      "1.4.0",
      "hourly-forecast",
      "A forecast by the hour, ten days ahead.",
      "urn:agent:example:weather",
      "verified",
      "Example Audits",
      "data-retention",
      "Logs are kept for 40 days",
      "Based on 28 recent reports from 2 accounts",
      "observer-wilson-v2",
      "Registered",
      "Violation reported",
    ])
      expect(text).toContain(part);
    const [reputation] = (await world.registry.reputation.get({ agent_id: rich })).reputations;
    expect(text).toContain(`${reputation?.score?.toFixed(3)} of 1`);
    expect(text).toMatch(/Score changed NR → C 0\.\d{3} in 14 steps/);
  });

  test("the page of an agent counts all open violations, also those without a penalty and beyond the listed ones", async () => {
    await using world = await createWorld(engine);
    const agent_id = "a";
    await world.registry.agents.register({ agent_id, agent_url: "https://a.example.com/" });
    const { compliance } = await world.owner();
    const report = (rule: string, severity: "info" | "critical") =>
      compliance.report({ agent_id, rule, severity, detail: "Seen." });
    await report("first", "info");
    expect(textOf(await world.registry.site.agent(agent_id))).toMatch(/Open violations\s+1, no penalty/);
    const { id } = await report("grave", "critical");
    for (let index = 0; index < 25; index++) await report(`rule-${index}`, "info");
    const text = textOf(await world.registry.site.agent(agent_id));
    expect(text).toMatch(/Open violations\s+27, penalty 0\.\d/);
    expect(text).toContain("27 open violations");
    expect(text).toContain("This agent has an open severe violation.");
    await compliance.decide(id, { status: "resolved" });
    const resolved = textOf(await world.registry.site.agent(agent_id));
    expect(resolved).toMatch(/Open violations\s+26, no penalty/);
    expect(resolved).not.toContain("severe violation");
  });

  test("the page of an agent with a card has its interfaces, authentication, skills and samples", async () => {
    await using world = await createWorld(engine);
    await fillCard(world);
    const page = await world.registry.site.agent(carded);
    const text = textOf(page);
    for (const part of [
      "Endpoint (a2a) https://trips.example.com/a2a",
      "https://trips.example.com/mcp mcp",
      "Authentication bearer",
      "Plan a trip plan-trip",
      "From Oslo to Bergen, on a Sunday",
      "claude mcp add --transport http &#39;trip-planner&#39; &#39;https://trips.example.com/mcp&#39;",
    ])
      expect(text).toContain(part);
    const request = { role: "ROLE_USER", parts: [{ text: "What's the first train to Rome?\u202E" }] };
    const params = { message: { messageId: "1", ...request } };
    const [curl] = samplesOf(page).filter((sample) => sample.startsWith("curl 'https://trips"));
    const sent = argumentsOf(curl ?? "");
    expect(sent[0]).toBe("https://trips.example.com/a2a");
    expect(curl).toMatch(/^[ -~\n]*$/);
    expect(JSON.parse(sent.at(-1) ?? "")).toEqual({ jsonrpc: "2.0", id: 1, method: "SendMessage", params });
    const [settings] = samplesOf(page).filter((sample) => sample.startsWith("{"));
    expect(JSON.parse(settings ?? "")).toEqual({
      servers: { "trip-planner": { type: "http", url: "https://trips.example.com/mcp" } },
    });
  });

  test("a missing or deleted agent is a page for browsers and a problem for programs", async () => {
    for (const [id, status, heading, code] of [
      ["no-such-agent", 404, "Agent not found", "agent_not_found"],
      ["gone-agent", 410, "This agent was deleted", "agent_tombstoned"],
    ] as const) {
      const page = await world.send("GET", `/agents/${id}/view`, browserRequest);
      expect([page.status, page.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      expect(await page.text()).toContain(heading);
      const problem = await world.send("GET", `/agents/${id}/view`);
      expect([problem.status, ((await problem.json()) as { code: string }).code]).toEqual([status, code]);
      await expect(world.registry.site.agent(id)).rejects.toMatchObject({ code });
    }
  });

  test("the page of a deprecated agent links to its successor, that of an imported agent names its registry", async () => {
    const old = await world.registry.site.agent("old-agent");
    expect(old).toContain(`href="/agents/${rich}/view"`);
    expect(textOf(old)).toContain("This agent is deprecated. Replaced by the new one.");
    await using other = await createWorld(engine);
    await fillImported(other);
    const text = textOf(await other.registry.site.agent("weather-agent"));
    expect(text).toContain("Only that registry can edit it.");
    expect(text).toContain("https://registry.example.org");
  });

  test("the search has results, filters and paging links, and says if there are no results", async () => {
    const found = await world.registry.site.landing({ q: "weather" });
    expect(textOf(found)).toContain("Results for weather");
    expect(found).toContain(`href="/agents/${rich}/view"`);
    expect(found).toContain(`href="/?q=weather&amp;protocol=a2a"`);
    expect(textOf(await world.registry.site.landing({ q: "weathr" }))).toContain("Weather Agent");
    const narrowed = await world.registry.site.landing({ tags: "work", status: "active" });
    expect(textOf(narrowed)).toContain("Filtered agents");
    expect(narrowed).toContain('href="/?status=active"'); // removes the tag
    expect(narrowed).toContain('<input type="hidden" name="tags" value="work">');
    expect(textOf(await world.registry.site.landing({ q: "zzzzzz", tags: "work" }))).toContain("No results.");
  });

  test("paging through the agents shows each agent once", async () => {
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

  test("text of agents is escaped on every page", async () => {
    for (const text of [
      await world.registry.site.landing(),
      await world.registry.site.landing({ q: "alert" }),
      await world.registry.site.landing({ q: `"><script>alert(9)</script>` }),
      await world.registry.site.agent(hostile),
      await world.registry.site.agents(),
      await world.registry.site.activity(),
      await world.registry.site.status(),
    ]) {
      expect(text).not.toMatch(
        /<script(?!(?: type="module")? src="\/assets\/)|<img(?! src="\/(assets|agents)\/)/i,
      );
      // Values of attributes are escaped texts, which may have such words.
      expect(text.replaceAll(/="[^"<>]*"/g, "=")).not.toMatch(/\sstyle=|<[^>]+\son\w+=/i);
      expect(text).not.toMatch(/(href|src|action)="\s*(javascript|data|vbscript):/i);
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u00AD\uFEFF]/);
    }
  });
});

test("externalLink links only http(s) URLs, without referrer or opener", () => {
  for (const url of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "ftp://a.example",
    " https://a.example",
  ])
    expect(externalLink(url).markup).not.toContain("<a");
  expect(externalLink('https://a.example/"><b>').markup).toBe(
    '<a class="untrusted" href="https://a.example/&#34;&gt;&lt;b&gt;" rel="nofollow noopener noreferrer ugc"><bdi>https://a.example/&#34;&gt;&lt;b&gt;</bdi></a>',
  );
});

test("untrustedText shows invisible and direction-changing characters as code points", () => {
  expect(untrustedText("a\u202Eb\u200B\u0007").markup).toBe(
    '<bdi>a<span class="invisible-character">U+202E</span>b<span class="invisible-character">U+200B</span><span class="invisible-character">U+0007</span></bdi>',
  );
  expect(untrustedText("👩‍🚀 line\nline").markup).toBe("<bdi>👩‍🚀 line\nline</bdi>");
});

test("truncated cuts between characters", () => {
  expect(truncated("abc", 3)).toBe("abc");
  expect(truncated("ab💣c", 3)).toBe("ab…");
});
