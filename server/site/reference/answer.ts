/** What an operation answers: its successes with their bodies, its refusals by the problems that they carry. */

import { type Html, html, type Insert, join } from "../html.ts";
import { inline, prose } from "../markdown.ts";
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
import { type Problem, problemOf } from "./problems.ts";
import { entry, factsOf, membersOf, typeOf } from "./schema.ts";

type Responses = Record<string, Response>;

/** What most operations share and the reference describes once: headers by name, problems by code. */
export interface Common {
  headers: ReadonlyMap<string, Header>;
  requestHeaders: ReadonlyMap<string, Parameter>;
  problems: ReadonlySet<string>;
}

/** The headers of every response, the request headers of many operations, and the problems of most. */
export function commonOf(document: Document, operations: Operation[]): Common {
  return {
    headers: commonHeaders(document, operations),
    requestHeaders: manyRequestHeaders(document, operations),
    problems: commonProblems(document, operations),
  };
}

/** From how many operations on a request header is described once for all. */
const many = 8;

function manyRequestHeaders(document: Document, operations: Operation[]): Map<string, Parameter> {
  const all = operations
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ $ref }) => $ref !== undefined) // one definition, so all say the same
    .map((each) => resolve(document.components?.parameters, each))
    .filter((each) => each.in === "header");
  const groups = Map.groupBy(all, ({ name = "" }) => name);
  return new Map(
    [...groups].flatMap(([name, [first, ...more]]) =>
      first && more.length + 1 >= many ? [[name, first]] : [],
    ),
  );
}

/** Every status of an operation. Problems are folded; those of most operations have a section of their own. */
export function answersOf(document: Document, responses: Responses, { headers, problems }: Common): Html {
  const common = new Set(headers.keys());
  const all = Object.entries(responses).map(([status, each]) => ({
    status,
    response: resolve(document.components?.responses, each),
  }));
  const refusals = all.filter(({ response }) => problemsIn(document, response.content).length > 0);
  const others = all.filter((answer) => !refusals.includes(answer));
  const shown = others.map(({ status, response }) => answerOf(document, status, response, common));
  if (refusals.length === 0) return html`${shown}`;
  const refused = refusals.map(({ status, response }) =>
    refusalOf(document, { status, response }, common, problems),
  );
  const statuses = refusals.map(({ status }) => statusOf(status));
  return html`${shown}<details><summary>Refusals <span class="badges">${join(statuses, " ")}</span></summary>
<div class="inside">${refused}${
    problems.size > 0
      ? html`<p class="facts">And the <a href="#common-problems">problems of most operations</a>.</p>`
      : undefined
  }</div></details>`;
}

/** A status, coloured by its class. */
function statusOf(status: string): Html {
  return html`<b class="status s${/^[1-5]/.exec(status)?.[0]}">${status}</b>`;
}

/** The codes of the problems that at least three in four operations have. */
function commonProblems(document: Document, operations: Operation[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { responses = {} } of operations) {
    const problems = Object.values(responses).flatMap((each) =>
      problemsIn(document, resolve(document.components?.responses, each).content),
    );
    for (const code of new Set(problems.map(({ code }) => code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count * 4 >= operations.length * 3).map(([code]) => code));
}

/** The headers that every answer of every operation has, by name. */
function commonHeaders(document: Document, operations: Operation[]): Map<string, Header> {
  const responses = operations.flatMap(({ responses = {} }) => Object.values(responses));
  const [first = {}, ...rest] = responses.map(
    (each) => resolve(document.components?.responses, each).headers ?? {},
  );
  return new Map(
    Object.entries(first).filter(([name]) => rest.every((headers) => Object.hasOwn(headers, name))),
  );
}

/** The headers that many answers share, each in a place that answers can refer to. */
export function sharedHeaders(document: Document, common: ReadonlySet<string>): Html {
  const shared = Object.entries(document.components?.headers ?? {}).filter(([name]) => !common.has(name));
  return html`${shared.map((each) => html`<div id="${anchor("header", each[0])}">${headersOf(document, [each])}</div>`)}`;
}

/** Headers as a list. */
export function headersOf(document: Document, headers: Iterable<[string, Header]>): Html {
  const rows = [...headers].map(([name, given]) => {
    const { schema = {}, required, description } = resolve(document.components?.headers, given);
    const marks = required ? undefined : html` <span class="type">not always</span>`;
    return entry(name, typeOf(document, schema), marks, [prose(description), factsOf(document, schema)]);
  });
  return html`<dl>${rows}</dl>`;
}

function answerOf(document: Document, status: string, response: Response, common: ReadonlySet<string>): Html {
  return html`<div class="answer"><p>${statusOf(status)} ${inline(oneLine(response.description))}</p>
${bodies(document, response.content)}${ownHeaders(document, response, common)}</div>`;
}

function ownHeaders(document: Document, { headers = {} }: Response, common: ReadonlySet<string>): Insert {
  const own = Object.entries(headers).filter(([name]) => !common.has(name));
  const shared = own.filter(([, given]) => "$ref" in given);
  const special = own.filter(([, given]) => !("$ref" in given));
  const links = shared.map(([name]) => html`<a href="#${anchor("header", name)}"><code>${name}</code></a>`);
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
${schema.properties && html`<details><summary>Members</summary><div class="inside">${membersOf(document, schema)}</div></details>`}`,
  );
}

function refusalOf(
  document: Document,
  { status, response }: { status: string; response: Response },
  commonHeaders: ReadonlySet<string>,
  commonProblems: ReadonlySet<string>,
): Insert {
  const all = problemsIn(document, response.content);
  const problems = all.filter(({ code }) => !commonProblems.has(code));
  if (problems.length === 0) return undefined;
  // The description of a refusal is usually its problems once more, in words.
  const told = all.every(({ title }) => response.description?.includes(title));
  const rows = problems.map(
    ({ code, title }) =>
      html`<li><a href="#${anchor("problem", code)}"><code>${code}</code></a> ${inline(title)}</li>`,
  );
  return html`<div class="answer"><p>${statusOf(status)}</p>${told ? undefined : prose(response.description)}
<ul class="plain">${rows}</ul>${ownHeaders(document, response, commonHeaders)}</div>`;
}

/** The problems of a body that holds nothing else. */
function problemsIn(document: Document, content: Content = {}): Problem[] {
  const schemas = Object.values(content).flatMap(
    ({ schema = {} }) => schema.anyOf ?? schema.oneOf ?? [schema],
  );
  const problems = schemas.flatMap((schema) => problemOf(document, schema) ?? []);
  return problems.length === schemas.length ? problems : [];
}

/** The body of the first success, as an example. */
export function exampleAnswer(document: Document, responses: Responses): Insert {
  const [status, given] = Object.entries(responses).find(([each]) => each.startsWith("2")) ?? [];
  const { content } = given ? resolve(document.components?.responses, given) : {};
  const schema = content?.["application/json"]?.schema;
  const example = schema && exampleOf(document, schema, "answered");
  if (example === undefined) return undefined;
  return html`<figure><figcaption>Answer ${status}</figcaption><pre tabindex="0"><code>${json(example)}</code></pre></figure>`;
}

function oneLine(text = ""): string {
  return text.replaceAll("\n", " ");
}
