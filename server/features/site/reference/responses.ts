/** The responses of an operation: successes with their bodies, errors with their problems. */

import { type Html, html, type Insert, join } from "../html.ts";
import { inline, prose } from "../markdown.ts";
import { type Problem, problemOf } from "./declared-problems.ts";
import {
  anchor,
  type Content,
  type Document,
  type Header,
  type Operation,
  type Parameter,
  type Response,
  resolve,
} from "./document.ts";
import { exampleOf, json } from "./example.ts";
import { hrefOf } from "./places.ts";
import { entry, factsOf, membersOf, typeOf } from "./schema.ts";

type Responses = Record<string, Response>;

/** Headers (by name) and problems (by code) that most operations share. The reference describes them once. */
export interface Common {
  headers: ReadonlyMap<string, Header>;
  requestHeaders: ReadonlyMap<string, Parameter>;
  problems: ReadonlySet<string>;
}

/** Finds the headers of every response, the request headers of many operations, and the problems of most. */
export function commonOf(document: Document, operations: Operation[]): Common {
  return {
    headers: commonHeaders(document, operations),
    requestHeaders: manyRequestHeaders(document, operations),
    problems: commonProblems(document, operations),
  };
}

/** The number of operations from which on a request header is described once. */
const minOperations = 8;

function manyRequestHeaders(document: Document, operations: Operation[]): Map<string, Parameter> {
  const all = operations
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ $ref }) => $ref !== undefined) // a shared definition, so all descriptions are equal
    .map((each) => resolve(document.components?.parameters, each))
    .filter((each) => each.in === "header");
  const groups = Map.groupBy(all, ({ name = "" }) => name);
  return new Map(
    [...groups].flatMap(([name, [first, ...more]]) =>
      first && more.length + 1 >= minOperations ? [[name, first]] : [],
    ),
  );
}

/** Renders all responses of an operation. Errors are collapsed, and link to the section of common problems. */
export function responsesOf(document: Document, responses: Responses, { headers, problems }: Common): Html {
  const common = new Set(headers.keys());
  const all = Object.entries(responses).map(([status, each]) => ({
    status,
    response: resolve(document.components?.responses, each),
  }));
  const errors = all.filter(({ response }) => problemsIn(document, response.content).length > 0);
  const successes = all.filter((each) => !errors.includes(each));
  const shown = successes.map(({ status, response }) => successOf(document, status, response, common));
  if (errors.length === 0) return html`${shown}`;
  const shownErrors = errors.map(({ status, response }) => errorOf(document, { status, response }, problems));
  // Most errors of an operation have the same headers.
  const ofErrors: Record<string, Header> = Object.assign(
    {},
    ...errors.map(({ response }) => response.headers),
  );
  const statuses = errors.map(({ status }) => statusOf(status));
  return html`${shown}<details><summary>Errors <span class="badges">${join(statuses, " ")}</span></summary>
<div class="inside">${shownErrors}${ownHeaders(document, { headers: ofErrors }, common)}${
    problems.size > 0
      ? html`<p class="facts">Also the <a href="${hrefOf(document, "common-problems")}">problems of most operations</a>.</p>`
      : undefined
  }</div></details>`;
}

/** A status code, coloured by its class. */
function statusOf(status: string): Html {
  return html`<b class="status s${/^[1-5]/.exec(status)?.[0]}">${status}</b>`;
}

