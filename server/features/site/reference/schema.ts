/** Renders JSON Schemas: the type in words, the limits, and the fields of objects. */

import { grouped } from "../../../display/formats.ts";
import { type Html, html, type Insert, join } from "../html.ts";
import { prose } from "../markdown.ts";
import { anchor, type Document, nameOf, resolve, type Schema } from "./document.ts";
import { hrefOf } from "./places.ts";

/** Resolves the `$ref` of a schema. */
export function schemaOf(document: Document, schema: Schema): Schema {
  return resolve(document.components?.schemas, schema);
}

/** A link to a model; only its name if the document does not define the model. */
function modelLink(document: Document, reference: string): Html {
  const name = nameOf(reference);
  const known = Object.hasOwn(document.components?.schemas ?? {}, name);
  return known ? html`<a href="${hrefOf(document, anchor("schema", name))}">${name}</a>` : html`${name}`;
}

/** The type of a schema in words, with links to models. */
export function typeOf(document: Document, schema: Schema): Html {
  if (schema.$ref !== undefined) return modelLink(document, schema.$ref);
  if (schema.allOf) return choice(document, schema.allOf, " and ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choice(document, choices, " or ");
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return html`any value`;
  return join(
    types.map((type) => named(document, type, schema)),
    " or ",
  );
}

function choice(document: Document, schemas: Schema[], separator: string): Html {
  const types = schemas.map((schema) => typeOf(document, schema));
  const distinct = new Map(types.map((type) => [type.markup, type]));
  return join([...distinct.values()], separator);
}

function named(document: Document, type: string, schema: Schema): Html {
  if (type === "array") return html`array of ${schema.items ? typeOf(document, schema.items) : "any value"}`;
  const others = othersOf(schema);
  if (type === "object" && !schema.properties && others) return html`map of ${typeOf(document, others)}`;
  return schema.format === undefined ? html`${type}` : html`${type} (${schema.format})`;
}

/** The schema of additional properties; undefined if there is none. */
function othersOf({ additionalProperties, unevaluatedProperties }: Schema): Schema | undefined {
  const others = additionalProperties ?? unevaluatedProperties;
  return typeof others === "object" && Object.keys(others).length > 0 ? others : undefined;
}

/** One line with the limits, allowed values, default and example of a value. */
export function factsOf(document: Document, schema: Schema, more: Insert[] = []): Html {
  const whole = schemaOf(document, schema);
  const values = valuesOf(whole.items ? schemaOf(document, whole.items) : whole);
  const facts: Insert[] = [...more, ...limitsOf(whole)];
  // A pattern is only shown with its own schema, not with every reference to it.
  if (schema.pattern !== undefined) facts.push(html`matches <code>${schema.pattern}</code>`);
  if (values.length > 0)
    facts.push(html`${whole.items ? "each " : ""}one of ${join(values.map(literal), ", ")}`);
  if (whole.default !== undefined) facts.push(html`default ${literal(whole.default)}`);
  const example = values.length > 0 ? undefined : whole.examples?.[0];
  if (isShort(example)) facts.push(html`example ${literal(example)}`);
  return facts.length === 0 ? html`` : html`<p class="facts">${join(facts, " · ")}</p>`;
}

/** The values that a schema lists as `const` or `enum`. */
function valuesOf(schema: Schema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const values = choices.map(({ enum: some }) => some ?? []);
  return values.every((some) => some.length > 0) ? values.flat() : [];
}

function limitsOf(schema: Schema): string[] {
  return [
    range(schema.minLength, schema.maxLength, " characters"),
    range(schema.minItems, schema.maxItems, " entries"),
    range(schema.minimum, schema.maximum, ""),
    schema.exclusiveMinimum === undefined ? "" : `more than ${grouped(schema.exclusiveMinimum)}`,
    schema.exclusiveMaximum === undefined ? "" : `less than ${grouped(schema.exclusiveMaximum)}`,
    schema.uniqueItems ? "unique entries" : "",
  ].filter((limit) => limit !== "");
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  // This is not a chosen limit, but the largest integer that JSON numbers represent exactly (RFC 8259, section 6).
  const bound = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  if (least === undefined && bound === undefined) return "";
  if (bound === undefined) return `${grouped(least ?? 0)}${unit} or more`;
  if (least === undefined) return `at most ${grouped(bound)}${unit}`;
  return `${grouped(least)} to ${grouped(bound)}${unit}`;
}

/** A JSON value. Strings have no quotation marks. */
function literal(value: unknown): Html {
  return html`<code>${typeof value === "string" ? value : JSON.stringify(value)}</code>`;
}

function isShort(example: unknown): boolean {
  return example !== undefined && JSON.stringify(example).length <= 100;
}

/** An entry of a list of fields, parameters or headers. */
export function entry(name: string, type: Html, marks: Insert, body: Insert): Html {
  return html`<div><dt><code>${name}</code> <span class="type">${type}</span>${marks}</dt><dd>${body}</dd></div>`;
}

/** The fields of an object, and whether it allows others. */
export function membersOf(document: Document, schema: Schema): Html {
  const members = Object.entries(schema.properties ?? {});
  // If all fields are required, one sentence is easier to read than a mark at each.
  const all = members.length > 1 && members.every(([name]) => schema.required?.includes(name));
  const rows = members.map(([name, member]) =>
    entry(name, typeOf(document, member), marksOf(member, !all && schema.required?.includes(name)), [
      prose(member.description),
      factsOf(document, member),
      nested(document, member),
    ]),
  );
  return html`${all ? html`<p class="facts">All fields are required.</p>` : undefined}<dl>${rows}</dl>${others(document, schema)}`;
}

/** The marks after the type of a field, parameter or header. */
export function marksOf({ deprecated }: { deprecated?: boolean }, required: boolean | undefined): Insert {
  return [
    required ? html` <b class="need">required</b>` : undefined,
    deprecated ? html` <b class="old">deprecated</b>` : undefined,
  ];
}

/** The fields of an inline object. References are links, so the recursion ends. */
function nested(document: Document, member: Schema): Insert {
  const inner = member.items && !member.items.$ref ? member.items : member;
  return inner.properties && !inner.$ref ? membersOf(document, inner) : undefined;
}

function others(document: Document, schema: Schema): Insert {
  const rest = othersOf(schema);
  if (rest) return html`<p class="facts">Every other field: ${typeOf(document, rest)}.</p>`;
  const others = schema.additionalProperties ?? schema.unevaluatedProperties;
  if (others === undefined) return undefined;
  return html`<p class="facts">${others === false ? "No other fields." : "Other fields are allowed."}</p>`;
}
