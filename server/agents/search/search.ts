/** Searching: the words of a query, the filters and the order, put to the index. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../database/database.ts";
import type { AgentRecord, AgentRow } from "../records.ts";
import { join, type Sql, vocabularyIn } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { type Alternative, type Generosity, generosities, makePlan, type Plan, tiers } from "./plan.ts";
import { parseQuery } from "./query.ts";
import { fold, indexWords } from "./words.ts";

type Facet = components["schemas"]["Facet"];
type MatchField = components["schemas"]["MatchField"];

/** How many values of a facet are counted out. */
const facetLimit = 20;

/** A search that is ready to be asked for pages and facets. */
export interface Search {
  plan: Plan;
  generosity: Generosity;
  /** The id, and the name as comparisons see it, that come first. */
  exact: { id: string; name: string };
  /** What is found, best first, none twice; agents of one part newest first. */
  parts: Part[];
}

/** Agents of one rank. */
interface Part {
  score: number;
  /** `from … where …` without the filters. */
  from: string;
  key: string;
  where: Sql[];
}

/** Where a page ended: the part, and the key of the last agent. */
export interface SearchPosition {
  part: number;
  key: number;
}

/** An agent found. */
export interface Found {
  row: AgentRow;
  score: number;
  position: SearchPosition;
}

/**
 * Makes a search.
 * @param filters what agents must meet beside.
 * @param widened what the plan of the page before says; undefined on the first page.
 */
export async function prepareSearch(
  database: Database,
  text: string,
  filters: Sql[],
  generosity: Generosity,
  widened?: string,
): Promise<Search> {
  const vocabulary = vocabularyIn(database, engineOf(database));
  const plan = await makePlan(parseQuery(text), generosity, vocabulary, widened);
  const exact = { id: text.trim().replaceAll("\0", ""), name: fold(text) };
  const params = [exact.id, exact.name];
  const same = { text: "(a.agent_id = ? or a.name_key = ?)", params };
  const other = { text: "a.agent_id <> ? and a.name_key <> ?", params };
  const parts = [
    { score: 1, from: "agent a", key: "a.key", where: [same, ...filters] },
    ...wordParts(database, plan).map((part) => ({ ...part, where: [...part.where, other, ...filters] })),
  ];
  return { plan, generosity, exact, parts };
}

function wordParts(database: Database, plan: Plan): Part[] {
  const engine = engineOf(database);
  const key = `agent_index.${engine.indexKey}`;
  if (plan.wanted.length > 0) {
    return tiers.map((tier, index) => ({
      score: plan.all ? tier.score : tier.score / 2,
      from: `agent_index join agent a on a.key = ${key}`,
      key,
      where: [engine.finds(plan, tier, tiers[index - 1])],
    }));
  }
  if (plan.unwanted.length === 0) return [];
  return [{ score: 0.1, from: "agent a", key: "a.key", where: [engine.lacks(plan.unwanted)] }];
}

/** The generosities to try, the least first; those of pages after the first is that of the first. */
export function generositiesFor(text: string, given: unknown): readonly Generosity[] {
  const known = generosities.find((each) => each === given);
  if (known) return [known];
  return parseQuery(text).wanted.length > 0 ? generosities : ["close"];
}

/** Agents found after a position, best first. */
export async function findAgents(
  database: Database,
  { parts }: Search,
  after: SearchPosition | undefined,
  limit: number,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const [index, { score, from, key, where }] of parts.entries()) {
    if (after && index < after.part) continue;
    const position = after?.part === index ? [{ text: `${key} < ?`, params: [after.key] }] : [];
    const condition = join([...where, ...position], " and ");
    const rows = await database.all<AgentRow>(
      `select a.* from ${from} where ${condition.text} order by ${key} desc limit ?`,
      [...condition.params, limit - found.length],
    );
    found.push(...rows.map((row) => ({ row, score, position: { part: index, key: row.key } })));
    if (found.length === limit) break;
  }
  return found;
}

/** The commonest values of a dimension over all found agents. */
export function facetCounts(
  database: Database,
  { parts }: Search,
  facet: Facet,
): Promise<{ value: string; count: number }[]> {
  const column = { provider: "provider_key", status: "status", source: "source" }[facet as string]; // the others are words
  const keys = join(
    parts.map(({ from, key, where }) => {
      const condition = join(where, " and ");
      return { text: `select ${key} as key from ${from} where ${condition.text}`, params: condition.params };
    }),
    " union all ",
  );
  const values = column
    ? `select a.${column} as value from agent a join found f on f.key = a.key where a.${column} is not null`
    : "select w.value from agent_word w join found f on f.key = w.agent_key where w.kind = ?";
  return database.all(
    `with found as (${keys.text}) select value, count(*) as count from (${values}) v
      group by value order by count(*) desc, value limit ${facetLimit}`,
    [...keys.params, ...(column ? [] : [facet])],
  );
}

/**
 * Where the words of a search stand in an agent that it found.
 * @param details those of its row.
 */
export function matchFields(agent: AgentRecord, details: string, { plan, exact }: Search): MatchField[] {
  const texts: Record<MatchField, string[]> = {
    agent_id: [agent.agent_id],
    name: [agent.name],
    tags: agent.tags,
    capabilities: agent.capabilities,
    skills: agent.skills,
    provider: agent.provider ? [agent.provider.name] : [],
    details: details.split("\n"),
    description: [agent.description ?? ""],
  };
  const ways = plan.wanted.flatMap(({ whole, part }) => [whole, ...part]);
  const whole = new Set<string>();
  if (agent.agent_id === exact.id) whole.add("agent_id");
  if (fold(agent.name) === exact.name) whole.add("name");
  const named = Object.entries(texts) as [MatchField, string[]][]; // the keys of the record above
  return named.filter(([name, lines]) => whole.has(name) || stands(lines, ways)).map(([name]) => name);
}

/** Whether one of the texts has one of these words, or rows of words. */
function stands(texts: string[], ways: Alternative[]): boolean {
  return texts
    .map(indexWords)
    .some((words) => ways.some((way) => words.some((_, start) => beginsAt(words, start, way))));
}

function beginsAt(words: string[], start: number, { words: sought, open }: Alternative): boolean {
  return sought.every((each, index) => {
    const word = words[start + index];
    return open && index === sought.length - 1 ? word?.startsWith(each) : word === each;
  });
}