/** The codes of the problems that at least three quarters of the operations have. */
function commonProblems(document: Document, operations: Operation[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { responses = {} } of operations) {
    for (const code of new Set(problemsBy(document, { responses }).map(({ code }) => code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count * 4 >= operations.length * 3).map(([code]) => code));
}

/** The headers that every response of every operation has, by name. */
function commonHeaders(document: Document, operations: Operation[]): Map<string, Header> {
  const responses = operations.flatMap(({ responses = {} }) => Object.values(responses));
  const [first = {}, ...rest] = responses.map(
    (each) => resolve(document.components?.responses, each).headers ?? {},
  );
  return new Map(
    Object.entries(first).filter(([name]) => rest.every((headers) => Object.hasOwn(headers, name))),
  );
}

/** The headers that many responses share, each with an anchor. */
export function sharedHeaders(document: Document, common: ReadonlySet<string>): Html {
  const shared = Object.entries(document.components?.headers ?? {}).filter(([name]) => !common.has(name));
  return html`${shared.map((each) => html`<div id="${anchor("header", each[0])}">${headersOf(document, [each])}</div>`)}`;
}

/** A list of headers. */
export function headersOf(document: Document, headers: Iterable<[string, Header]>): Html {
  const rows = [...headers].map(([name, given]) => {
    const { schema = {}, required, description } = resolve(document.components?.headers, given);
    const marks = required ? undefined : html` <span class="type">optional</span>`;
    return entry(name, typeOf(document, schema), marks, [prose(description), factsOf(document, schema)]);
  });
  return html`<dl>${rows}</dl>`;
}

function successOf(
  document: Document,
  status: string,
  response: Response,
  common: ReadonlySet<string>,
): Html {
  return html`<div class="response"><p>${statusOf(status)} ${inline(oneLine(response.description))}</p>
${bodies(document, response.content)}${ownHeaders(document, response, common)}</div>`;
}

function ownHeaders(document: Document, { headers = {} }: Response, common: ReadonlySet<string>): Insert {
  const own = Object.entries(headers).filter(([name]) => !common.has(name));
  const shared = own.filter(([, given]) => "$ref" in given);
  const special = own.filter(([, given]) => !("$ref" in given));
  const links = shared.map(
    ([name]) => html`<a href="${hrefOf(document, anchor("header", name))}"><code>${name}</code></a>`,
  );
  const names = special.map(([name]) => html`<code>${name}</code>`);
  return html`${links.length > 0 ? html`<p class="facts">Headers ${join(links, ", ")}</p>` : undefined}${
    special.length > 0
      ? html`<details><summary>Headers ${join(names, ", ")}</summary>
<div class="inside">${headersOf(document, special)}</div></details>`
      : undefined
  }`;
}

function bodies(document: Document, content: Content = {}): Insert {
  return Object.entries(content).map(
    ([media, { schema = {} }]) =>
      html`<p><code>${media}</code> <span class="type">${typeOf(document, schema)}</span></p>
${schema.properties && html`<details><summary>Fields</summary><div class="inside">${membersOf(document, schema)}</div></details>`}`,
  );
}

function errorOf(
  document: Document,
  { status, response }: { status: string; response: Response },
  commonProblems: ReadonlySet<string>,
): Insert {
  const all = problemsIn(document, response.content);
  const problems = all.filter(({ code }) => !commonProblems.has(code));
  if (problems.length === 0) return undefined;
  // The description of an error usually repeats the titles of its problems.
  const repeated = all.every(({ title }) => response.description?.includes(title));
  const rows = problems.map(
    ({ code, title }) =>
      html`<li><a href="${hrefOf(document, anchor("problem", code))}"><code>${code}</code></a> ${inline(title)}</li>`,
  );
  return html`<div class="response"><p>${statusOf(status)}</p>${repeated ? undefined : prose(response.description)}
<ul class="plain">${rows}</ul></div>`;
}

/** The problems that an operation declares. */
export function problemsBy(document: Document, { responses = {} }: Operation): Problem[] {
  return Object.values(responses).flatMap((each) =>
    problemsIn(document, resolve(document.components?.responses, each).content),
  );
}

/** The problems of a response whose body can only be a problem. */
function problemsIn(document: Document, content: Content = {}): Problem[] {
  const schemas = Object.values(content).flatMap(
    ({ schema = {} }) => schema.anyOf ?? schema.oneOf ?? [schema],
  );
  const problems = schemas.flatMap((schema) => problemOf(document, schema) ?? []);
  return problems.length === schemas.length ? problems : [];
}

/** An example of the first successful response. */
export function exampleResponse(document: Document, responses: Responses): Insert {
  const [status, given] = Object.entries(responses).find(([each]) => each.startsWith("2")) ?? [];
  const { content } = given ? resolve(document.components?.responses, given) : {};
  const schema = content?.["application/json"]?.schema;
  const example = schema && exampleOf(document, schema, "response");
  if (example === undefined) return undefined;
  return html`<figure><figcaption>Response ${status}</figcaption><pre tabindex="0"><code>${json(example)}</code></pre></figure>`;
}

function oneLine(text = ""): string {
  return text.replaceAll("\n", " ");
}
