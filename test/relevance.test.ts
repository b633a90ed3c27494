/**
 * Whether a search finds what people need: needs in plain words, with judged agents (test/relevance). The figures of a run are
 * in the message of a failure; `RELEVANCE=1` prints them.
 */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { agents, type RelevanceAgent } from "./relevance/agents.ts";
import { type Judgement, normalizedGain } from "./relevance/gain.ts";
import { needs } from "./relevance/needs.ts";
import { hasPublishedCards, readPublishedCards } from "./relevance/published-agents.ts";
import { publishedNeeds } from "./relevance/published-needs.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** The mean gains that a change of the search may not fall below. */
const leastGains = { needs: 0.88, publishedNeeds: 0.87 };

async function register({ registry }: TestWorld): Promise<void> {
  for (const [agent_id, { name, description, tags = [], skills = {} }] of Object.entries<RelevanceAgent>(
    agents,
  )) {
    const agent_card = {
      name,
      description,
      url: `https://${agent_id}.example.com/a2a`,
      skills: Object.entries(skills).map(([skill, does]) => ({
        id: skill.toLowerCase().replaceAll(/\W+/g, "-"),
        name: skill,
        description: does,
      })),
    };
    await registry.agents.register({ agent_id, agent_card, tags });
  }
}

/** Registers published cards as they are, with ids of our own, and with endpoints and names where they have none. */
async function registerPublished({ registry }: TestWorld): Promise<void> {
  for (const [agent_id, agent_card] of readPublishedCards()) {
    const agent_url = `https://${agent_id}.example.com/a2a`;
    const named = agent_card.name ? {} : { name: agent_id };
    await registry.agents.register({ agent_id, agent_url, agent_card, ...named });
  }
}

/** Searches for each need. Returns the mean gain, and the figures with the worst needs as a text. */
async function measure(
  { registry }: TestWorld,
  judged: readonly (Judgement & { text: string })[],
): Promise<{ mean: number; figures: string }> {
  const results: { text: string; gain: number; first: boolean; ids: string[] }[] = [];
  for (const { text, ...judgement } of judged) {
    const page = await registry.agents.search({ q: text, limit: 10 }).page();
    const ids = page.agents.map(({ agent_id }) => agent_id);
    const first = judgement.right.includes(ids[0] ?? "");
    results.push({ text, ids, gain: normalizedGain(ids, judgement), first });
  }
  const mean = results.reduce((sum, { gain }) => sum + gain, 0) / results.length;
  const worst = results
    .filter(({ gain }) => gain < 0.9)
    .map(({ text, gain, ids }) => `${gain.toFixed(2)} ${text}: ${ids.slice(0, 4).join(" ")}`);
  const rightFirst = results.filter(({ first }) => first).length;
  const whole = `nDCG@10 ${mean.toFixed(3)}, first result right ${rightFirst} of ${results.length}`;
  const figures = [whole, ...worst].join("\n");
  if (process.env.RELEVANCE) console.log(figures);
  return { mean, figures };
}

describe.each(engines)("on %s", (engine) => {
  test("needs in plain words find the agents that serve them", async () => {
    await using world = await createWorld(engine);
    await register(world);
    const { mean, figures } = await measure(world, needs);
    expect(mean, figures).toBeGreaterThanOrEqual(leastGains.needs);
  });

  test.runIf(hasPublishedCards)(
    "needs in plain words find published agents among others (with the published cards alone)",
    async () => {
      await using world = await createWorld(engine);
      await register(world);
      await registerPublished(world);
      const { mean, figures } = await measure(world, publishedNeeds);
      expect(mean, figures).toBeGreaterThanOrEqual(leastGains.publishedNeeds);
    },
  );
});
