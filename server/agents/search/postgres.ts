/** Search on PostgreSQL: tsvector for the documents, pg_trgm for the vocabulary. */
import type { Rows } from "../../database/database.ts";
import { type IndexEntry, join, type SearchEngine, type Sql, vocabularyOf } from "./engine.ts";
import {
  type Alternative,
  type Field,
  fields,
  type Plan,
  type PlannedTerm,
  type Vocabulary,
  weights,
} from "./plan.ts";
import { mayBeMistyped, oneLetterApart } from "./words.ts";

/** The four weights that a tsvector can mark words with. */
const marks: Record<Field, string> = { name: "A", terms: "B", details: "C", description: "D" };

/** Positions between texts, so that no phrase reaches across; and the last one that a tsvector can hold. */
const gap = 10;
const lastPosition = 16_383;

/** At most so many similar words are tried. */
const mostSimilar = 16;

/**
 * The similarity from which words are looked at more closely. Words one letter apart and at least four long are never
 * less similar than this ("agnet" and "agent": 0.2; "wset" and "west": 0.11).
 */
const threshold = 0.1;

export const postgresSearch: SearchEngine = {
  async put(tx, key, entry) {
    await tx.run(
      `insert into agent_index (agent_key, document) values (?, cast(? as tsvector))
        on conflict (agent_key) do update set document = excluded.document`,
      [key, vector(entry)],
    );
    const words = vocabularyOf(entry, mayBeMistyped);
    if (words.length === 0) return;
    await tx.run(
      `insert into word (word) values ${words.map(() => "(?)").join(", ")} on conflict do nothing`,
      words,
    );
  },

  async remove(tx, key) {
    await tx.run("delete from agent_index where agent_key = ?", [key]);
  },

  vocabulary,

  matches({ wanted, unwanted, all }) {
    const terms = wanted.map((term) => anyOf([...term.whole, ...term.part])).join(all ? " & " : " | ");
    const excluded = unwanted.length > 0 ? `!${anyOf(unwanted)}` : "";
    const expression = [terms && `(${terms})`, excluded].filter(Boolean).join(" & ");
    return {
      text: "select agent_key as key from agent_index where document @@ cast(? as tsquery)",
      params: [expression],
    };
  },

  score({ wanted }: Plan): Sql {
    if (wanted.length === 0) return { text: "0", params: [] };
    const document = "(select document from agent_index i where i.agent_key = a.key)";
    const cases = wanted.map((term) => ({
      text: `(select case ${branches(term)
        .map(({ weight }) => `when d @@ cast(? as tsquery) then ${weight}`)
        .join(" ")} else 0 end from ${document} x (d))`,
      params: branches(term).map(({ expression }) => expression),
    }));
    return join(cases, " + ");
  },
};

/** Where a term may be found, heaviest first. */
function branches({ whole, part }: PlannedTerm): { expression: string; weight: number }[] {
  return fields.flatMap((field) => [
    { expression: anyOf(whole, marks[field]), weight: weights[field].whole },
    ...(part.length > 0 ? [{ expression: anyOf(part, marks[field]), weight: weights[field].part }] : []),
  ]);
}

/** A tsquery. Words are letters, digits, marks and pictographs, and stand in quotes: nothing in them is syntax. */
function anyOf(alternatives: Alternative[], mark = ""): string {
  return `(${alternatives.map((each) => phrase(each, mark)).join(" | ")})`;
}

function phrase({ words, open }: Alternative, mark: string): string {
  const last = words.length - 1;
  const parts = words.map((word, index) => {
    const suffix = `${open && index === last ? "*" : ""}${mark}`;
    return `'${word}'${suffix && `:${suffix}`}`;
  });
  return `(${parts.join(" <-> ")})`;
}

function vector(entry: IndexEntry): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const field of fields) {
    for (const words of entry[field]) {
      for (const word of words) {
        position = Math.min(position + 1, lastPosition);
        const list = places.get(word) ?? [];
        list.push(`${position}${marks[field]}`);
        places.set(word, list);
      }
      position = Math.min(position + gap, lastPosition);
    }
  }
  return [...places].map(([word, list]) => `'${word}':${list.join(",")}`).join(" ");
}

function vocabulary(rows: Rows): Vocabulary {
  return {
    async begins(word) {
      const sql = "select 1 as found from agent_index where document @@ cast(? as tsquery) limit 1";
      return (await rows.get(sql, [anyOf([{ words: [word], open: true }])])) !== undefined;
    },
    async similar(word) {
      if (!mayBeMistyped(word)) return [];
      const found = await rows.all<{ word: string }>(
        "select word from word where word % ? and length(word) between ? and ? and similarity(word, ?) >= ?",
        [word, word.length - 1, word.length + 1, word, threshold],
      );
      return found
        .flatMap((each) => (oneLetterApart(each.word, word) ? [each.word] : []))
        .slice(0, mostSimilar);
    },
  };
}
