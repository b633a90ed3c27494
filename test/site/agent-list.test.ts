/** What lists of agents show of each. */
import { expect, it } from "vitest";
import { issuer, oneReporter, reports, weather, withAgent } from "../trust/people.ts";
import { createWorld, type TestWorld } from "../world.ts";

/** The letter of an agent without an icon. */
const letter = /<span class="logo[^>]*>[^<]*<\/span>/;

/** The texts of the cards of a page, by the names of their agents. */
async function cardsOf(world: TestWorld, path: string): Promise<Record<string, string>> {
  const page = await (await world.send("GET", path)).text();
  const cards = [...page.matchAll(/<li class="card agent">([\s\S]*?)<\/li>/g)].map(([, card = ""]) =>
    card
      .replace(letter, "")
      .replaceAll(/<\/?mark>/g, "")
      .replaceAll(/<[^>]*>/g, "\n")
      .trim(),
  );
  return Object.fromEntries(cards.map((card) => [card.split("\n")[0] ?? "", card.replaceAll(/\s+/g, " ")]));
}

it.each(["/", "/agents", "/?q=agent"])("cards of %s have provider, grade and certification", async (path) => {
  await using world = await createWorld("sqlite");
  const owner = await withAgent(world);
  await owner.agents.register({ ...weather, provider: { name: "Sky & Sons" } });
  await world.registry.agents.register({
    agent_id: "plain-agent",
    name: "Plain",
    agent_url: "https://agent.example.com/a2a",
  });
  const by = await issuer(world);
  await by.certifications.issue({ agent_id: weather.agent_id, level: "verified" });
  await by.certifications.issue({ agent_id: weather.agent_id, level: "audited" });
  const { Plain, Weather } = await cardsOf(world, path);
  expect(Weather).toMatch(/weather-agent by Sky &amp; Sons .*audited/);
  expect(Weather).not.toMatch(/verified|grade/);
  expect(Plain).not.toMatch(/ by |audited|grade/);
  await reports(world, await oneReporter(world), Array(12).fill("success"));
  expect((await cardsOf(world, path)).Weather).toMatch(/audited grade B/);
  expect((await cardsOf(world, path)).Plain).toEqual(Plain);
});

it("cards have the logo that the node serves, or a letter", async () => {
  await using world = await createWorld("sqlite");
  const { registry } = world;
  const agent_url = "https://agent.example.com/a2a";
  await registry.agents.register({ agent_id: "plain", name: "Plain", agent_url });
  await registry.agents.register({
    agent_id: "a:1",
    agent_url,
    icon_url: "https://agent.example.com/icon.png",
  });
  const page = await registry.site.agents();
  expect(page).toMatch(/<span class="logo[^>]*>P<\/span>/);
  expect(page).toContain('<img src="/agents/a%3A1/logo"');
  expect(page).not.toContain("https://agent.example.com/icon.png");
});
