/** The page of problems: the fields that all have, and a table. */

import { type Html, html, type Insert, join } from "../html.ts";
import { inline } from "../markdown.ts";
import { type Problem, problemsOf } from "./declared-problems.ts";
import { anchor, type Document, type Schema } from "./document.ts";
import { exampleOf, json } from "./example.ts";
import { membersOf, typeOf } from "./schema.ts";

/**
 * Renders the section: the shared fields, and a table of all problems.
 * @param most the codes of the problems that most operations have.
 */
export function problemSection(document: Document, most: ReadonlySet<string>): Insert {
  const problems = problemsOf(document);
  const first = problems.find(({ code }) => code === "agent_not_found") ?? problems[0];
  if (!first) return undefined;
  const common = new Set(Object.keys(first.schema.properties ?? {}).filter((name) => inAll(problems, name)));
  return html`<section id="problems"><h1>Problems</h1>
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
