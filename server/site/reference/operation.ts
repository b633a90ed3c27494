/** One operation of the reference: what it takes, what it answers, and a command to try it with. */

import { type Html, html, type Insert, join } from "../html.ts";
import { prose } from "../markdown.ts";
import { answersOf, type Common, exampleAnswer } from "./answer.ts";
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
import { curlOf } from "./example.ts";
import { factsOf, entry as listed, marksOf, membersOf, schemaOf, typeOf } from "./schema.ts";

/** An operation with all that belongs to it, but for what is common to most. */
export function operationOf(document: Document, entry: Entry, common: Common): Html {
  const { operation, method, at } = entry;
  const body = operation.requestBody && resolve(document.components?.requestBodies, operation.requestBody);
  return html`<section class="operation" id="${operationAnchor(entry)}">
<div class="text">
<h3>${operation.summary ?? operation.operationId ?? at}</h3>
<p class="route">${methodOf(method)} <code>${at}</code>${marksOf(operation, false)}</p>
${prose(operation.description)}
<p class="dim">${credentials(document, operation)}</p>
${parameters(document, operation, common)}
${body && requestBody(document, body)}
<h4>Answers</h4>
${answersOf(document, operation.responses ?? {}, common)}
</div>
<div class="code">
<figure><figcaption>Request</figcaption><pre class="copy" tabindex="0"><code>${curlOf(document, entry)}</code></pre></figure>
${exampleAnswer(document, operation.responses ?? {})}
</div>
</section>
`;
}

/** The id of an operation's place in the page. */
export function operationAnchor({ operation, method, at }: Entry): string {
  return anchor("operation", operation.operationId ?? `${method}${at}`);
}

/** A method, coloured by what it does. */
export function methodOf(method: string): Html {
  return html`<b class="method ${method.toLowerCase()}">${method}</b>`;
}

function credentials(document: Document, operation: Operation): Html {
  const ways = operation.security ?? document.security ?? [];
  const named = ways
    .map((needed) => Object.keys(needed).map((name) => credential(document, name)))
    .filter((schemes) => schemes.length > 0);
  if (named.length === 0) return html`Needs no credential.`;
  const some = join(
    named.map((schemes) => join(schemes, " with ")),
    ", ",
  );
  const none = named.length < ways.length ? "; or none, while the node takes requests without one" : "";
  return html`Credential, any of: ${some}${none}.`;
}

function credential(document: Document, name: string): Html {
  const scheme = document.components?.securitySchemes?.[name];
  if (!scheme) return html`${name}`;
  const label = scheme.type === "http" ? `Authorization: ${scheme.scheme}` : `${scheme.name}`;
  return html`<a href="#${anchor("security", name)}"><code>${label}</code></a>`;
}

function parameters(document: Document, { parameters = [] }: Operation, { requestHeaders }: Common): Insert {
  if (parameters.length === 0) return undefined;
  const read = parameters.map((each) => resolve(document.components?.parameters, each));
  const isShared = ({ in: place, name = "" }: Parameter) => place === "header" && requestHeaders.has(name);
  const rows = read.filter((each) => !isShared(each)).map((each) => parameterOf(document, each));
  const links = read
    .filter(isShared)
    .map(({ name = "" }) => html`<a href="#${anchor("request-header", name)}"><code>${name}</code></a>`);
  return html`<h4>Parameters</h4>${rows.length > 0 ? html`<dl>${rows}</dl>` : undefined}${
    links.length > 0 ? html`<p class="facts">Headers ${join(links, ", ")}</p>` : undefined
  }`;
}

/** The request headers that many operations take, each in a place that operations refer to. */
export function sharedRequestHeaders(document: Document, { requestHeaders }: Common): Html {
  return html`${[...requestHeaders].map(
    ([name, each]) =>
      html`<div id="${anchor("request-header", name)}"><dl>${parameterOf(document, each)}</dl></div>`,
  )}`;
}

/** One parameter: where it stands, its type, its limits. */
export function parameterOf(document: Document, parameter: Parameter): Html {
  const { name = "", schema = {}, required, description } = parameter;
  const marks = [html` <span class="type">${parameter.in}</span>`, marksOf(parameter, required)];
  // Only a query parameter's array is given once per entry unless its form says otherwise.
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

/** What a body consists of: its members, or those of each form that it may have. */
function expanded(document: Document, given: Schema): Html {
  const schema = schemaOf(document, given);
  const forms = schema.anyOf ?? schema.oneOf;
  if (!forms) return members(document, given, schema);
  return html`${prose(schema.description)}${forms.map((form) => members(document, form, schemaOf(document, form)))}`;
}

function members(document: Document, given: Schema, schema: Schema): Html {
  if (!schema.properties) return html`${prose(schema.description)}${factsOf(document, schema)}`;
  return html`<details><summary>Members of ${typeWord(given)}</summary><div class="inside">
${prose(schema.description)}${membersOf(document, schema)}</div></details>`;
}

/** A model's name without a link: a link inside a summary could not be told from its switch. */
function typeWord({ $ref }: Schema): Html {
  return $ref === undefined ? html`the body` : html`<code>${nameOf($ref)}</code>`;
}
