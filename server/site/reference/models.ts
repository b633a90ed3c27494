/** The models of the reference, each once; problems have a table of their own. */

import { type Html, html, type Insert } from "../html.ts";
import { prose } from "../markdown.ts";
import { anchor, type Document, type Schema } from "./document.ts";
import { problemOf } from "./problems.ts";
import { factsOf, membersOf, typeOf } from "./schema.ts";

/** Every model that is not a problem, by name. */
export function modelsOf(document: Document): [string, Schema][] {
  return Object.entries(document.components?.schemas ?? {}).filter(
    ([name, schema]) => problemOf(document, schema, name) === undefined,
  );
}

/** The section of the models, each folded. */
export function modelSection(document: Document): Insert {
  const models = modelsOf(document);
  if (models.length === 0) return undefined;
  return html`<section id="models"><h2>Models</h2>
<p>What bodies and parameters are made of.</p>
${models.map(([name, schema]) => model(document, name, schema))}</section>`;
}

// The anchor is inside the fold: browsers open a fold for a target in it, not for the fold itself.
function model(document: Document, name: string, schema: Schema): Html {
  return html`<details class="model"><summary><h3>${name}</h3> <span class="type">${kind(schema)}</span></summary>
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
