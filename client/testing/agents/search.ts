/**
 * Filters and searches agents in memory. The filters are those of the node. The search is simple: every wanted word must
 * begin a word of the agent's texts, no excluded word may, and matches in the name come first. The node also tolerates one
 * wrong letter, and finds any of the words if no agent has all.
 */
import type { components, operations } from "../../../generated/openapi.d.ts";
import { keyword } from "../../../server/agents/card/words.ts";
import { parseQuery, type Term } from "../../../server/agents/search/query.ts";
import { fold, indexWords } from "../../../server/agents/search/words.ts";
import { instantOf } from "../../../server/instants.ts";
import type { Agent } from "../tables.ts";

type Schemas = components["schemas"];

/** The filters of a list. */
type Filters = Omit<NonNullable<operations["agents_list"]["parameters"]["query"]>, "limit" | "cursor">;

/** The maximum number of values of a facet. */
const facetLimit = 20;

/** The fields of a search, best first, with their scores. An exact id or name comes before. */
const places: { fields: Schemas["MatchField"][]; score: number }[] = [
  { fields: ["agent_id", "name"], score: 0.8 },
  { fields: ["agent_id", "name", "tags", "capabilities", "skills", "provider"], score: 0.6 },
  { fields: ["agent_id", "name", "tags", "capabilities", "skills", "provider", "details"], score: 0.4 },
  {
    fields: ["agent_id", "name", "tags", "capabilities", "skills", "provider", "details", "description"],
    score: 0.2,
  },
];

/** Whether an agent matches filters. Deleted and suspended agents only match filters by change or status. */
export function matches(agent: Agent, filters: Filters): boolean {
  const { status, provider, source, after_seq, updated_since } = filters;
  const follows = after_seq !== undefined || updated_since !== undefined;
  const statuses = status ?? (follows ? undefined : ["active", "deprecated"]);
  const living = agent.status !== "tombstoned";
  return (
    among(statuses, [agent.status]) &&
    among(filters.capabilities?.map(keyword), agent.capabilities) &&
    among(filters.tags?.map(keyword), agent.tags) &&
    among(filters.skills?.map(keyword), agent.skills) &&
    among(filters.protocol, agent.protocols) &&
    among(provider?.map(fold), living && agent.provider ? [fold(agent.provider.name)] : []) &&
    among(source, [agent.source]) &&
    (after_seq === undefined || agent.seq > after_seq) &&
    (updated_since === undefined || agent.updated_at >= instantOf(updated_since))
  );
}

/** The results of a search, each with its rank (0 is the best) and its match. */
export function search(agents: readonly Agent[], text: string) {
  const { wanted, unwanted } = parseQuery(text);
  const nothing = wanted.length + unwanted.length === 0; // without words nothing matches
  return agents.flatMap((agent) => {
    const words = wordsOf(agent);
    const all = Object.values(words).flat();
    if (unwanted.some((term) => stands(term, all))) return [];
    const exact = agent.agent_id === text.trim() || fold(agent.name) === fold(text);
    const rank = exact
      ? 0
      : 1 +
        places.findIndex(({ fields }) =>
          holds(
            wanted,
            fields.flatMap((each) => words[each]),
          ),
        );
    if (!exact && (rank === 0 || nothing)) return []; // no match
    const named = Object.entries(words) as [Schemas["MatchField"], string[][]][]; // the keys of its type
    const fields = named
      .filter(([, texts]) => wanted.some((term) => stands(term, texts)))
      .map(([name]) => name);
    return [{ agent, rank, match: { score: exact ? 1 : (places[rank - 1]?.score ?? 0), fields } }];
  });
}

/** The most common values of some facets. */
export function facetsOf(agents: readonly Agent[], facets: readonly Schemas["Facet"][]): Schemas["Facets"] {
  return Object.fromEntries(
    facets.map((facet) => [facet, countsOf(agents.flatMap((each) => valuesOf(each, facet)))]),
  );
}

/** The count of each value, most common first. */
export function countsOf(values: readonly string[], limit = facetLimit): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit);
}

function valuesOf(agent: Agent, facet: Schemas["Facet"]): string[] {
  if (facet === "provider") return agent.provider ? [fold(agent.provider.name)] : [];
  if (facet === "protocol") return agent.protocols;
  return [agent[facet]].flat();
}

function among(wanted: readonly (string | null)[] | undefined, has: readonly string[]): boolean {
  return !wanted || has.some((each) => wanted.includes(each));
}

/** The words of an agent by field. Each list is one text, so that phrases do not match across texts. */
function wordsOf(agent: Agent): Record<Schemas["MatchField"], string[][]> {
  return {
    agent_id: [indexWords(agent.agent_id)],
    name: [indexWords(agent.name)],
    tags: agent.tags.map(indexWords),
    capabilities: agent.capabilities.map(indexWords),
    skills: agent.skills.map(indexWords),
    provider: [indexWords(agent.provider?.name ?? "")],
    details: agent.details.split("\n").map(indexWords),
    description: [indexWords(agent.description ?? "")],
  };
}

function holds(wanted: readonly Term[], texts: readonly string[][]): boolean {
  return wanted.every((term) => stands(term, texts));
}

function stands({ words, open }: Term, texts: readonly string[][]): boolean {
  const last = words.length - 1;
  const at = (text: readonly string[], start: number) =>
    words.every((word, index) =>
      open && index === last ? text[start + index]?.startsWith(word) : text[start + index] === word,
    );
  return texts.some((text) => text.some((_, start) => at(text, start)));
}
