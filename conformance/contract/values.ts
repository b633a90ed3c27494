/** Values made from the schemas of the contract: fitting ones, and ones that only might fit. */
import fc, { type Arbitrary } from "fast-check";
import { document } from "./document.ts";

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** Texts that break things: syntax of SQL, FTS5, tsquery, JSON, HTML, paths; other scripts; surrogates; length. */
export const nasty = [
  "",
  " ",
  "\0",
  "..",
  "../../etc/passwd",
  "%00",
  "a/b",
  "'",
  '"',
  "''; drop table agent; --",
  "*",
  "-",
  "--",
  "NEAR(",
  "NEAR(a b, 2)",
  "a AND",
  "OR",
  "NOT",
  "name:x",
  "^",
  "{x}",
  "a:*b",
  "<->",
  "!",
  "&",
  "|",
  "()",
  "\\",
  "\u2028",
  "🤖",
  "👩‍👩‍👧",
  "天气",
  "Ünïcödé",
  "ﷺ",
  "\ud800",
  "\u202eabc",
  "<script>alert(1)</script>",
  "\u0024{7*7}",
  "null",
  "NaN",
  "1e309",
  "-1",
  "0x10",
  "x".repeat(300),
  "__proto__",
  "constructor",
];

/** Any JSON value, often a nasty one. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, [], {}, [[]], { a: 1 }),
  fc.constantFrom(...nasty),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The schema behind a reference. */
export function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const target = document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] as Schema | undefined; // the document's own
  if (!target) throw new Error(`${schema.$ref} is not in the document`);
  return resolved(target);
}

const made = new WeakMap<Schema, Arbitrary<unknown>>();

/** Values that fit a schema; made once for each, as it takes longer than making a value. */
export function fitting(reference: Schema): Arbitrary<unknown> {
  const schema = resolved(reference);
  const arbitrary = made.get(schema) ?? fittingSchema(schema);
  made.set(schema, arbitrary);
  return arbitrary;
}

function fittingSchema(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({
        min: schema.minimum ?? -1_000,
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case "object":
      return object(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values of which some fit: fitting ones with something replaced, left out or added. */
export function doubtful(reference: Schema): Arbitrary<unknown> {
  const schema = resolved(reference);
  const inside =
    schema.type === "object"
      ? brokenObject(schema)
      : schema.type === "array"
        ? fc.array(doubtful(schema.items ?? {}), { maxLength: 3 })
        : anything;
  return fc.oneof(
    { weight: 2, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: anything },
    { weight: 3, arbitrary: inside },
  );
}

function object({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fitting(each)])),
    { requiredKeys: required },
  );
  if (additionalProperties === undefined || additionalProperties === false) return named;
  const more =
    typeof additionalProperties === "object" ? fitting(additionalProperties) : fc.jsonValue({ maxDepth: 2 });
  const names = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((name) => !(name in properties) && name !== "__proto__");
  return fc
    .tuple(fc.dictionary(names, more, { maxKeys: 2 }), named)
    .map(([extra, members]) => ({ ...extra, ...members }));
}

function brokenObject(schema: Schema): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const member = fc.constantFrom(...names, "unheard_of");
  return fc
    .tuple(object(schema), member, fc.option(doubtfulMember(schema, names), { nil: undefined }))
    .map(([whole, name, value]) => {
      const { [name]: _dropped, ...rest } = whole as Record<string, unknown>; // object() makes objects
      return value === undefined ? rest : { ...rest, [name]: value };
    });
}

function doubtfulMember({ properties = {} }: Schema, names: string[]): Arbitrary<unknown> {
  const schemas = names.map((name) => properties[name] ?? {}).filter((each) => !resolved(each).anyOf);
  return schemas.length > 0 ? fc.oneof(anything, ...schemas.slice(0, 5).map(doubtful)) : anything;
}

let webUrls: Arbitrary<string> | undefined;

/** URLs; made once, as fast-check takes a tenth of a second for that. */
function urls(): Arbitrary<string> {
  webUrls ??= fc.webUrl({ validSchemes: ["http", "https"], withQueryParameters: true });
  return webUrls;
}

/** Texts of a form, tried against the schema's own words. */
function text({ minLength = 0, maxLength = 200, pattern, format }: Schema): Arbitrary<string> {
  const form = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const size = { minLength, maxLength: Math.min(maxLength, 60) };
  const base =
    format === "uri"
      ? urls()
      : format === "date-time"
        ? fc
            .date({
              min: new Date("1970-01-01T00:00:00Z"),
              max: new Date("2200-01-01T00:00:00Z"),
              noInvalidDate: true,
            })
            .map((date) => date.toISOString())
        : fc.oneof(
            fc.constantFrom(...nasty),
            fc.string({ ...size, unit: "grapheme" }),
            fc.stringMatching(/^[A-Za-z0-9._:@~-]{1,40}$/),
            fc.stringMatching(/^\d{1,15}$/),
            ...matching(form),
          );
  return base.filter((value) => {
    const length = [...value].length;
    return length >= minLength && length <= maxLength && (form?.test(value) ?? true);
  });
}

/** Texts made from a pattern: hardly any other text is an id. A lookahead cannot be made into texts. */
function matching(form: RegExp | undefined): Arbitrary<string>[] {
  return form && !form.source.includes("(?=") && !form.source.includes("(?!")
    ? [fc.stringMatching(form)]
    : [];
}
