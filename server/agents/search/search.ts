/** Searching: the words of a query, the filters, and the order, put together into one statement. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../database/database.ts";
import type { AgentRow } from "../records.ts";
import { join, type Sql } from "./engine.ts";
import { engineOf } from "./engines.ts";
import { exactScore, type Generosity, generosities, makePlan, weights } from "./plan.ts";
import { parseQuery, type Query } from "./query.ts";
import { fold, indexWords, oneLetterApart } from "./words.ts";

type Facet = components["schemas"]["Facet"];
type MatchField = components["schemas"]["MatchField"];

/** How many values of a facet are counted out. */
const facetLimit = 20;

/** A search that is ready to be asked for pages and facets. */
export interface Search {
  generosity: Generosity;
  query: Query;
  /** `key` and `score` of every agent found. */
  found: Sql;
}

/** An agent found. */
export interface FoundRow extends AgentRow {
  score: number;
}

/**
 * Makes a search.
 * @param where what agents must meet beside.
 * @param generosity that of the page before; undefined on the first page, which takes the least that finds something.
 */
export async function prepareSearch(
  database: Database,
  text: string,
  where: Sql[],
  generosity?: Generosity,
): Promise<Search> {
  const query = parseQuery(text);
  const choices = generosity ? [generosity] : query.wanted.length === 0 ? (["close"] as const) : generosities;
  let search: Search | undefined;
  for (const choice of choices) {
    search = { generosity: choice, query, found: await foundBy(database, text, query, where, choice) };
    if (choices.length > 1 && (await database.get(`${search.found.text} limit 1`, search.found.params)))
      break;
  }
  if (!search) throw new Error("There is always a choice");
  return search;
}

async function foundBy(
  database: Database,
  text: string,
  query: Query,
  where: Sql[],
  generosity: Generosity,
): Promise<Sql> {
  const engine = engineOf(database);
  const plan = await makePlan(query, generosity, engine.vocabulary(database));
  const hasWords = query.wanted.length + query.unwanted.length > 0;
  const exact: Sql = {
    text: "a.agent_id = ? or a.name_key = ?",
    params: [text.trim().replaceAll("\0", ""), fold(text)],
  };
  const exactKeys: Sql = { text: `select a.key from agent a where ${exact.text}`, params: exact.params };
  const keys = join([...(hasWords ? [engine.matches(plan)] : []), exactKeys], " union ");
  const score = join(
    [
      { text: `case when ${exact.text} then ${exactScore} else`, params: exact.params },
      engine.score(plan),
      { text: "end", params: [] },
    ],
    " ",
  );
  const conditions = join([{ text: `a.key in (${keys.text})`, params: keys.params }, ...where], " and ");
  return join(
    [
      { text: "select a.key,", params: [] },
      score,
      { text: "as score from agent a where", params: [] },
      conditions,
    ],
    " ",
  );
}

/** A page of agents, best first; agents of one score newest first. */
export function foundRows(
  database: Database,
  { found }: Search,
  after: { score: number; key: number } | undefined,
  limit: number,
): Promise<FoundRow[]> {
  const position = after ? "where f.score < ? or (f.score = ? and f.key < ?)" : "";
  return database.all<FoundRow>(
    `select a.*, f.score from (select * from (${found.text}) f ${position} order by f.score desc, f.key desc limit ?) f
      join agent a on a.key = f.key order by f.score desc, f.key desc`,
    [...found.params, ...(after ? [after.score, after.score, after.key] : []), limit],
  );
}

/** The commonest values of a dimension over all found agents. */
export function facetCounts(
  database: Database,
  { found }: Search,
  facet: Facet,
): Promise<{ value: string; count: number }[]> {
  const column = { provider: "provider_key", status: "status", source: "source" }[facet as string]; // others are words
  const from = column
    ? `select a.${column} as value from agent a join found f on f.key = a.key where a.${column} is not null`
    : "select w.value from agent_word w join found f on f.key = w.agent_key where w.kind = ?";
  return database.all(
    `with found as (${found.text}) select value, count(*) as count from (${from}) v
      group by value order by count(*) desc, value limit ${facetLimit}`,
    [...found.params, ...(column ? [] : [facet])],
  );
}

/** A score as callers see it: 1 for the exact id or name, less for the rest. */
export function shownScore(score: number, { wanted }: Query): number {
  if (score >= exactScore) return 1;
  const best = Math.max(1, wanted.length) * weights.name.whole;
  return Math.round((0.99 * 1_000 * score) / best) / 1_000;
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
  const fields = Object.entries(texts) as [MatchField, string][]; // the record's own keys
  return fields
    .filter(([, text]) => indexWords(text).some((word) => sought.some((each) => meets(word, each))))
    .map(([name]) => name);
}

function meets(word: string, sought: string): boolean {
  return word.startsWith(sought) || oneLetterApart(word, sought);
}
