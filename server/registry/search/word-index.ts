/**
 * The search index of a process: a file of SQLite with the words of all agents in FTS5, whichever database the node has. It is made
 * of the rows of agents, so it can be deleted at any time.
 *
 * Agents with all words rank by FTS5's bm25 (https://sqlite.org/fts5.html#the_bm25_function), with a weight for each field. Agents
 * with some of the words are compared by relevance.ts, few of them: those that have the rarest words.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Entry, entryOf, exactNames, type IndexedAgent } from "./entries.ts";
import {
  expressionOf,
  expressionOfSome,
  expressionOfUnwanted,
  isSearchedByAny,
  makePlan,
  type Plan,
  type Prefixes,
  type Way,
  waysOf,
} from "./plan.ts";
import { parseQuery, type Query } from "./query.ts";
import { type AgentWords, relevanceBy } from "./relevance.ts";
import { stemOf } from "./stems.ts";
import { type NearWord, nearWords, Vocabulary } from "./vocabulary.ts";

/** The version of the tables and of how entries are made. A file of another version is made again. */
const version = 2;

/** Which way of matching a search begins with: a later one is only tried where earlier ones find nothing. */
export const levels = ["words", "beginnings", "similar words", "some words"] as const;
export type Level = (typeof levels)[number];

/** A search. */
export interface Find {
  text: string;
  from: Level;
  /** `best`: best match first. `newest`: by key. */
  order: "best" | "newest";
  limit: number;
  /** The keys of agents to look among; undefined for all. */
  among: readonly number[] | undefined;
  /** Whether suspended agents are wanted too. */
  withHidden: boolean;
}

/** An agent that a search has found. */
export interface FoundEntry {
  key: number;
  /** 1 for the exact id or name, less for others: see `Match` in the contract. */
  score: number;
  /** Whether it is the exact id. */
  isId?: boolean;
}

/** What a search has found. */
export interface FoundEntries {
  found: FoundEntry[];
  level: Level;
  plan: Plan;
  /** How many agents match: up to one more than are counted. */
  count: number;
  /** Whether `found` has all agents that match. */
  isComplete: boolean;
}

/** How many of the agents that match are compared by bm25: the newest. Of more, those with the words in their names come first. */
const mostCompared = 10_000;

/**
 * With fewer results of whole words, agents with words that begin like the last one are found too; and by a need, those with some
 * of its words.
 */
export const fewResults = 20;

/** How many agents may have the rarest words of a query: words that more have only decide between those. */
const mostMatching = 800;

/** How many agents a word may have to be counted with its other forms and synonyms, exactly. */
const mostCountedExactly = 500;

/** How many agents with some of the words are compared. */
const mostOfSome = 100;

/** How many agents may have exactly the same name in a result. */
const mostExact = 100;

/** Scores: of agents with all words between these, of a need, and where no agent has all words. */
const wholeScores = { lowest: 0.2, highest: 0.99, half: 8 };
const highestOfSome = 0.19;
const othersScore = 0.1;

/** The weights of the columns for bm25, in their order. */
const columns = { name: 8, joined: 5, terms: 4, details: 1, description: 1.5, name_stems: 4, stems: 0.5 };
const names = Object.keys(columns);
const textColumns = names.filter((each) => !each.endsWith("stems"));
const rank = `bm25(entry, ${Object.values(columns).join(", ")})`;

const schema = `
  create virtual table entry using fts5 (${names.join(", ")},
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* S* Co'");
  insert into entry (entry, rank) values ('secure-delete', 1);
  create table named (name text not null, key integer not null, primary key (name, key)) without rowid;
  create index named_by_key on named (key);
  create table hidden (key integer not null primary key);
  create table word (word text not null primary key, count integer not null) without rowid;
  create virtual table word_index using fts5 (word, tokenize = 'trigram', detail = 'none');
  insert into word_index (word_index, rank) values ('secure-delete', 1);
  create table state (id integer not null primary key check (id = 1), reached integer not null, mark text not null);
  insert into state values (1, 0, '');
  pragma user_version = ${version};`;

/** How far the index has read the changes of agents. */
export interface Reached {
  /** The number of the last change. */
  seq: number;
  /** Distinguishes that change from one of another database: see search-index.ts. */
  mark: string;
}

