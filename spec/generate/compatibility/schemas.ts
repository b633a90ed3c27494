/** Finds the changes of a schema that break those who send its values, or those who read them. */
import { type Document, resolve, type Schema } from "./document.ts";
import { patternIncludes } from "./patterns.ts";

/** The released contract and the current one. */
export interface Versions {
  released: Document;
  current: Document;
}

/** A breaking change: its place and its description. */
export interface BreakingChange {
  where: string;
  what: string;
}

/**
 * Discriminators: properties whose value is the kind of the object. New kinds of objects are no breaking change, because
 * clients skip events and problems that they do not know.
 */
const openKinds = ["code", "event"];

/** Enumerations that may grow in responses, by the name of their schema. */
const openEnumerations = ["EventType"];

/** The keywords of bounds, and whether the greater value is the stricter one. */
const bounds = new Map([
  ...["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"].map(
    (name) => [name, true] as const,
  ),
  ...["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"].map(
    (name) => [name, false] as const,
  ),
]);

/** The changes that break clients that send such values: a valid value became invalid. */
export function requestChanges(
  versions: Versions,
  released: Schema,
  current: Schema,
  where: string,
): BreakingChange[] {
  const { released: from, current: to } = versions;
  return new Comparison({ from, to, reading: false }).compare(released, current, where);
}

/** The changes that break clients that read such values: a new value is possible, or a property is missing. */
export function responseChanges(
  versions: Versions,
  released: Schema,
  current: Schema,
  where: string,
): BreakingChange[] {
  const { released: to, current: from } = versions;
  return new Comparison({ from, to, reading: true }).compare(current, released, where);
}

/**
 * Compares what a sender may send (`from`) with what its receiver expects (`to`). For requests the sender is a client of the
 * released contract; for responses it is a node of the current one.
 */
class Comparison {
  readonly #from: Document;
  readonly #to: Document;
  readonly #reading: boolean;
  /** The pairs under comparison, because schemas may be recursive. */
  readonly #underWay = new Set<string>();

  constructor({ from, to, reading }: { from: Document; to: Document; reading: boolean }) {
    this.#from = from;
    this.#to = to;
    this.#reading = reading;
  }

