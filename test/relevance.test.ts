/**
 * Whether a search finds what people need: needs in plain words, with judged agents (test/relevance). The figures of a run are
 * in the message of a failure; `RELEVANCE=1` prints them.
 */
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { agents, type RelevanceAgent } from "./relevance/agents.ts";
import { normalizedGain } from "./relevance/gain.ts";
import { needs } from "./relevance/needs.ts";
import { createWorld, type TestWorld } from "./world.ts";

/** The mean gain that a change of the search may not fall below. */
const leastGain = 0.88;

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

describe.each(engines)("on %s", (engine) => {
  test("needs in plain words find the agents that serve them", async () => {
    await using world = await createWorld(engine);
    await register(world);
    const results: { text: string; gain: number; first: boolean; ids: string[] }[] = [];
    for (const { text, ...judgement } of needs) {
      const page = await world.registry.agents.search({ q: text, limit: 10 }).page();
      const ids = page.agents.map(({ agent_id }) => agent_id);
      const right: readonly string[] = judgement.right;
      results.push({ text, ids, gain: normalizedGain(ids, judgement), first: right.includes(ids[0] ?? "") });
    }
    const mean = results.reduce((sum, { gain }) => sum + gain, 0) / results.length;
    const worst = results
      .filter(({ gain }) => gain < 0.9)
      .map(({ text, gain, ids }) => `${gain.toFixed(2)} ${text}: ${ids.slice(0, 4).join(" ")}`);
    const figures = `nDCG@10 ${mean.toFixed(3)}, first result right ${results.filter(({ first }) => first).length} of ${results.length}`;
    if (process.env.RELEVANCE) console.log([figures, ...worst].join("\n"));
    expect(mean, [figures, ...worst].join("\n")).toBeGreaterThanOrEqual(leastGain);
  });
});
