/** Search on PostgreSQL: tsvector for the documents, pg_trgm for the vocabulary. */
import { type Kysely, sql } from "kysely";
import { statement } from "../../database/statement.ts";
import { type IndexWords, type SearchEngine, vocabularyOf } from "./engine.ts";
import { type Alternative, alternatives, type Field, fields, type Plan, type Tier } from "./plan.ts";
import { mayBeMistyped, slipForms } from "./words.ts";

/** The four weights of a tsvector. */
const marks: Record<Field, string> = { name: "A", terms: "B", details: "C", description: "D" };

/** The gap of positions between texts, so that no phrase matches across; and the maximum position of a tsvector. */
const gap = 10;
const lastPosition = 16_383;

/** The maximum number of candidates that share a half with a mistyped word. */
const mostAlike = 4_000;

/** The tables, which only PostgreSQL has. */
interface Tables {
  agent_index: { agent_key: number; document: string };
  word: { word: string };
}

const insertEntries = statement(
  (db: Kysely<Tables>, { list }: { list: readonly Tables["agent_index"][] }, dialect) => {
    const rows = dialect.rows(list, { agent_key: "integer", document: "text" });
    return db
      .insertInto("agent_index")
      .columns(["agent_key", "document"])
      .expression(sql`select agent_key, cast(document as tsvector) from (${rows}) as entry`);
  },
);

const deleteEntries = statement((db: Kysely<Tables>, { keys }: { keys: readonly number[] }, dialect) =>
  db.deleteFrom("agent_index").where("agent_key", "in", dialect.numbers(keys)),
);

const insertWords = statement((db: Kysely<Tables>, { list }: { list: readonly Tables["word"][] }, dialect) =>
  db
    .insertInto("word")
    .columns(["word"])
    .expression(dialect.rows(list, { word: "text" }))
    .onConflict((conflict) => conflict.doNothing()),
);

export const postgresSearch: SearchEngine = {
  indexKey: "agent_key",

  async add(writer, entries) {
    await insertEntries.run(writer, {
      list: entries.map(({ key, words }) => ({ agent_key: key, document: vector(words) })),
    });
    const list = vocabularyOf(entries, mayBeMistyped)
      .sort()
      .map((word) => ({ word }));
    if (list.length > 0) await insertWords.run(writer, { list });
  },

  remove: (writer, keys) => deleteEntries.run(writer, { keys }),

  async alike(rows, word, errors) {
    const letters = [...word].length;
    const { start, end, swapped } = slipForms(word, errors);
    const found = await rows.all<{ word: string }>(
      `select word from word where (word like ? or word like ? or word = ?) and length(word) between ? and ?
        limit ${mostAlike}`,
      // Letters, digits and marks: nothing to escape.
      [`${start}%`, `%${end}`, swapped, letters - errors, letters + errors],
    );
    return found.map((each) => each.word);
  },

  finds(plan, tier, before) {
    const unfit = [
      before && expression(plan, before),
      plan.unwanted.length > 0 && anyOf(plan.unwanted),
    ].filter(Boolean);
    const parts = [`(${expression(plan, tier)})`, ...unfit.map((each) => `!(${each})`)];
    return parts.join(" & ");
  },

  findsSome(ways, plan) {
    const quoted = plan.wanted.filter(({ isQuoted }) => isQuoted).map(({ whole }) => anyOf([whole]));
    const unfit = plan.unwanted.map((each) => `!${anyOf([each])}`);
    return [anyOf(ways), ...quoted, ...unfit].join(" & ");
  },

  hasAny: (unwanted) => anyOf(unwanted),

  // Words only have letters, digits and marks: nothing to escape.
  hasWord: sql`exists (select 1 from agent_index where document @@ cast(quote_literal(word.word) as tsquery))`,

  unindexWords: async () => undefined, // the index of their trigrams is that of the table

  compact: async () => false, // vacuum does it

  matches: (query) => sql`agent_index.document @@ cast(${query} as tsquery)`,
};

/** Builds the tsquery of a tier. */
function expression({ wanted }: Plan, tier: Tier): string {
  const place = tier.fields.length === fields.length ? "" : tier.fields.map((field) => marks[field]).join("");
  return wanted.map((term) => anyOf(alternatives(term, tier), place)).join(" & ");
}

/** Words only have letters, digits, marks and pictographs, and are quoted, so they contain no syntax. */
function anyOf(list: Alternative[], place = ""): string {
  return `(${list.map((each) => phrase(each, place)).join(" | ")})`;
}

function phrase({ words, open, inName }: Alternative, where: string): string {
  const last = words.length - 1;
  const place = inName ? marks.name : where;
  const parts = words.map((word, index) => {
    const suffix = `${open && index === last ? "*" : ""}${place}`;
    return `'${word}'${suffix && `:${suffix}`}`;
  });
  return `(${parts.join(" <-> ")})`;
}

function vector(entry: IndexWords): string {
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
