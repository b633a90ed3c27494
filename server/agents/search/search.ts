/** Searching: the words of a query, the filters and the order, put to the index. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../database/database.ts";
import type { AgentRow } from "../records.ts";
import { join, type Sql, vocabularyIn } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { type Generosity, generosities, makePlan, type Plan, tiers } from "./plan.ts";
import { parseQuery, type Query } from "./query.ts";
import { fold, indexWords, oneLetterApart } from "./words.ts";

type Facet = components["schemas"]["Facet"];
type MatchField = components["schemas"]["MatchField"];

/** How many values of a facet are counted out. */
const facetLimit = 20;

/** A search that is ready to be asked for pages and facets. */
export interface Search {
  query: Query;
  generosity: Generosity;
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
 */
export async function prepareSearch(
  database: Database,
  text: string,
  filters: Sql[],
  generosity: Generosity,
): Promise<Search> {
  const query = parseQuery(text);
  const plan = await makePlan(query, generosity, vocabularyIn(database, engineOf(database)));
  const ids = [text.trim().replaceAll("\0", ""), fold(text)];
  const exact = { text: "(a.agent_id = ? or a.name_key = ?)", params: ids };
  const inexact = { text: "a.agent_id <> ? and a.name_key <> ?", params: ids };
  const parts = [
    { score: 1, from: "agent a", key: "a.key", where: [exact, ...filters] },
    ...wordParts(database, plan).map((part) => ({ ...part, where: [...part.where, inexact, ...filters] })),
  ];
  return { query, generosity, parts };
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

/** Where the words of a query stand in an agent. */
export function matchFields(row: AgentRow, { wanted }: Query): MatchField[] {
  const texts: Record<MatchField, string> = {
    agent_id: row.agent_id,
    name: row.name,
    tags: row.tags,
    capabilities: row.capabilities,
    skills: row.skills,
    provider: row.provider_key ?? "",
    details: row.details,
    description: row.description ?? "",
  };
  const sought = wanted.flatMap(({ words }) => words);
  const named = Object.entries(texts) as [MatchField, string][]; // the keys of the record above
  return named
    .filter(([, text]) => indexWords(text).some((word) => sought.some((each) => meets(word, each))))
    .map(([name]) => name);
}

function meets(word: string, sought: string): boolean {
  return word.startsWith(sought) || oneLetterApart(word, sought);
}
