/** Searches agents: the pages of a ranked list, with counts and a suggestion on the first one. */

import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Database } from "../../core/database/database.ts";
import { withinBudget } from "../../core/database/read-budget.ts";
import { signature } from "../../core/paging/paging.ts";
import { statement } from "../../core/sql/statement.ts";
import { BoundedMap } from "../../core/values/bounded-map.ts";
import { BoundedPage, type Candidate } from "../agents/lists/bounded-page.ts";
import { countFacets } from "../agents/lists/facets.ts";
import { valuesOf } from "../agents/lists/filters.ts";
import { countedAgents, type LiveUnknown, type Total } from "../agents/lists/totals.ts";
import { type LastChanges, lastChanges } from "../agents/record/liveness.ts";
import type { AgentRow, AgentTables } from "../agents/record/records.ts";
import { withoutMisspelling } from "./query.ts";
import {
  deepest,
  factorsOf,
  fitting,
  type Ranked,
  type RankedAgent,
  type RankedList,
  type RankOptions,
  rank,
  scoreWith,
} from "./ranked-list.ts";
import { type AgentOrder, sortedAgents } from "./sorted-agents.ts";

type Schemas = components["schemas"];

/** A search. */
export interface SearchRequest extends Pick<Ranked, "text" | "filters"> {
  sort: AgentOrder | "relevance";
  /** The end of the previous page; undefined for the first page. */
  after: SearchPosition | undefined;
  limit: number;
  facets?: readonly Schemas["Facet"][] | undefined;
  /** Whether a suggestion is looked for. */
  wantsSuggestion?: boolean;
}

/** The end of a page. */
export interface SearchPosition {
  /** Which list it is of: if it is not kept any more, the place is found in a new one. */
  list: string;
  score: number;
  key: number;
  /** What the agent is sorted by; empty for relevance. */
  value: string;
}

/** What decides the results of searches: the last changes, and the version of all vectors; null if words alone rank. */
export interface SearchState extends LastChanges {
  vectors: number | null;
}

// A statement, because searches run it.
/** Reads what the results of a search have of their agents. */
const foundAgents = statement((db: Kysely<AgentTables>, { keys }: { keys: readonly number[] }, dialect) =>
  db
    .selectFrom("agent")
    .select(["key", "details", "server_name", "record_form", "record"])
    .where("key", "in", dialect.numbers(keys)),
);

/** A found agent. */
export interface Found extends RankedAgent {
  row: Pick<AgentRow, "key" | "details" | "server_name" | "record_form" | "record">;
  position: SearchPosition;
}

export interface SearchResult extends Pick<RankedList, "plan" | "hasSome" | "lacksMeaning"> {
  found: Found[];
  /** Whether more agents match than all pages have, or the index does not have all agents yet. */
  truncated: boolean;
  /** Whether the page ends before its limit, because its records are long. */
  isCut: boolean;
  facets: Schemas["Facets"] | undefined;
  /** Whether the facets omit agents that match. */
  facetsTruncated: boolean;
  /** Only on the first page. */
  total: Total | undefined;
  suggestion: string | undefined;
  liveUnknown: LiveUnknown | undefined;
}

type ResultPage = Pick<SearchResult, "found" | "isCut" | "truncated">;

/** How many agents are ranked for the first pages. */
const rankedFirst = countedAgents;

/** How many agents the kept lists have in all, some 50 bytes each; a list itself counts as so many. */
const mostKept = 200_000;
const sizeOfList = 50;

/** A query with so many results or more gets no suggestion. */
const enoughResults = 10;

/** The longest query (`q` in the contract), and how many suggestions are tried. */
const longestQuery = 256;
const mostTried = 3;

/** A list with the name that positions have. */
interface KeptList extends RankedList {
  name: string;
  isCurrent: boolean;
}

/** The searches of a node. */
export class AgentSearch {
  readonly #options: RankOptions;
  readonly #lists = new BoundedMap<string, KeptList>(mostKept, ({ agents }) => agents.length + sizeOfList);

  constructor(options: RankOptions) {
    this.#options = options;
  }

