/** Both databases find the same agents, in the same order, with the same scores: the index is made of their rows alike. */
import { expect, test } from "vitest";
import type { SearchQuery } from "../../client/index.ts";
import { generatedAgent } from "../bench/agents.ts";
import { fill } from "../bench/fill.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

const agents = 400;

/** Words and rows of words that agents have, also misspelt, and filters. */
function* queries(): Generator<SearchQuery> {
  const filters = [
    {},
    { tags: ["weather"] },
    { capabilities: ["streaming"], sort: "name" as const },
    { live: true },
  ];
  for (let n = 0; n < agents; n += 7) {
    const { name = "", description } = generatedAgent(n).set;
    const words = `${name} ${description ?? ""}`.split(/\s+/);
    const texts = [
      name,
      words.slice(1, 4).join(" "),
      words.slice(2, 9).join(" "),
      (words[1] ?? "").slice(1),
      `agent-${n}`,
    ];
    for (const [index, q] of texts.entries())
      if (q) yield { q, limit: 30, ...filters[(n + index) % filters.length] };
  }
}

async function foundBy({ registry }: TestWorld, query: SearchQuery) {
  const page = await registry.agents.search({ ...query, facets: ["tags"] }).page();
  const found = page.agents.map(({ agent_id, match }) => ({ agent_id, match }));
  return { found, total: page.total, suggestion: page.suggestion, facets: page.facets };
}

test.runIf(engines.length > 1)("both engines find the same", async () => {
  await using sqlite = await createWorld("sqlite");
  await using postgres = await createWorld("postgres");
  for (const { node } of [sqlite, postgres]) await fill(node.database, 0, agents);
  let count = 0;
  for (const query of queries()) {
    expect({ query, ...(await foundBy(postgres, query)) }).toEqual({
      query,
      ...(await foundBy(sqlite, query)),
    });
    count++;
  }
  expect(count).toBeGreaterThan(250);
});
