/** An operation of the reference: parameters, body, responses, and an example command. */

import { type Html, html, type Insert, join } from "../html.ts";
import { prose } from "../markdown.ts";
import {
  anchor,
  type Document,
  type Entry,
  nameOf,
  type Operation,
  type Parameter,
  type RequestBody,
  resolve,
  type Schema,
} from "./document.ts";
import { operationAnchor, operationTitle } from "./groups.ts";
import { hrefOf } from "./places.ts";
import { type Common, exampleResponse, responsesOf } from "./responses.ts";
import { samplesSection } from "./samples/section.ts";
import { factsOf, entry as listed, marksOf, membersOf, schemaOf, typeOf } from "./schema.ts";
import { tryForm } from "./try/form.ts";

/** Renders an operation without the parts that most operations share. */
export function operationOf(document: Document, entry: Entry, common: Common): Html {
  const { operation, method, at } = entry;
  const body = operation.requestBody && resolve(document.components?.requestBodies, operation.requestBody);
  return html`<section class="operation" id="${operationAnchor(entry)}">
<div class="text">
<h3>${operationTitle(entry)}</h3>
<p class="route">${methodOf(method)} <code>${at}</code>${marksOf(operation, false)}</p>
${prose(operation.description)}
<p class="dim">${credentials(document, operation)}</p>
${parameters(document, operation, common)}
${body && requestBody(document, body)}
<h4>Responses</h4>
${responsesOf(document, operation.responses ?? {}, common)}
</div>
<div class="code">
${samplesSection(document, entry)}
${tryForm(document, entry)}
${exampleResponse(document, operation.responses ?? {})}
</div>
</section>
`;
}

/** A method, coloured by its name. */
export function methodOf(method: string): Html {
  return html`<b class="method ${method.toLowerCase()}">${method}</b>`;
}

function credentials(document: Document, operation: Operation): Html {
  const ways = operation.security ?? document.security ?? [];
  const named = ways
    .map((needed) => Object.keys(needed).map((name) => credential(document, name)))
    .filter((schemes) => schemes.length > 0);
  if (named.length === 0) return html`No credential needed.`;
  const some = join(
    named.map((schemes) => join(schemes, " with ")),
    ", ",
  );
  const none = named.length < ways.length ? ". Optional while the node allows anonymous writes" : "";
  return html`${named.length === 1 ? "Credential" : "Credential, one of"}: ${some}${none}.${scopes(operation)}`;
}

/** The scopes of which a key with scopes needs one. */
function scopes({ "x-scopes": permitting = [] }: Operation): Html {
  const named = permitting.map((each) => html`<code>${each}</code>`);
  return named.length === 0 ? html`` : html` If the key has scopes: ${join(named, " or ")}.`;
}

function credential(document: Document, name: string): Html {
  const scheme = document.components?.securitySchemes?.[name];
  if (!scheme) return html`${name}`;
  const label = scheme.type === "http" ? `Authorization: ${scheme.scheme}` : `${scheme.name}`;
  return html`<a href="${hrefOf(document, anchor("security", name))}"><code>${label}</code></a>`;
}

function parameters(document: Document, { parameters = [] }: Operation, { requestHeaders }: Common): Insert {
  if (parameters.length === 0) return undefined;
  const read = parameters.map((each) => resolve(document.components?.parameters, each));
  const isShared = ({ in: place, name = "" }: Parameter) => place === "header" && requestHeaders.has(name);
  const rows = read.filter((each) => !isShared(each)).map((each) => parameterOf(document, each));
  const links = read
    .filter(isShared)
    .map(
      ({ name = "" }) =>
        html`<a href="${hrefOf(document, anchor("request-header", name))}"><code>${name}</code></a>`,
    );
  return html`<h4>Parameters</h4>${rows.length > 0 ? html`<dl>${rows}</dl>` : undefined}${
    links.length > 0 ? html`<p class="facts">Headers ${join(links, ", ")}</p>` : undefined
  }`;
}

/** The request headers that many operations share, each with an anchor. */
export function sharedRequestHeaders(document: Document, { requestHeaders }: Common): Html {
  return html`${[...requestHeaders].map(
    ([name, each]) =>
      html`<div id="${anchor("request-header", name)}"><dl>${parameterOf(document, each)}</dl></div>`,
  )}`;
}

/** A parameter: its location, type and limits. */
export function parameterOf(document: Document, parameter: Parameter): Html {
  const { name = "", schema = {}, required, description } = parameter;
  const marks = [html` <span class="type">${parameter.in}</span>`, marksOf(parameter, required)];
  // By default, an array in the query repeats the parameter for each entry (OpenAPI 3.1, `style: form`).
  const listing = parameter.in === "query" && parameter.explode === false ? ["separated by commas"] : [];
  const shown = parameter.example === undefined ? schema : { ...schema, examples: [parameter.example] };
  return listed(name, typeOf(document, schema), marks, [
    prose(description),
    factsOf(document, shown, listing),
  ]);
}

function requestBody(document: Document, body: RequestBody): Html {
  const bodies = Object.entries(body.content ?? {}).map(
    ([media, { schema = {} }]) =>
      html`<p><code>${media}</code> <span class="type">${typeOf(document, schema)}</span></p>
${expanded(document, schema)}`,
  );
  return html`<h4>Request body</h4>${prose(body.description)}${bodies}`;
}

/** The fields of a body, or those of each of its variants. */
function expanded(document: Document, given: Schema): Html {
  const schema = schemaOf(document, given);
  const forms = schema.anyOf ?? schema.oneOf;
  if (!forms) return members(document, given, schema);
  return html`${prose(schema.description)}${forms.map((form) => members(document, form, schemaOf(document, form)))}`;
}

function members(document: Document, given: Schema, schema: Schema): Html {
  if (!schema.properties) return html`${prose(schema.description)}${factsOf(document, schema)}`;
  return html`<details><summary>Fields of ${typeWord(given)}</summary><div class="inside">
${prose(schema.description)}${membersOf(document, schema)}</div></details>`;
}

/** The name of a model without a link: a link inside a `summary` would conflict with its toggle. */
function typeWord({ $ref }: Schema): Html {
  return $ref === undefined ? html`the body` : html`<code>${nameOf($ref)}</code>`;
}