export class WordIndex implements Disposable {
  readonly #database: DatabaseSync;
  readonly #vocabulary: Vocabulary;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * Opens the index for this process alone.
   * @param file its path; `:memory:`, or empty for a file of its own that is gone with it.
   * @throws an error of SQLite if it cannot be read, or if another process has it.
   */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    // The journal is truncated, because in exclusive mode it would keep former pages, and words of erased agents in them.
    this.#database.exec("pragma locking_mode = exclusive; pragma journal_mode = truncate");
    this.#database.exec("begin exclusive; commit"); // fails here, and not later, if another process has the file
    this.#database.exec("pragma synchronous = normal; pragma secure_delete = on");
    this.#database.exec("pragma cache_size = -65536; pragma temp_store = memory");
    const { user_version: found } = this.#get<{ user_version: number }>("pragma user_version");
    if (found !== version) this.clear();
    this.#vocabulary = new Vocabulary(
      (sql, ...params) => this.#all(sql, ...params),
      (sql, ...params) => this.#run(sql, ...params),
    );
  }

  [Symbol.dispose](): void {
    this.#statements.clear();
    this.#database.close();
  }

  /** Removes all entries. */
  clear(): void {
    this.#statements.clear();
    // The shadow tables of FTS5 are dropped with its virtual tables.
    const tables = this.#database
      .prepare(
        "select name from pragma_table_list where type in ('table', 'virtual') and name not like 'sqlite_%'",
      )
      .all();
    this.#inTransaction(() => {
      for (const { name } of tables) this.#database.exec(`drop table ${name}`);
      this.#database.exec(schema);
    });
  }

  reached(): Reached {
    return this.#get<Reached>("select reached as seq, mark from state");
  }

  /** Replaces the entries of changed agents, which are given once each. */
  apply(changed: readonly IndexedAgent[], { seq, mark }: Reached): void {
    this.#inTransaction(() => {
      const differences = new Map<string, number>();
      const count = (words: Iterable<string>, by: number) => {
        for (const word of words) differences.set(word, (differences.get(word) ?? 0) + by);
      };
      for (const agent of changed) this.#replace(agent.key, entryOf(agent), count);
      this.#vocabulary.change(differences);
      this.#run("update state set reached = ?, mark = ?", seq, mark);
    });
  }

  find(request: Find): FoundEntries {
    const query = parseQuery(request.text);
    const exact = this.#exact(request, query.unwanted.length > 0);
    let found = this.#at(request.from, request, query, exact);
    for (const level of levels.slice(levels.indexOf(request.from) + 1)) {
      if (found.found.length > 0 || query.wanted.length === 0) break;
      found = this.#at(level, request, query, exact);
    }
    return found;
  }

  /** Searches by one way of matching, and adds what it finds to the agents with the exact id or name. */
  #at(level: Level, request: Find, query: Query, exact: FoundEntry[]): FoundEntries {
    const tolerance = level === "similar words" ? "all words" : "unknown words";
    const plan = makePlan(query, tolerance, this.#vocabulary);
    if (plan.wanted.length === 0) return this.#others(request, plan, exact);
    const none: FoundEntries = { found: exact, level, plan, count: exact.length, isComplete: true };
    const found = level === "some words" ? none : this.#whole(request, none);
    const isNeed = plan.isNeed && level === "words" && request.order === "best" && exact.length === 0;
    const mayLack = (isNeed || level === "some words") && isSearchedByAny(plan);
    return mayLack && found.count < fewResults ? this.#some(request, found) : found;
  }

  /** The keys of agents that have nothing that a query excludes. */
  wanted(keys: readonly number[], text: string): number[] {
    const plan = makePlan(parseQuery(text), "unknown words", this.#vocabulary);
    if (plan.unwanted.length === 0) return [...keys];
    const sql = `select rowid as key from entry where entry match ? and +rowid in (select value from json_each(?))`;
    const unwanted = this.#all<{ key: number }>(sql, expressionOfUnwanted(plan), JSON.stringify(keys));
    const excluded = new Set(unwanted.map(({ key }) => key));
    return keys.filter((key) => !excluded.has(key));
  }

  /** The words that the unknown words of a query may have meant, the most likely first, of words that agents have. */
  corrections(text: string): Map<string, NearWord[]> {
    return nearWords(new Set(parseQuery(text).wanted.flatMap((term) => term.words)), this.#vocabulary);
  }

  /** The agents whose id or name is exactly the text. */
  #exact({ text, among, withHidden }: Find, hasUnwanted: boolean): FoundEntry[] {
    const [folded = "", words = ""] = exactNames(text);
    const id = `=${text.trim().replaceAll("\0", "")}`;
    const sql = `select key, max(name = ?) as is_id, max(name in (?, ?)) as is_name from named where name in (?, ?, ?)
      ${this.#filter("key", among, withHidden)} group by key order by is_name desc, key desc limit ${mostExact}`;
    const wanted = words === "~" || hasUnwanted ? folded : words;
    const found = this.#all<{ key: number; is_id: number }>(
      ...[sql, id, id, folded, id, folded, wanted],
      ...listed(among),
    );
    return found.map(({ key, is_id }) => ({ key, score: 1, ...(is_id === 1 && { isId: true }) }));
  }

  /** Adds the agents with all words. */
  #whole(request: Find, before: FoundEntries): FoundEntries {
    const { plan, level } = before;
    const prefixes = level === "words" ? "none" : "all";
    const whole = this.#ranked(request, plan, prefixes);
    if (whole.count < fewResults) whole.found = this.#byRow(whole.found, plan.row);
    const isLastOpen = plan.isTyping && plan.wanted.at(-1)?.longer.length === 1;
    const isTyped = isLastOpen && level === "words" && whole.count < (plan.isNeed ? 1 : fewResults);
    const longer = isTyped ? this.#ranked(request, plan, "last") : { found: [], count: 0 };
    const found = merged(before.found, whole.found, longer.found);
    const count = Math.max(found.length, whole.count, longer.count);
    if (request.order === "newest") found.sort((a, b) => b.key - a.key);
    return { ...before, found: found.slice(0, request.limit), count, isComplete: count <= request.limit };
  }

  /** Puts those first that have more of the words of a query next to each other. */
  #byRow(found: readonly FoundEntry[], row: readonly string[]): FoundEntry[] {
    if (found.length < 2 || row.length < 3) return [...found];
    const pairs = new Set(row.slice(1).map((word, index) => `${row[index]} ${word}`));
    const shares = new Map(
      this.#wordsOf(found.map(({ key }) => key)).map(({ key, words }) => {
        const texts = Object.values(words).flatMap((list) =>
          list.slice(1).map((word, index) => `${list[index]} ${word}`),
        );
        return [key, new Set(texts.filter((pair) => pairs.has(pair))).size / pairs.size];
      }),
    );
    const weigh = ({ key, score }: FoundEntry) =>
      Math.min(wholeScores.highest, score * (1 + (shares.get(key) ?? 0) / 2));
    return found.map((each) => ({ ...each, score: weigh(each) })).sort((a, b) => b.score - a.score);
  }

  /** Ranks agents with all words, and counts them. */
  #ranked(request: Find, plan: Plan, prefixes: Prefixes): { found: FoundEntry[]; count: number } {
    const expression = expressionOf(plan, prefixes);
    const found = this.#compared(expression, request);
    const count = found.length;
    if (count <= mostCompared || request.order === "newest") return { found, count };
    const named = this.#compared(expressionOf(plan, prefixes, "{name joined terms name_stems} : "), request);
    return { found: merged(named, found), count };
  }

  /** Compares the newest agents that match, best first. */
  #compared(expression: string, { among, withHidden }: Find): FoundEntry[] {
    const sql = `select rowid as key, -${rank} as score from entry
      where entry match ? ${this.#filter("+rowid", among, withHidden)} order by rowid desc limit ${mostCompared + 1}`;
    const found = this.#all<FoundEntry>(sql, expression, ...listed(among));
    found.sort((a, b) => b.score - a.score); // stable: of equal ones the newest is first
    const { lowest, highest, half } = wholeScores;
    return found.map(({ key, score }) => ({
      key,
      score: lowest + ((highest - lowest) * score) / (score + half),
    }));
  }

  /** Adds the agents with some of the words. */
  #some(request: Find, before: FoundEntries): FoundEntries {
    const { plan } = before;
    const size = this.#size();
    const terms = plan.wanted.map((term) => {
      const ways = waysOf(term, true);
      const expression = expressionOfSome(ways, plan);
      const about = this.#countOf(ways);
      const isRare = about <= mostCountedExactly;
      const count = isRare ? this.#count(expression, { ...request, limit: mostMatching }) : about;
      const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
      return { ways, expression, count, weight: rarity * term.weight };
    });
    const known = terms.toSorted((a, b) => a.count - b.count);
    const { keys, isComplete } = this.#candidates(known, request);
    const relevance = relevanceBy(terms);
    const ranked = this.#wordsOf([...keys]).map(({ key, words }) => ({
      key,
      score: rounded(highestOfSome * relevance(words)),
    }));
    ranked.sort((a, b) => b.score - a.score || b.key - a.key);
    const found = merged(before.found, ranked);
    if (request.order === "newest") found.sort((a, b) => b.key - a.key);
    const isWhole = before.isComplete && isComplete && found.length <= request.limit;
    return { ...before, found: found.slice(0, request.limit), count: found.length, isComplete: isWhole };
  }

  /** About how many agents match one of these ways: as many as have the commonest, and of words in a row the rarest. */
  #countOf(ways: readonly Way[]): number {
    const stems = ways.flatMap(({ kind, words: [word = ""] }) => (kind === "stem" ? stemMark + word : []));
    const counts = this.#vocabulary.countsOf([...ways.flatMap(({ words }) => words), ...stems]);
    const one = ({ words, kind }: Way) => {
      const [word = ""] = words;
      const ofStem = kind === "stem" ? (counts.get(stemMark + word) ?? 0) : 0;
      return ofStem + Math.min(...words.map((each) => counts.get(each) ?? 0));
    };
    return Math.max(...ways.map(one));
  }

  /** The agents to compare: those with the rarest words; of common words, those that have two. */
  #candidates(
    terms: readonly { expression: string; count: number }[],
    { among, withHidden }: Find,
  ): { keys: Set<number>; isComplete: boolean } {
    const rare: string[] = [];
    let sum = 0;
    for (const { expression, count } of terms) {
      if (sum + count > mostMatching) break;
      rare.push(expression);
      sum += count;
    }
    const common = terms.slice(rare.length).map(({ expression }) => expression);
    const pairs = common.flatMap((one, index) =>
      common.slice(index + 1).map((other) => `(${one} AND ${other})`),
    );
    const tries = [rare.join(" OR "), ...(rare.length > 0 ? [] : pairs), ...common.slice(0, 1)].filter(
      Boolean,
    );
    const keys = new Set<number>();
    let isComplete = common.length === 0;
    for (const expression of tries) {
      if (keys.size >= fewResults) break;
      const sql = `select rowid as key from entry where entry match ?
        ${this.#filter("+rowid", among, withHidden)} order by ${rank}, rowid desc limit ${mostOfSome}`;
      const found = this.#all<{ key: number }>(sql, expression, ...listed(among));
      for (const { key } of found) keys.add(key);
      isComplete &&= found.length < mostOfSome;
    }
    return { keys, isComplete };
  }

  /** All agents without what is not wanted, the newest first. */
  #others(request: Find, plan: Plan, exact: FoundEntry[]): FoundEntries {
    const none: FoundEntries = { found: exact, level: "words", plan, count: exact.length, isComplete: true };
    if (plan.unwanted.length === 0) return none;
    const { among, withHidden, limit } = request;
    const sql = `select id as key from entry_content where id not in (select rowid from entry where entry match ?)
      ${this.#filter("id", among, withHidden)} order by id desc limit ?`;
    const keys = this.#all<{ key: number }>(sql, expressionOfUnwanted(plan), ...listed(among), limit + 1);
    const found = merged(
      exact,
      keys.map(({ key }) => ({ key, score: othersScore })),
    );
    return { ...none, found: found.slice(0, limit), count: found.length, isComplete: found.length <= limit };
  }

  /** The words of agents, which FTS5 keeps. */
  #wordsOf(keys: readonly number[]): { key: number; words: AgentWords }[] {
    const sql = `select rowid as key, ${textColumns.join(", ")} from entry
      where rowid in (select value from json_each(?))`;
    return this.#all<IndexedTexts & { key: number }>(sql, JSON.stringify(keys)).map((row) => ({
      key: row.key,
      words: wordsIn(row),
    }));
  }

  #count(
    expression: string,
    { among, withHidden, limit }: Pick<Find, "among" | "withHidden" | "limit">,
  ): number {
    const sql = `select count(*) as count from (select 1 from entry
      where entry match ? ${this.#filter("+rowid", among, withHidden)} limit ?)`;
    return this.#get<{ count: number }>(sql, expression, ...listed(among), limit).count;
  }

  /** The number of entries, about: the newest key. */
  #size(): number {
    return this.#get<{ size: number }>("select coalesce(max(id), 0) as size from entry_content").size;
  }

  #filter(key: string, among: Find["among"], withHidden: boolean): string {
    const isShown = withHidden ? "" : `and ${key} not in (select key from hidden)`;
    return among === undefined ? isShown : `${isShown} and ${key} in (select value from json_each(?))`;
  }

  #replace(key: number, entry: Entry | null, count: (words: Iterable<string>, by: number) => void): void {
    const [old] = this.#wordsOf([key]);
    if (old) {
      count(countedWords(old.words), -1);
      this.#run("delete from entry where rowid = ?", key);
      this.#run("delete from named where key = ?", key);
      this.#run("delete from hidden where key = ?", key);
    }
    if (!entry) return;
    const { joined, name, terms, details, description, name_stems, stems } = entry;
    this.#run(
      `insert into entry (rowid, ${names.join(", ")}) values (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[key, name, joined, terms, details, description, name_stems, stems],
    );
    for (const each of entry.names) this.#run("insert into named values (?, ?)", each, key);
    if (entry.isHidden) this.#run("insert into hidden values (?)", key);
    count(countedWords(wordsIn(entry)), 1);
  }

  #inTransaction(work: () => void): void {
    this.#database.exec("begin");
    try {
      work();
      this.#database.exec("commit");
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("rollback"); // a full disk has ended it already
      throw error;
    }
  }

  #all<Row>(sql: string, ...params: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...params) as Row[]; // the caller names the type, which the statement determines
  }

  #get<Row>(sql: string, ...params: SQLInputValue[]): Row {
    return this.#prepared(sql).get(...params) as Row; // the same; these statements have a row
  }

  /** @returns how many rows it changed. */
  #run(sql: string, ...params: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...params).changes);
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

type IndexedTexts = Pick<Entry, keyof AgentWords>;

/** The words of an entry. */
function wordsIn({ name, joined, terms, details, description }: IndexedTexts): AgentWords {
  const split = (text: string) => (text === "" ? [] : text.split(" "));
  return {
    name: split(name),
    joined: split(joined),
    terms: split(terms),
    details: split(details),
    description: split(description),
  };
}

/** Marks a stem in the vocabulary, where it is no word. */
const stemMark = "~";

/** The words of an agent that the vocabulary counts, and the stems of those that differ from them. */
function countedWords(words: AgentWords): Set<string> {
  const counted = new Set<string>();
  for (const word of Object.values(words).flat()) {
    counted.add(word);
    const stem = stemOf(word);
    if (stem !== word) counted.add(stemMark + stem);
  }
  return counted;
}

function listed(among: Find["among"]): string[] {
  return among === undefined ? [] : [JSON.stringify(among)];
}

/** Scores have four digits, and are not 0. */
export function rounded(score: number): number {
  return Math.max(Math.round(score * 10_000), 1) / 10_000;
}

/** Joins results, each agent once, where it is first. */
function merged(...lists: readonly (readonly FoundEntry[])[]): FoundEntry[] {
  const places = new Map<number, FoundEntry>();
  let lowest = 1;
  for (const list of lists) {
    for (const each of list)
      if (!places.has(each.key)) places.set(each.key, { ...each, score: Math.min(each.score, lowest) });
    lowest = Math.min(lowest, ...list.map(({ score }) => score));
  }
  return [...places.values()];
}
