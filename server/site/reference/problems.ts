/** The problems section of the reference. A problem is a model whose `code` and `status` are constants. */

import { type Html, html, type Insert, join } from "../html.ts";
import { inline } from "../markdown.ts";
import { anchor, type Document, nameOf, resolve, type Schema } from "./document.ts";
import { exampleOf, json } from "./example.ts";
import { membersOf, typeOf } from "./schema.ts";

/** A problem of the contract. */
export interface Problem {
  model: string;
  code: string;
  status: number;
  title: string;
  meaning: string;
  schema: Schema;
}

/** The problem that a schema or a reference describes; undefined if it is not a problem. */
export function problemOf(
  document: Document,
  given: Schema,
  name = nameOf(given.$ref ?? ""),
): Problem | undefined {
  const schema = resolve(document.components?.schemas, given);
  const code = only(schema.properties?.code);
  const status = only(schema.properties?.status);
  if (typeof code !== "string" || typeof status !== "number") return undefined;
  const [title = code, ...meaning] = (schema.description ?? "").replaceAll("\n", " ").split(". ");
  return { model: name, code, status, title, meaning: meaning.join(". "), schema };
}

function only(schema: Schema | undefined): unknown {
  return schema?.enum?.length === 1 ? schema.enum[0] : schema?.const;
}

/** All problems of the document, sorted by status and code. */
export function problemsOf(document: Document): Problem[] {
  return Object.entries(document.components?.schemas ?? {})
    .flatMap(([name, schema]) => problemOf(document, schema, name) ?? [])
    .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}

/**
 * Renders the section: the shared fields, and a table of all problems.
 * @param most the codes of the problems that most operations have.
 */
export function problemSection(document: Document, most: ReadonlySet<string>): Insert {
  const problems = problemsOf(document);
  const first = problems.find(({ code }) => code === "agent_not_found") ?? problems[0];
  if (!first) return undefined;
  const common = new Set(Object.keys(first.schema.properties ?? {}).filter((name) => inAll(problems, name)));
  return html`<section id="problems"><h2>Problems</h2>
<p>Every error response has the media type <code>application/problem+json</code> (RFC 9457) and these fields. In programs,
use <code>code</code>, which is stable. <code>detail</code> is for people.</p>
${membersOf(document, shape(first.schema, common))}
<figure><figcaption>Example</figcaption><pre><code>${json(sample(document, first))}</code></pre></figure>
${mostOperations(problems, most)}
<table><thead><tr><th scope="col">Status</th><th scope="col">Problem</th></tr></thead>
<tbody>${problems.map((problem) => row(document, problem, common))}</tbody></table></section>
`;
}

function mostOperations(problems: Problem[], most: ReadonlySet<string>): Insert {
  if (most.size === 0) return undefined;
  const links = problems
    .filter(({ code }) => most.has(code))
    .map(({ code }) => html`<a href="#${anchor("problem", code)}"><code>${code}</code></a>`);
  return html`<p id="common-problems">Most operations can respond with these problems. The operations do not list them:
${join(links, ", ")}.</p>`;
}

/** An example of the problem. Its `detail` is the meaning of the problem. */
function sample(document: Document, { schema, meaning }: Problem): object {
  const members = schema.properties ?? {};
  const values = Object.entries(members).map(([name, member]) => [
    name,
    exampleOf(document, member, "response"),
  ]);
  return { ...Object.fromEntries(values), ...(members.detail && { detail: meaning }) };
}

function inAll(problems: Problem[], name: string): boolean {
  return problems.every(({ schema }) => Object.hasOwn(schema.properties ?? {}, name));
}

/** The members that all problems have, without the values of a single problem. */
function shape(schema: Schema, common: ReadonlySet<string>): Schema {
  const members = Object.entries(schema.properties ?? {}).filter(([name]) => common.has(name));
  const general = members.map(([name, { enum: _one, const: _same, ...member }]) => [name, member]);
  return { properties: Object.fromEntries(general), required: [...common] };
}

function row(document: Document, problem: Problem, common: ReadonlySet<string>): Html {
  const { code, status, title, meaning, model } = problem;
  const own = Object.entries(problem.schema.properties ?? {}).filter(([name]) => !common.has(name));
  const members = own.map(([name, member]) => html`<code>${name}</code> (${typeOf(document, member)})`);
  return html`<tr id="${anchor("schema", model)}"><td>${status}</td><td id="${anchor("problem", code)}">
<a href="/problems/${encodeURIComponent(code)}"><code>${code}</code></a> <b>${inline(title)}</b><br>${inline(meaning)}
${own.length > 0 ? html`<span class="type">Additional fields: ${join(members, ", ")}.</span>` : undefined}</td></tr>`;
}