  /** Reads what decides the results of searches. Agents are probed, and their vectors stored, without a change of the journal. */
  async stateOf(database: Database): Promise<SearchState> {
    const changes = await lastChanges(database);
    return { ...changes, vectors: (await this.#options.meaning?.version(database)) ?? null };
  }

  /**
   * Searches.
   * @param database where rows are read.
   * @param state what was read before: all changes up to it are found.
   */
  async find(database: Database, request: SearchRequest, state: SearchState): Promise<SearchResult> {
    const { after, facets, limit } = request;
    const list = await this.#listOf(database, request, state);
    const page =
      request.sort === "relevance"
        ? await this.#ranked(database, request, list, state)
        : await this.#sorted(database, request, request.sort, list);
    const counted = facets && (await this.#facets(database, request, facets, { list, state }));
    const byWords = page.found.filter(({ isNear }) => !isNear).length;
    const isFew = byWords < Math.min(enoughResults, limit);
    const isSuggesting = request.wantsSuggestion && !after && isFew && !list.hasAllWords;
    return {
      ...page,
      plan: list.plan,
      hasSome: list.hasSome,
      lacksMeaning: list.lacksMeaning,
      facets: counted?.facets,
      facetsTruncated: counted ? !counted.complete : false,
      total: after ? undefined : totalOf(list),
      suggestion: isSuggesting ? await this.#suggestion(database, request, byWords > 0) : undefined,
      liveUnknown: after ? undefined : await this.#liveUnknown(database, request),
    };
  }

  /** The list of a search: that of the previous page if it is kept. */
  async #listOf(
    database: Database,
    { text, filters, sort, after }: Omit<SearchRequest, "limit">,
    { seq, change, vectors }: SearchState,
    depth?: number,
  ): Promise<KeptList> {
    const [order, limit] =
      sort === "relevance"
        ? (["best", depth ?? rankedFirst] as const)
        : (["newest", this.#options.limits.facetAgents] as const);
    const state = [text, order, limit, seq, change, vectors, signature("search", filters)];
    const name = hash("sha256", JSON.stringify(state), "base64url").slice(0, 16);
    const kept = this.#lists.use(depth === undefined ? (after?.list ?? name) : name);
    if (kept) return kept;
    const isCurrent = await this.#options.index.reach(seq);
    const list = await rank(database, this.#options, { text, filters, order, limit });
    const made = { ...list, name, isCurrent };
    if (isCurrent && !list.lacksMeaning) this.#lists.set(name, made);
    return made;
  }

  /** Reads a page in the order of relevance. */
  async #ranked(
    database: Database,
    request: SearchRequest,
    first: KeptList,
    state: SearchState,
  ): Promise<ResultPage> {
    const { after, limit, filters } = request;
    let list = first;
    let place = after ? placeAfter(list, after) : 0;
    if (place + limit > list.agents.length && !list.isComplete && list.agents.length < deepest) {
      const end = list.agents[place - 1];
      list = await this.#listOf(database, request, state, deepest);
      place = end ? placeAfter(list, { list: "", value: "", ...end }) : place;
    }
    const room = new BoundedPage(foundAgents, limit);
    const values = valuesOf(filters);
    const found: Found[] = [];
    while (room.hasRoom && place < list.agents.length) {
      const next = list.agents.slice(place, place + limit - room.rows.length);
      place += next.length;
      const sizes = await fitting(database, values, next);
      const candidates = next.flatMap(({ key }): Candidate[] => {
        const size = sizes.get(key);
        return size === undefined ? [] : [{ key, size }];
      });
      const rows = new Map((await room.add(async () => candidates, database)).map((row) => [row.key, row]));
      for (const each of next) {
        const row = rows.get(each.key);
        const position = { list: list.name, score: each.score, key: each.key, value: "" };
        if (row) found.push({ ...each, row, position });
      }
    }
    const isEnd = found.length < limit && !room.isCut;
    return {
      found,
      isCut: room.isCut,
      truncated: !list.isCurrent || (isEnd && !list.isComplete && list.agents.length >= deepest),
    };
  }

  /** Reads a page in an order that the caller chose. */
  async #sorted(
    database: Database,
    { after, limit, filters }: SearchRequest,
    order: AgentOrder,
    list: KeptList,
  ): Promise<ResultPage> {
    const truncated = !list.isComplete || !list.isCurrent;
    if (list.agents.length === 0) return { found: [], isCut: false, truncated };
    const room = new BoundedPage(foundAgents, limit);
    const sortedBy = new Map<number, string | number>();
    const keys = [...(await fitting(database, valuesOf(filters), list.agents)).keys()];
    const rows = await room.add(async (most) => {
      const sorted = await sortedAgents(database, order, { keys, after, limit: most });
      for (const { key, value } of sorted) sortedBy.set(key, value);
      return sorted;
    }, database);
    const agents = new Map(list.agents.map((each) => [each.key, each]));
    const factors = await factorsOf(
      database,
      rows.map(({ key }) => key),
    );
    const found = rows.map((row): Found => {
      const score = scoreWith(agents.get(row.key)?.score ?? 0, factors.get(row.key));
      const position = { list: list.name, score, key: row.key, value: String(sortedBy.get(row.key)) };
      return { row, key: row.key, score, isNear: false, position };
    });
    return { found, isCut: room.isCut, truncated };
  }

  /** Counts the agents of a list by facet. */
  async #facets(
    database: Database,
    { text, filters, sort }: SearchRequest,
    facets: readonly Schemas["Facet"][],
    { list, state }: { list: KeptList; state: SearchState },
  ): Promise<{ facets: Schemas["Facets"]; complete: boolean }> {
    const { limits } = this.#options;
    const limit = limits.facetAgents;
    const isWithAll = list.isComplete || sort !== "relevance";
    const newest = { text, filters, sort: "newest", after: undefined } as const;
    const all = isWithAll ? list : await this.#listOf(database, newest, state);
    const sizes = await fitting(database, valuesOf(filters), all.agents.slice(0, limit));
    const counted = await withinBudget(database, limits, (reads) =>
      countFacets(reads, [...sizes.keys()], facets),
    );
    const isWhole = all.isComplete && all.agents.length <= limit;
    return { ...counted, complete: counted.complete && isWhole };
  }

  /** Counts the agents that are neither live nor not, and that the same words and other filters find. */
  async #liveUnknown(database: Database, { text, filters }: SearchRequest): Promise<LiveUnknown | undefined> {
    if (filters.live === undefined) return undefined;
    const list = await rank(database, this.#options, {
      ...{ text, order: "newest", limit: rankedFirst },
      filters: { ...filters, live: "unknown" },
    });
    const { total, total_is_exact } = totalOf(list);
    return { live_unknown: total, live_unknown_is_exact: total_is_exact };
  }