  compare(sent: Schema, expected: Schema, where: string): BreakingChange[] {
    const pair = `${sent.$ref} ${expected.$ref}`;
    const named = sent.$ref !== undefined && expected.$ref !== undefined;
    if (named && this.#underWay.has(pair)) return [];
    if (named) this.#underWay.add(pair);
    const open = openEnumerations.some((name) => expected.$ref?.endsWith(`/${name}`));
    const changes = this.#alternatives(
      alternativesOf(this.#from, sent),
      alternativesOf(this.#to, expected),
      where,
      open,
    );
    if (named) this.#underWay.delete(pair);
    return changes;
  }

  /** Checks that each alternative that may be sent is expected. */
  #alternatives(sent: Schema[], expected: Schema[], where: string, open: boolean): BreakingChange[] {
    return sent.flatMap((each) => {
      const kind = this.#reading ? kindOf(each) : undefined;
      const same = expected.filter((other) => kind === undefined || kindOf(other) === kind);
      if (kind !== undefined && same.length === 0) return []; // an event or a problem of a new kind
      const alike = same.filter((other) => other.type === undefined || each.type === other.type);
      const found = (alike.length > 0 ? alike : same).map((other) => this.#single(each, other, where, open));
      return (
        found.find((changes) => changes.length === 0) ?? found[0] ?? [this.#change(where, describe(each))]
      );
    });
  }

  /** Compares one alternative with another. */
  #single(sent: Schema, expected: Schema, where: string, open: boolean): BreakingChange[] {
    if (isAnything(expected)) return [];
    if (!hasType(sent, expected)) return [this.#change(where, describe(sent))];
    return [
      ...(open && this.#reading ? [] : this.#values(sent, expected, where)),
      ...this.#form(sent, expected, where),
      ...(this.#reading ? [] : this.#bounds(sent, expected, where)),
      ...this.#members(sent, expected, where),
      ...this.#items(sent, expected, where),
    ];
  }

  #values({ enum: sent }: Schema, { enum: expected }: Schema, where: string): BreakingChange[] {
    if (expected === undefined) return [];
    if (sent === undefined) return [this.#change(where, "any value")];
    const more = sent.filter((each) => !expected.includes(each));
    return more.map((each) => this.#change(where, JSON.stringify(each)));
  }

  #form(sent: Schema, expected: Schema, where: string): BreakingChange[] {
    const changes: BreakingChange[] = [];
    if (expected.format !== undefined && sent.format !== expected.format && sent.enum === undefined) {
      changes.push(this.#change(where, `a text that is no ${expected.format}`));
    }
    if (expected.pattern !== undefined && sent.enum === undefined) {
      const included = sent.pattern === undefined ? false : patternIncludes(expected.pattern, sent.pattern);
      const doubt = included === null ? " (the patterns cannot be compared: keep the released one)" : "";
      if (!included)
        changes.push(this.#change(where, `a text that does not match ${expected.pattern}${doubt}`));
    }
    return changes;
  }

  #bounds(sent: Schema, expected: Schema, where: string): BreakingChange[] {
    const changes = [...bounds].flatMap(([name, greaterIsStricter]) => {
      const [before, after] = [sent[name], expected[name]];
      if (typeof after !== "number" || sent.enum !== undefined) return [];
      if (greaterIsStricter && after <= 0 && /Length|Items|Properties/.test(name)) return [];
      const holds = typeof before === "number" && (greaterIsStricter ? before >= after : before <= after);
      return holds ? [] : [this.#change(where, `a value beyond ${name} ${after}`)];
    });
    const unique = expected.uniqueItems === true && sent.uniqueItems !== true;
    return unique ? [...changes, this.#change(where, "a repeated item")] : changes;
  }

  #members(sent: Schema, expected: Schema, where: string): BreakingChange[] {
    const { properties: have = {}, required: always = [], additionalProperties: others } = sent;
    const { properties: want = {}, required: needed = [], additionalProperties: rest } = expected;
    const missing = needed
      .filter((name) => !always.includes(name) && (name in have || !this.#reading))
      .map((name) => this.#lacks(`${where}/${name}`, name in have));
    const changed = Object.entries(have).flatMap(([name, schema]) => {
      const isMap = Object.keys(want).length === 0 && typeof rest === "object";
      const other = want[name] ?? (isMap ? rest : undefined);
      if (other) return this.compare(schema, other, `${where}/${name}`);
      // An open request still accepts a property that it no longer defines, but ignores its meaning.
      const gone = !this.#reading && (rest !== true || Object.keys(want).length > 0);
      return gone ? [{ where: `${where}/${name}`, what: "is no longer taken" }] : [];
    });
    const removed = this.#reading
      ? Object.keys(want)
          .filter((name) => !(name in have))
          .map((name) => ({ where: `${where}/${name}`, what: "is no longer in the response" }))
      : [];
    const values =
      typeof others === "object" && typeof rest === "object" ? this.compare(others, rest, `${where}/*`) : [];
    const closed = !this.#reading && others !== undefined && others !== false && rest === false;
    return [
      ...missing,
      ...changed,
      ...removed,
      ...values,
      ...(closed ? [{ where, what: "no longer takes further members" }] : []),
    ];
  }

  #items({ items: sent }: Schema, { items: expected }: Schema, where: string): BreakingChange[] {
    return expected ? this.compare(sent ?? {}, expected, `${where}/[]`) : [];
  }

  #lacks(where: string, known: boolean): BreakingChange {
    if (this.#reading) return { where, what: "may be absent from the response now" };
    return { where, what: known ? "is required now" : "is new and required" };
  }

  #change(where: string, what: string): BreakingChange {
    return { where, what: this.#reading ? `may be ${what} now` : `may no longer be ${what}` };
  }
}

/** The alternatives of a schema, one type each. */
function alternativesOf(document: Document, schema: Schema): Schema[] {
  const own = resolve(document, schema);
  const branches = own.anyOf ?? own.oneOf;
  if (branches) return branches.flatMap((each) => alternativesOf(document, each));
  const { type, const: only, ...rest } = own;
  const plain: Schema = only === undefined ? rest : { ...rest, enum: [only] };
  if (type === undefined) return [plain];
  return [type].flat().map((each) => ({ ...plain, type: each }));
}

/** The kind of an event or problem. Undefined for other objects. */
function kindOf({ properties = {} }: Schema): string | undefined {
  for (const name of openKinds) {
    const [value, ...more] = properties[name]?.enum ?? [properties[name]?.const].filter(Boolean);
    if (typeof value === "string" && more.length === 0) return `${name} ${value}`;
  }
  return undefined;
}

function isAnything(schema: Schema): boolean {
  const { description: _description, examples: _examples, title: _title, ...rest } = schema;
  return Object.keys(rest).length === 0;
}

function hasType({ type: sent }: Schema, { type: expected }: Schema): boolean {
  return expected === undefined || sent === expected || (sent === "integer" && expected === "number");
}

function describe({ type, enum: values }: Schema): string {
  return values ? values.map((each) => JSON.stringify(each)).join(" or ") : String(type ?? "any value");
}
