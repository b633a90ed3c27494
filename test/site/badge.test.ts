/** The badge of an agent. */
import { describe, expect, test } from "vitest";
import { fill, hostile, rich } from "../browser/agents.ts";
import { engines } from "../engines.ts";
import { createWorld } from "../world.ts";

/** What a badge says. */
function titleOf(image: string): string | undefined {
  return /<title>(.*)<\/title>/.exec(image)?.[1];
}

describe.each(engines)("on %s", (engine) => {
  test("says the grade and the certification, or the status of an agent that should not be used", async () => {
    await using world = await createWorld(engine);
    await fill(world);
    const { site } = world.registry;
    const owner = await world.owner();
    await owner.agents.setStatus("chess-coach", { status: "suspended" });
    const ids = [rich, "translator", "old-agent", "chess-coach", "gone-agent", "no-such-agent"];
    const titles = await Promise.all(ids.map(async (id) => titleOf(await site.badge(id))));
    expect(titles).toEqual([
      "agent: grade C · verified · up",
      "agent: not rated",
      "agent: deprecated",
      "agent: suspended",
      "agent: deleted",
      "agent: not found",
    ]);
    expect(titleOf(await site.badge(rich, { show: "grade" }))).toBe("grade: C");
    expect(titleOf(await site.badge(rich, { show: "certification" }))).toBe("certification: verified");
    expect(titleOf(await site.badge(hostile, { show: "certification" }))).toBe("certification: none");
  });
});

test("a label is escaped, and characters that do not show are replaced", async () => {
  await using world = await createWorld("sqlite");
  const image = await world.registry.site.badge("x", { label: `"><script>&\u202E` });
  expect(titleOf(image)).toBe("&#34;&gt;&lt;script&gt;&amp;U+202E: not found");
  expect(image).not.toContain("<script");
});

test("is an image that pages of others may show, and that is not sent again while it is the same", async () => {
  await using world = await createWorld("sqlite");
  const first = await world.send("GET", "/agents/x/badge.svg", { headers: { origin: "https://a.example" } });
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=300",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  expect((await world.send("GET", "/agents/x/badge.svg", { headers })).status).toBe(304);
});

test("the page of an agent shows what embeds its badge", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register({ agent_id: "a_b~c@d", agent_url: "https://a.example.com" });
  const page = await world.registry.site.agent("a_b~c@d");
  const url = "http://registry.test/agents/a_b~c%40d";
  expect(page).toContain(`[![a\\_b\\~c@d in the registry](${url}/badge.svg)](${url}/view)`);
  expect(page).toContain(`&lt;img src=&#34;${url}/badge.svg&#34; alt=&#34;a_b~c@d in the registry&#34;&gt;`);
});
