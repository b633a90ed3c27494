/** The search of a mock registry: by substrings, with the sorts and highlights of the contract. */
import type { Agent, FoundAgent, SearchQuery } from "../models.ts";

type Match = FoundAgent["match"];
type Highlight = NonNullable<Match["highlights"]>[number];
type Texts = [field: Highlight["field"], texts: readonly string[]][];

/** How agents are compared, which are the newest first before. All are equally relevant, and none is rated. */
const sorts: Partial<Record<NonNullable<SearchQuery["sort"]>, (a: Agent, b: Agent) => number>> = {
  updated: (a, b) => b.seq - a.seq,
  name: (a, b) => Number(nameOf(a) > nameOf(b)) - Number(nameOf(a) < nameOf(b)),
};

/**
 * Finds the agents whose texts contain every word of a query.
 * @param agents the agents that match the filters, newest first.
 */
export function searchAgents(
  agents: readonly Agent[],
  { q = "", sort = "", highlight }: Record<string, string | undefined>,
): FoundAgent[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const requested = highlight?.split(",");
  const found = agents.flatMap((agent) => {
    const texts = textsOf(agent);
    const holds = (word: string) =>
      texts.some(([, list]) => list.some((text) => rangesOf(text, [word]).length > 0));
    if (!words.every(holds)) return [];
    const highlights = texts.flatMap(([field, list]) =>
      list
        .map((text): Highlight => ({ field, text, ranges: rangesOf(text, words) }))
        .filter(({ ranges }) => ranges.length > 0),
    );
    const match: Match = {
      score: agent.agent_id === q ? 1 : 0.5,
      fields: [...new Set(highlights.map(({ field }) => field))],
      ...(requested && { highlights: highlights.filter(({ field }) => requested.includes(field)) }),
    };
    return [{ ...agent, match }];
  });
  return found.sort(sorts[sort as keyof typeof sorts] ?? (() => 0)); // other names have no order
}

function nameOf({ name }: Agent): string {
  return name.toLowerCase();
}

function textsOf({ agent_id, name, tags, capabilities, skills, description }: Agent): Texts {
  return [
    ["agent_id", [agent_id]],
    ["name", [name]],
    ["tags", tags],
    ["capabilities", capabilities],
    ["skills", skills],
    ["description", [description ?? ""]],
  ];
}

/** Where words are in a text, in order; words in others are left out. */
function rangesOf(text: string, words: readonly string[]): Highlight["ranges"] {
  const lower = text.toLowerCase();
  const all = words.flatMap((word) => {
    const ranges = [];
    for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + word.length))
      ranges.push({ start, end: start + word.length });
    return ranges;
  });
  const sorted = all.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.reduce<typeof all>((kept, range) => {
    const last = kept.at(-1);
    if (!last || range.start >= last.end) kept.push(range);
    else last.end = Math.max(last.end, range.end);
    return kept;
  }, []);
}
