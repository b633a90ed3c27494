/** Search on SQLite: FTS5 for the documents, its trigram tokenizer for the vocabulary. */
import type { Transaction } from "../../database/transaction.ts";
import { type SearchEngine, vocabularyOf } from "./engine.ts";
import {
  type Alternative,
  alternatives,
  type Field,
  fields,
  mostSimilar,
  type Plan,
  type Tier,
} from "./plan.ts";
import { isSlip, mayBeMistyped, slipForms } from "./words.ts";

/** Separates texts of one field. It is a private-use character, which is never a word, so no phrase matches across. */
const gap = " \ue000 ";

/** The maximum number of candidates that share a half with a mistyped word. */
const mostAlike = 4_000;

export const sqliteSearch: SearchEngine = {
  indexKey: "rowid",

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

  async similar(rows, word) {
    const letters = [...word].length;
    const { start, end, swapped } = slipForms(word);
    const forms = [`^^${start}`, `${end}$`, padded(swapped)].map(
      (form) =>
        `(${trigrams(form)
          .map((each) => `"${each}"`)
          .join(" AND ")})`,
    );
    const found = await rows.all<{ word: string }>(
      `select word from (select word from word_index where word_index match ? limit ${mostAlike})
        where length(word) between ? and ?`,
      [forms.join(" OR "), letters + 2, letters + 4],
    );
    const words = found.map((each) => each.word.slice(2, -1));
    return words.filter((each) => isSlip(each, word)).slice(0, mostSimilar);
  },

  finds(plan, tier, before) {
    const unfit = [
      before && expression(plan, before),
      plan.unwanted.length > 0 && anyOf(plan.unwanted, fields),
    ].filter(Boolean);
    const excluded = unfit.length > 0 ? ` NOT (${unfit.join(" OR ")})` : "";
    return { text: "agent_index match ?", params: [`(${expression(plan, tier)})${excluded}`] };
  },

  lacks(unwanted, window) {
    // FTS5 cannot exclude from everything (https://sqlite.org/fts5.html#fts5_boolean_operators).
    const range = window ? " and rowid >= ? and rowid < ?" : "";
    const text = `a.key not in (select rowid from agent_index where agent_index match ?${range})`;
    return { text, params: [anyOf(unwanted, fields), ...(window ? [window.from, window.to] : [])] };
  },
};

/** Builds the FTS5 expression of a tier. */
function expression({ wanted, all }: Plan, tier: Tier): string {
  return wanted.map((term) => anyOf(alternatives(term, tier), tier.fields)).join(all ? " AND " : " OR ");
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

/** Marks both ends, so that a half of two letters is a trigram too. */
function padded(word: string): string {
  return `^^${word}$`;
}

function trigrams(text: string): string[] {
  const characters = [...text];
  return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
}
