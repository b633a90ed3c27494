/** The page that compares two agents. */
import { describe, expect, test } from "vitest";
import { fill, rich } from "../browser/agents.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

const headers = { accept: "text/html" };

/** The rows of the table: their text without markup, by the name of the row. */
function rowsOf(page: string): Record<string, string> {
  const rows = [...page.matchAll(/<tr role="row".*?><th scope="row".*?>(.*?)<\/th>(.*?)<\/tr>/gs)];
  const text = (markup = "") =>
    markup
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  return Object.fromEntries(
    rows.map(([, name, cells]) => [text(name).split(" ")[0], `${text(name)} | ${text(cells)}`]),
  );
}

async function compared({ registry }: TestWorld, a: string, b: string) {
  return rowsOf(await registry.site.compare({ a, b }));
}

describe.each(engines)("on %s", (engine) => {
  test("two agents are compared by what they say and how far they are trusted", async () => {
    await using world = await createWorld(engine);
    await fill(world);
    const rows = await compared(world, rich, "route-planner");
    expect(rows.Grade).toBe("Grade ≠ , different | C (0.779) not rated");
    expect(rows.Certification).toBe("Certification ≠ , different | verified none");
    expect(rows.Protocols).toBe("Protocols , equal | a2a mcp a2a mcp");
    expect(rows.Capabilities).toBe("Capabilities ≠ , different | streaming ◆ only here: push streaming");
    expect(rows.Status).toContain(", equal");
    expect((await compared(world, rich, "old-agent")).Status).toBe(
      "Status ≠ , different | active deprecated",
    );
  });

  test("for one agent, others with the same tags are suggested, otherwise the newest", async () => {
    await using world = await createWorld(engine);
    const { agents, site } = world.registry;
    const register = (agent_id: string, ...tags: string[]) =>
      agents.register({ agent_id, agent_url: "https://a.example.com", tags });
    await register("a", "rain", "a,b");
    await register("b", "rain");
    await register("c", "snow");
    expect(await site.compare({ a: "a" })).toContain('"/compare?a=a&amp;b=b"');
    expect(await site.compare({ a: "a" })).not.toContain("b=c");
    expect(await site.compare({ a: "c" })).toContain('"/compare?a=c&amp;b=a"');
    expect(await site.agent("a")).toContain('<input type="hidden" name="a" value="a">');
  });
});

test("a missing or deleted agent is named, and another one can be chosen", async () => {
  await using world = await createWorld("sqlite");
  const agent = { agent_id: "a", agent_url: "https://a.example.com" };
  await world.registry.agents.register(agent);
  const missing = await world.send("GET", "/compare?a=a&b=x", { headers });
  const text = await missing.text();
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(text).toContain("No agent is registered as x");
  expect(text).toContain('name="a" value="a"');
  await world.registry.agents.remove("a");
  expect((await world.send("GET", "/compare?a=a", { headers })).status).toBe(410);
  await expect(world.registry.site.compare({ a: "a" })).rejects.toMatchObject({ code: "agent_tombstoned" });
});
