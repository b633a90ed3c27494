/** The page of a request that was rejected: what browsers show in place of a problem response. */
import { type Html, html } from "./html.ts";
import { page } from "./page.ts";

/** What the page shows of a problem response (RFC 9457). */
export interface ShownProblem {
  title: string;
  status: number;
  code: string;
  detail: string;
  errors?: readonly { detail: string }[];
  request_id: string;
}

/** Renders the page. */
export function errorPage(problem: ShownProblem): string {
  const { title, status, code, detail, errors = [], request_id } = problem;
  const body = html`<main class="sheet" id="contents">
<p class="eyebrow">${status} · ${code}</p>
<h1>${title}</h1>
<p>${withCode(detail)}</p>
${errors.length > 1 ? html`<ul>${errors.map((each) => html`<li>${withCode(each.detail)}</li>`)}</ul>` : undefined}
<p><a href="/problems/${code}">What this means, and what to do</a>. The ID of this request is <code>${request_id}</code>.</p>
<p class="row"><a class="button primary" href="/">All agents</a>
<a class="button" href="/docs">Documentation</a></p>
</main>`;
  return page(title, body);
}

/** Shows what is between backticks as code. The text is no Markdown: it may quote the request. */
function withCode(text: string): Html {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