  /**
   * A query without misspelt words: "did you mean". A word is misspelt if no agent has one that begins like it. It is replaced by a
   * word with one or two wrong letters less; the suggestion has to find agents.
   */
  async #suggestion(
    database: Database,
    { text, filters }: SearchRequest,
    hasFound: boolean,
  ): Promise<string | undefined> {
    const near = await this.#options.index.words.corrections(text);
    for (const suggested of suggestedTexts(text, near)) {
      const options = { ...this.#options, meaning: null };
      const list = await rank(database, options, {
        text: suggested,
        filters,
        order: "best",
        limit: enoughResults,
      });
      if (list.agents.length > 0 && (list.hasAllWords || !hasFound)) return suggested;
    }
    return undefined;
  }
}

/** The queries to try, the most likely first. */
function suggestedTexts(text: string, near: ReadonlyMap<string, readonly { word: string }[]>): string[] {
  if (near.size === 0) return [];
  const tries = Array.from({ length: mostTried }, (_, index) => {
    const words = [...near].map(([word, list]): [string, string] => [
      word,
      (list[index] ?? list[0])?.word ?? word,
    ]);
    return withoutMisspelling(text, new Map(words));
  });
  return [...new Set(tries)].filter((each) => each !== text && [...each].length <= longestQuery);
}

function totalOf({ count, isComplete }: RankedList): Total {
  return { total: Math.min(count, countedAgents), total_is_exact: isComplete && count <= countedAgents };
}

/** The place after a position: after its agent, or if a new list has it elsewhere, after those with a higher score. */
function placeAfter({ agents, name }: KeptList, { list, key, score }: SearchPosition): number {
  const at = agents.findIndex((each) => each.key === key);
  if (at >= 0 && (list === name || agents[at]?.score === score)) return at + 1;
  const next = agents.findIndex((each) => each.score < score);
  return next < 0 ? agents.length : next;
}
