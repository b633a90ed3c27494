/** Search on SQLite: FTS5 for the documents, its trigram tokenizer for the vocabulary. */
import type { Rows } from "../../database/database.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type IndexEntry, type SearchEngine, type Sql, vocabularyOf } from "./engine.ts";
import { type Alternative, fields, type Plan, type PlannedTerm, type Vocabulary, weights } from "./plan.ts";
import { mayBeMistyped, oneLetterApart } from "./words.ts";

/** Stands between texts of one field. A private character: no text has it as a word, so no phrase reaches across. */
const gap = " \ue000 ";

/** At most so many similar words are tried. */
const mostSimilar = 16;

export const sqliteSearch: SearchEngine = {
  async put(tx, key, entry) {
    await tx.run("delete from agent_index where rowid = ?", [key]);
    const texts = fields.map((field) => entry[field].map((words) => words.join(" ")).join(gap));
    await tx.run(
      "insert into agent_index (rowid, name, terms, details, description) values (?, ?, ?, ?, ?)",
      [key, ...texts],
    );
    await learn(tx, vocabularyOf(entry, mayBeMistyped));
  },

  async remove(tx, key) {
    await tx.run("delete from agent_index where rowid = ?", [key]);
  },

  vocabulary,

  matches({ wanted, unwanted, all }) {
    const terms = wanted.map((term) => anyOf([...term.whole, ...term.part])).join(all ? " AND " : " OR ");
    const excluded = unwanted.length > 0 ? anyOf(unwanted) : "";
    if (terms && excluded) return match(`(${terms}) NOT ${excluded}`);
    if (terms) return match(terms);
    // FTS5 cannot exclude from everything (https://sqlite.org/fts5.html#fts5_boolean_operators).
    return {
      text: "select key from agent where key not in (select rowid from agent_index where agent_index match ?)",
      params: [excluded],
    };
  },

  score({ wanted }: Plan): Sql {
    const cases = wanted.map(
      (term) =>
        `case ${branches(term)
          .map(
            ({ weight }) =>
              `when a.key in (select rowid from agent_index where agent_index match ?) then ${weight}`,
          )
          .join(" ")} else 0 end`,
    );
    return {
      text: cases.join(" + ") || "0",
      params: wanted.flatMap((term) => branches(term).map(({ expression }) => expression)),
    };
  },
};

function match(expression: string): Sql {
  return { text: "select rowid as key from agent_index where agent_index match ?", params: [expression] };
}

/** Where a term may be found, heaviest first. */
function branches({ whole, part }: PlannedTerm): { expression: string; weight: number }[] {
  return fields.flatMap((field) => [
    { expression: `${field} : ${anyOf(whole)}`, weight: weights[field].whole },
    ...(part.length > 0 ? [{ expression: `${field} : ${anyOf(part)}`, weight: weights[field].part }] : []),
  ]);
}

/** An FTS5 expression. Words are letters, digits, marks and pictographs, and stand in quotes: nothing in them is syntax. */
function anyOf(alternatives: Alternative[]): string {
  return `(${alternatives.map(({ words, open }) => `"${words.join(" ")}"${open ? " *" : ""}`).join(" OR ")})`;
}

/** Adds new words to the vocabulary. */
async function learn(tx: Transaction, words: string[]): Promise<void> {
  if (words.length === 0) return;
  const marks = words.map(() => "?").join(", ");
  const known = await tx.all<{ word: string }>(`select word from word where word in (${marks})`, words);
  const old = new Set(known.map(({ word }) => word));
  const fresh = words.filter((word) => !old.has(word));
  if (fresh.length === 0) return;
  const rows = fresh.map(() => "(?)").join(", ");
  await tx.run(`insert into word (word) values ${rows}`, fresh);
  await tx.run(`insert into word_index (word) values ${rows}`, fresh.map(padded));
}

/** With its ends marked, a word shares trigrams with any word that is one letter apart and at least four long. */
function padded(word: string): string {
  return `^^${word}$`;
}

function trigrams(word: string): string[] {
  const characters = [...padded(word)];
  return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}

function vocabulary(rows: Rows): Vocabulary {
  return {
    async begins(word) {
      const sql = "select 1 as found from agent_index where agent_index match ? limit 1";
      return (await rows.get(sql, [anyOf([{ words: [word], open: true }])])) !== undefined;
    },
    async similar(word) {
      if (!mayBeMistyped(word)) return [];
      const expression = trigrams(word)
        .map((each) => `"${each}"`)
        .join(" OR ");
      const found = await rows.all<{ word: string }>(
        "select word from word_index where word_index match ? and length(word) between ? and ?",
        [expression, word.length + 2, word.length + 4],
      );
      const words = found.map((each) => each.word.slice(2, -1));
      return words.filter((each) => oneLetterApart(each, word)).slice(0, mostSimilar);
    },
  };
}
