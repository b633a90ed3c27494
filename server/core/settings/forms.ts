/** Forms that several settings share. */
import type { Tier } from "../limits/tiers.ts";
import type { Form } from "./setting.ts";

/** One of some words, each with its value. */
export function choice<const Value>(values: Record<string, Value>): Form<Value> {
  const words = Object.keys(values);
  return {
    is: `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`,
    parse: (text) => (Object.hasOwn(values, text) ? values[text] : undefined),
  };
}

/** One of some words, which are the values. */
export function oneOf<const Word extends string>(...words: Word[]): Form<Word> {
  // The keys and the values are the same words.
  return choice(Object.fromEntries(words.map((word) => [word, word])) as Record<string, Word>);
}

/** Values of a form, separated by commas; none if the text is empty. */
export function list<Value>({ is, parse }: Form<Value>): Form<Value[]> {
  return {
    is: `empty, or one or more, separated by commas: ${is}`,
    parse: (text) => {
      const values = text.split(",").flatMap((each) => (each.trim() === "" ? [] : [parse(each.trim())]));
      return values.every((each) => each !== undefined) ? values : undefined;
    },
  };
}

/** A text that passes a check, or matches a pattern. */
export function text(is: string, passes: RegExp | ((text: string) => boolean)): Form<string> {
  const isRight = passes instanceof RegExp ? (text: string) => passes.test(text) : passes;
  return { is, parse: (text) => (isRight(text) ? text : undefined) };
}

/**
 * A whole number.
 * @param zero says what 0 does, if it is special.
 * @param size what the value is multiplied by.
 */
export function whole(what: string, from: number, to: number, zero = "", size = 1): Form<number> {
  const { length } = String(to);
  const isRight = (text: string) =>
    /^\d+$/.test(text) && text.length <= length && Number(text) >= from && Number(text) <= to;
  return {
    is: `${what} from ${from} to ${to}${zero && `; 0 ${zero}`}`,
    parse: (text) => (isRight(text) ? Number(text) * size : undefined),
  };
}

/** A number of days. */
export function days(from: 0 | 1, zero?: string): Form<number> {
  return whole("days,", from, 36_500, zero);
}

/** A limit. */
export function limit(size = 1): Form<number> {
  return whole("a whole number", 0, 1_000_000, "is for no limit", size);
}

/** Limits of the three tiers, separated by commas. */
export function limitsOfTiers(example: string, size = 1): Form<Record<Tier, number>> {
  return {
    is: `three whole numbers from 0 to 1000000, for free, pro and enterprise, such as ${example}; 0 is for no limit`,
    parse: (text) => {
      const [free, pro, enterprise, ...more] = text.split(",").map((each) => limit(size).parse(each.trim()));
      if (free === undefined || pro === undefined || enterprise === undefined || more.length > 0)
        return undefined;
      return { free, pro, enterprise };
    },
  };
}

/** A form that may be left out: null then. */
export function optional<Value>({ is, parse }: Form<Value>): Form<Value | null> {
  return { is, parse: (text) => (text === "" ? null : parse(text)) };
}

/**
 * The form of a setting that only applies beside another one, and is required there unless it is optional.
 * @param value the value of the other one; null if it is not set.
 */
export function beside<Value>(other: string, value: unknown, { is, parse }: Form<Value>): Form<Value | null> {
  const parseAlone = (text: string) => (text === "" ? null : undefined);
  return { is: `${is}, beside an ${other}`, parse: value === null ? parseAlone : parse };
}
