/** The page that compares two agents side by side. */
import { agentHref, day, externalLink, truncated, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { page } from "../page.ts";
import type { Compared, CompareForm, Comparison } from "./compare.ts";
import { statusBadge } from "./list.ts";
import { logoImage } from "./logo.ts";

/** The length at which a description is truncated, in characters. */
const maxDescriptionLength = 400;

/** The length at which a word is truncated, in characters. */
const maxWordLength = 64;

/** A row: what both agents say of one thing. */
interface Row {
  name: string;
  cells: [Insert, Insert];
  isEqual: boolean;
}

/** The URL of the page for an agent, and another one to compare it with. */
export function compareHref(a: string, b?: string): string {
  return `/compare?a=${encodeURIComponent(a)}${b === undefined ? "" : `&b=${encodeURIComponent(b)}`}`;
}

/** Renders the page. */
export function comparePage({ form, found, problem, suggested }: Comparison): string {
  const [a, b] = found;
  const isWhole = a !== undefined && b !== undefined;
  const body = html`<main class="across" id="contents">
<h1>Compare agents</h1>
${chooser(form)}
${problem && html`<div class="notice bad" role="status"><p>${problem.message} Choose another agent.</p></div>`}
${isWhole ? table(a, b) : suggestions(a, suggested)}
</main>`;
  const title = isWhole ? `${a.agent.name} and ${b.agent.name}` : "Compare agents";
  return page(title, body, { section: "Agents" });
}

/** The form that chooses two agents. It works without scripts. */
function chooser({ a = "", b = "" }: CompareForm): Html {
  return html`<form class="version-choice" action="/compare" method="get">
<div><label for="a">ID of the first agent</label>
<input id="a" name="a" value="${a}" required maxlength="256" autocapitalize="off" spellcheck="false"></div>
<div><label for="b">ID of the second agent</label>
<input id="b" name="b" value="${b}" required maxlength="256" autocapitalize="off" spellcheck="false"></div>
<div class="row"><button class="button primary" type="submit">Compare</button></div>
</form>`;
}

/** The form on an agent's page, which chooses another agent. */
export function compareWith(agentId: string): Html {
  return html`<form class="card compare-with" action="/compare" method="get">
<input type="hidden" name="a" value="${agentId}">
<label for="compare-with">Compare with the agent</label>
<input id="compare-with" name="b" maxlength="256" placeholder="ID, or empty to choose" autocapitalize="off" spellcheck="false">
<button class="button" type="submit">Compare</button>
</form>`;
}

function suggestions(only: Compared | undefined, suggested: Comparison["suggested"]): Insert {
  if (!only)
    return html`<p class="dim">Enter the IDs of two agents. An ID is on the page of its agent, and in each list.</p>`;
  if (suggested.length === 0) return html`<p class="dim">There is no other active agent.</p>`;
  const { agent } = only;
  return html`<section aria-labelledby="suggested"><h2 id="suggested">Compare ${untrustedText(agent.name)} with</h2>
<ul class="plain-list">${suggested.map(
    ({ agent_id, name }) =>
      html`<li><a href="${compareHref(agent.agent_id, agent_id)}">${untrustedText(name)}</a> <code class="untrusted">${agent_id}</code></li>`,
  )}</ul></section>`;
}

function table(a: Compared, b: Compared): Html {
  const rows = rowsOf(a, b);
  const differing = rows.filter(({ isEqual }) => !isEqual).length;
  // The roles are those of the elements: browsers drop them where the style sheet shows rows as blocks.
  return html`<p class="dim">${differing} of ${rows.length} rows differ (≠). Words that only one of the agents has begin with ◆.</p>
<table class="compared" role="table">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader"><span class="visually-hidden">Property</span></th>${[
    a,
    b,
  ].map(
    ({ agent }) =>
      html`<th scope="col" role="columnheader">${logoImage(agent)}<a href="${agentHref(agent.agent_id)}">${untrustedText(agent.name)}</a><br><code class="untrusted">${agent.agent_id}</code></th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map(rowMarkup)}</tbody>
</table>`;
}

function rowMarkup({ name, cells, isEqual }: Row): Html {
  const mark = isEqual
    ? html`<span class="visually-hidden">, equal</span>`
    : html` <span class="differs" aria-hidden="true">≠</span><span class="visually-hidden">, different</span>`;
  return html`<tr role="row"${isEqual ? undefined : html` class="differing"`}><th scope="row" role="rowheader">${name}${mark}</th>${cells.map(
    (cell) => html`<td role="cell">${cell ?? html`<span class="dim">none</span>`}</td>`,
  )}</tr>`;
}

function rowsOf(one: Compared, other: Compared): Row[] {
  const [a, b] = [one.agent, other.agent];
  const row = (name: string, of: (each: Compared) => string | null | undefined, show = plain): Row => {
    const [left, right] = [of(one), of(other)];
    return {
      name,
      cells: [left ? show(left) : undefined, right ? show(right) : undefined],
      isEqual: (left || null) === (right || null),
    };
  };
  return [
    row(
      "Status",
      ({ agent }) => agent.status,
      (status) => statusBadge({ status: status as typeof a.status }, true),
    ), // of one of them
    row("Grade", ({ reputation }) => gradeOf(reputation)),
    row("Certification", ({ level }) => level),
    row("Provider", ({ agent }) => agent.provider?.name),
    row("Description", ({ agent }) => agent.description, cut),
    row("Endpoint", ({ agent }) => agent.agent_url, externalLink),
    words("Protocols", a.protocols, b.protocols),
    words("Capabilities", a.capabilities, b.capabilities),
    words("Skills", a.skills, b.skills),
    words("Tags", a.tags, b.tags),
    row("Version", ({ agent }) => agent.version),
    row("Documentation", ({ agent }) => agent.documentation_url, externalLink),
    row("Source", ({ agent }) => agent.source),
    row("Registered", ({ agent }) => agent.registered_at.slice(0, 10), day),
    row("Updated", ({ agent }) => agent.updated_at.slice(0, 10), day),
  ];
}

function plain(text: string): Insert {
  return untrustedText(text);
}

function cut(text: string): Insert {
  return untrustedText(truncated(text, maxDescriptionLength));
}

/** The grade and the score. */
function gradeOf(reputation: Compared["reputation"]): string {
  if (!reputation || reputation.score === null) return "not rated";
  return `${reputation.grade} (${reputation.score.toFixed(3)})`;
}

/** A row of lists of words, those of both agents first. */
function words(name: string, a: readonly string[], b: readonly string[]): Row {
  const isEqual = a.length === b.length && a.every((word) => b.includes(word));
  return { name, cells: [wordList(a, b), wordList(b, a)], isEqual };
}

function wordList(own: readonly string[], others: readonly string[]): Insert {
  if (own.length === 0) return undefined;
  const [shared, only] = [
    own.filter((word) => others.includes(word)),
    own.filter((word) => !others.includes(word)),
  ];
  const chips = [
    ...shared.map((word) => html`<li class="chip">${untrustedText(truncated(word, maxWordLength))}</li>`),
    ...only.map(
      (word) =>
        html`<li class="chip"><span aria-hidden="true">◆ </span><span class="visually-hidden">only here: </span>${untrustedText(truncated(word, maxWordLength))}</li>`,
    ),
  ];
  return html`<ul class="chips">${chips}</ul>`;
}
