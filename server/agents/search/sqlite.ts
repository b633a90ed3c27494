/** Search on SQLite: FTS5 for the documents, its trigram tokenizer for the vocabulary. */
import { type Kysely, sql } from "kysely";
import type { Writer } from "../../database/database.ts";
import { statement } from "../../database/statement.ts";

import { type SearchEngine, vocabularyOf } from "./engine.ts";
import { type Alternative, alternatives, type Field, fields, type Plan, type Tier } from "./plan.ts";
import { mayBeMistyped, slipForms } from "./words.ts";

/** Separates texts of one field. It is a private-use character, which is never a word, so no phrase matches across. */
const gap = " \ue000 ";

/** The maximum number of candidates that share a half with a mistyped word. */
const mostAlike = 4_000;

/** The tables, which only SQLite has. */
interface Tables {
  agent_index: { rowid: number; name: string; terms: string; details: string; description: string };
  word: { word: string };
  word_index: { word: string };
}

const entryTypes = {
  rowid: "integer",
  name: "text",
  terms: "text",
  details: "text",
  description: "text",
} as const;

const insertEntries = statement(
  (db: Kysely<Tables>, { list }: { list: readonly Tables["agent_index"][] }, dialect) =>
    db
      .insertInto("agent_index")
      .columns(["rowid", "name", "terms", "details", "description"])
      .expression(dialect.rows(list, entryTypes)),
);

const deleteEntries = statement((db: Kysely<Tables>, { keys }: { keys: readonly number[] }, dialect) =>
  db.deleteFrom("agent_index").where("rowid", "in", dialect.numbers(keys)),
);

const unknownWords = statement(
  (_: Kysely<Tables>, { words }: { words: readonly string[] }) =>
    sql<{ value: string }>`select value from json_each(${words}) where value not in (select word from word)`,
);

const insertWords = statement((db: Kysely<Tables>, { list }: { list: readonly Tables["word"][] }, dialect) =>
  db
    .insertInto("word")
    .columns(["word"])
    .expression(dialect.rows(list, { word: "text" })),
);

const indexWords = statement((db: Kysely<Tables>, { list }: { list: readonly Tables["word"][] }, dialect) =>
  db
    .insertInto("word_index")
    .columns(["word"])
    .expression(dialect.rows(list, { word: "text" })),
);

const unindexWord = statement(
  (_: Kysely<Tables>, { query, word }: { query: string; word: string }) =>
    sql`delete from word_index where rowid in (
    select rowid from word_index where word_index match ${query} and word = ${word})`,
);

export const sqliteSearch: SearchEngine = {
  indexKey: "rowid",

  async add(writer, entries) {
    const list = entries.map(({ key, words }) => ({
      rowid: key,
      name: textOf(words.name),
      terms: textOf(words.terms),
      details: textOf(words.details),
      description: textOf(words.description),
    }));
    await insertEntries.run(writer, { list });
    await learn(writer, vocabularyOf(entries, mayBeMistyped));
  },

  remove: (writer, keys) => deleteEntries.run(writer, { keys }),

  async alike(rows, word, errors) {
    const letters = [...word].length + marks;
    const { start, end, swapped } = slipForms(word, errors);
    const forms = [`^^${start}`, `${end}$`, padded(swapped)].map((form) => `(${allTrigrams(form)})`);
    const found = await rows.all<{ word: string }>(
      `select word from (select word from word_index where word_index match ? limit ${mostAlike})
        where length(word) between ? and ?`,
      [forms.join(" OR "), letters - errors, letters + errors],
    );
    return found.map((each) => each.word.slice(2, -1));
  },

  finds(plan, tier, before) {
    const unfit = [
      before && expression(plan, before),
      plan.unwanted.length > 0 && anyOf(plan.unwanted, fields),
    ].filter(Boolean);
    const excluded = unfit.length > 0 ? ` NOT (${unfit.join(" OR ")})` : "";
    return `(${expression(plan, tier)})${excluded}`;
  },

  findsSome(ways, plan) {
    const quoted = plan.wanted.filter(({ isQuoted }) => isQuoted).map(({ whole }) => anyOf([whole], fields));
    const found = `(${[anyOf(ways, fields), ...quoted].join(" AND ")})`;
    return plan.unwanted.length > 0 ? `${found} NOT ${anyOf(plan.unwanted, fields)}` : found;
  },

  hasAny: (unwanted) => anyOf(unwanted, fields),

  // Words only have letters, digits and marks, so quotes are enough.
  hasWord: sql`exists (select 1 from agent_index where agent_index match '"' || word.word || '"')`,

  async unindexWords(writer, words) {
    for (const word of words.map(padded)) await unindexWord.run(writer, { query: allTrigrams(word), word });
  },

  async compact(writer) {
    // Each merge rewrites a few pages (https://sqlite.org/fts5.html#the_merge_command). One that changes fewer than two rows has
    // found nothing to merge.
    let more = false;
    for (const table of ["agent_index", "word_index"]) {
      const before = await changes(writer);
      await writer.run(`insert into ${table} (${table}, rank) values ('merge', ${-mergedPages})`);
      if ((await changes(writer)) - before >= 2) more = true;
    }
    return more;
  },

  matches: (query) => sql`agent_index match ${query}`,
};

/** The number of pages that one merge rewrites: a few milliseconds. */
const mergedPages = 200;

async function changes(writer: Writer): Promise<number> {
  return (await writer.get<{ count: number }>("select total_changes() as count"))?.count ?? 0;
}

/** Builds the FTS5 expression of a tier. */
function expression({ wanted }: Plan, tier: Tier): string {
  return `(${wanted.map((term) => anyOf(alternatives(term, tier), tier.fields)).join(" AND ")})`;
}

/** Words only have letters, digits, marks and pictographs, and are quoted, so they contain no syntax. */
function anyOf(list: Alternative[], where: readonly Field[]): string {
  const one = ({ words, open }: Alternative) => `"${words.join(" ")}"${open ? " *" : ""}`;
  const groups = [
    [where, list.filter(({ inName }) => !inName)],
    [["name"], list.filter(({ inName }) => inName)],
  ] as const;
  const parts = groups.flatMap(([place, ways]) =>
    ways.length === 0 ? [] : [`{${place.join(" ")}} : (${ways.map(one).join(" OR ")})`],
  );
  return `(${parts.join(" OR ")})`;
}

/** The text of a field: words between spaces, with a gap between texts. */
function textOf(texts: string[][]): string {
  return texts.map((words) => words.join(" ")).join(gap);
}

/** Adds new words to the vocabulary. */
async function learn(writer: Writer, words: string[]): Promise<void> {
  const fresh = (await unknownWords.all(writer, { words })).map(({ value }) => value);
  if (fresh.length === 0) return;
  await insertWords.run(writer, { list: fresh.map((word) => ({ word })) });
  await indexWords.run(writer, { list: fresh.map((word) => ({ word: padded(word) })) });
}

/** The number of characters that mark the ends of a word: see {@link padded}. */
const marks = 3;

/** Marks both ends, so that a half of two letters is a trigram too. */
function padded(word: string): string {
  return `^^${word}$`;
}

/** The query for texts that have all trigrams of a text. */
function allTrigrams(text: string): string {
  return trigrams(text)
    .map((each) => `"${each}"`)
    .join(" AND ");
}

function trigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}
