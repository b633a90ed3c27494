/** The models of a page. Problems are in a table of their own. */

import { type Html, html, type Insert } from "../html.ts";
import { prose } from "../markdown.ts";
import { anchor, type Document, type Schema } from "./document.ts";
import { hrefOf, modelNames, modelsOn, modelsPage } from "./places.ts";
import { factsOf, membersOf, schemaOf, typeOf } from "./schema.ts";

/** Renders the models that only the operations of a page use. Every model is collapsed. */
export function modelSection(document: Document, page: string): Insert {
  const names = modelsOn(document, page);
  if (names.length === 0) return undefined;
  return html`<section id="models"><h2>Models</h2>
<p>The types that only these operations use.</p>
${names.map((name) => model(document, name))}</section>
`;
}

/** Renders the page of models: those that several pages use, and links to all. */
export function sharedModels(document: Document): Html {
  return html`<section id="models"><h1>Models</h1>
<p>The types of request bodies, responses and parameters.</p>
<h2>Shared models</h2>
<p>The types that the operations of several pages use.</p>
${modelsOn(document, modelsPage).map((name) => model(document, name))}</section>
<section id="all-models"><h2>All models</h2>
<ul class="names">${modelNames(document).map((name) => html`<li>${modelLink(document, name)}</li>`)}</ul></section>
`;
}

/** A link to a model, on whatever page it is. */
export function modelLink(document: Document, name: string): Html {
  return html`<a href="${hrefOf(document, anchor("schema", name))}">${name}</a>`;
}

// The anchor is inside the `details` element: browsers open it for a target inside, but not for the element itself.
function model(document: Document, name: string): Html {
  const schema = document.components?.schemas?.[name] ?? {};
  return html`<details><summary><h3>${name}</h3> <span class="type">${kind(schemaOf(document, schema))}</span></summary>
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
