/** The models section of the reference. Problems are in a separate table. */

import { type Html, html, type Insert } from "../html.ts";
import { prose } from "../markdown.ts";
import { anchor, type Document, type Schema } from "./document.ts";
import { problemOf } from "./problems.ts";
import { factsOf, membersOf, typeOf } from "./schema.ts";

/** All models that are not problems, by name. */
export function modelsOf(document: Document): [string, Schema][] {
  return Object.entries(document.components?.schemas ?? {}).filter(
    ([name, schema]) => problemOf(document, schema, name) === undefined,
  );
}

/** Renders the section. Every model is collapsed. */
export function modelSection(document: Document): Insert {
  const models = modelsOf(document);
  if (models.length === 0) return undefined;
  return html`<section id="models"><h2>Models</h2>
<p>The types of request bodies, responses and parameters.</p>
${models.map(([name, schema]) => model(document, name, schema))}</section>`;
}

// The anchor is inside the `details` element: browsers open it for a target inside, but not for the element itself.
function model(document: Document, name: string, schema: Schema): Html {
  return html`<details><summary><h3>${name}</h3> <span class="type">${kind(schema)}</span></summary>
<div class="inside" id="${anchor("schema", name)}">${prose(schema.description)}${content(document, schema)}</div></details>
`;
}

function kind({ type, anyOf, oneOf, enum: values }: Schema): string {
  if (anyOf ?? oneOf) return "one of several";
  return [...[type ?? "any value"].flat(), ...(values ? ["enumeration"] : [])].join(", ");
}

function content(document: Document, schema: Schema): Insert {
  if (schema.properties) return membersOf(document, schema);
  return html`<p class="type">${typeOf(document, schema)}</p>${factsOf(document, schema)}`;
}
