/** Search on PostgreSQL: tsvector for the documents, pg_trgm for the vocabulary. */
import { type IndexEntry, type SearchEngine, vocabularyOf } from "./engine.ts";
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

/** The four weights of a tsvector. */
const marks: Record<Field, string> = { name: "A", terms: "B", details: "C", description: "D" };

/** The gap of positions between texts, so that no phrase matches across; and the maximum position of a tsvector. */
const gap = 10;
const lastPosition = 16_383;

/** The maximum number of candidates that share a half with a mistyped word. */
const mostAlike = 4_000;

export const postgresSearch: SearchEngine = {
  indexKey: "agent_key",

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

  async similar(rows, word) {
    const letters = [...word].length;
    const { start, end, swapped } = slipForms(word);
    const found = await rows.all<{ word: string }>(
      `select word from word where (word like ? or word like ? or word = ?) and length(word) between ? and ?
        limit ${mostAlike}`,
      [`${start}%`, `%${end}`, swapped, letters - 1, letters + 1], // letters, digits and marks: nothing to escape
    );
    const words = found.map((each) => each.word);
    return words.filter((each) => isSlip(each, word)).slice(0, mostSimilar);
  },

  finds(plan, tier, before) {
    const unfit = [
      before && expression(plan, before),
      plan.unwanted.length > 0 && anyOf(plan.unwanted),
    ].filter(Boolean);
    const parts = [`(${expression(plan, tier)})`, ...unfit.map((each) => `!(${each})`)];
    return { text: "agent_index.document @@ cast(? as tsquery)", params: [parts.join(" & ")] };
  },

  lacks(unwanted) {
    const text = "a.key not in (select agent_key from agent_index where document @@ cast(? as tsquery))";
    return { text, params: [anyOf(unwanted)] };
  },
};

/** Builds the tsquery of a tier. */
function expression({ wanted, all }: Plan, tier: Tier): string {
  const place = tier.fields.length === fields.length ? "" : tier.fields.map((field) => marks[field]).join("");
  return wanted.map((term) => anyOf(alternatives(term, tier), place)).join(all ? " & " : " | ");
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
