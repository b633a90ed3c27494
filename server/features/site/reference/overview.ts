/**
 * The overview of the reference: how to authenticate, and every operation, event, problem and model with a link to its page.
 * Their anchors are here too, because the reference was one page before: links to it still lead to the right line.
 */
import { type Html, html, type Insert, join } from "../html.ts";
import { inline, prose } from "../markdown.ts";
import { problemsOf } from "./declared-problems.ts";
import { anchor, type Document, type Entry, entries, type SecurityScheme } from "./document.ts";
import { type Group, groupsOf, operationAnchor, operationTitle } from "./groups.ts";
import { modelLink } from "./models.ts";
import { methodOf, sharedRequestHeaders } from "./operation.ts";
import { eventsPage, hrefOf, modelNames, pathOf, problemsPage } from "./places.ts";
import { type Common, headersOf, sharedHeaders } from "./responses.ts";

/** Renders the content of the page. */
export function overview(document: Document, common: Common): Html {
  return html`${introduction(document)}
${authentication(document)}
${operations(document)}
${errors(document)}
${webhooks(document)}
${models(document)}
${headers(document, common)}`;
}

function introduction(document: Document): Html {
  const { title = "API", version, description } = document.info ?? {};
  const server = document.servers?.[0]?.url;
  return html`<section id="introduction">
<h1>${title} API</h1>
<p class="dim">Version ${version}. OpenAPI 3.1 document: <a href="/openapi.json">openapi.json</a>,
<a href="/openapi.yaml">openapi.yaml</a>. Workflows for the main jobs: <a href="/arazzo.yaml">arazzo.yaml</a>.</p>
<div class="text">
${prose(description)}
${server && html`<p>The examples use <code>${server}</code>, the URL of this node.</p>`}
</div>
</section>
`;
}

function authentication(document: Document): Insert {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  if (schemes.length === 0) return undefined;
  const rows = schemes.map(([name, scheme]) => {
    return html`<div id="${anchor("security", name)}"><dt><code>${headerOf(scheme)}</code></dt>
<dd>${prose(scheme.description)}</dd></div>`;
  });
  return html`<section id="authentication"><h2>Authentication</h2><div class="text">
<dl>${rows}</dl>
<p>The examples read the credential from the environment: set <code>REGISTRY_KEY</code> to your API key, or
<code>REGISTRY_SESSION</code> to the value of your session cookie. Click an example to select all of it.</p></div></section>
`;
}

/** The header that carries a credential. */
function headerOf({ type, scheme, name, in: place }: SecurityScheme): string {
  if (type === "http") return `Authorization: ${scheme} …`;
  return place === "cookie" ? `Cookie: ${name}=…` : `${name}: …`;
}

function operations(document: Document): Html {
  return html`<section id="operations"><h2>Operations</h2>
${groupsOf(document).map((group) => groupList(document, group))}</section>
`;
}

function groupList(document: Document, group: Group): Html {
  return html`<div class="group" id="${anchor("tag", group.name)}">
<h3><a href="${pathOf(group.name)}">${group.title}</a></h3>${prose(group.description)}
${routes(document, group.entries, true)}</div>
`;
}

/**
 * A list of operations, one line each.
 * @param anchored whether the lines have the anchors of the operations, on a page that does not describe them.
 */
export function routes(document: Document, list: Entry[], anchored: boolean): Html {
  const rows = list.map((entry) => {
    const id = operationAnchor(entry);
    const line = html`${methodOf(entry.method)} <a href="${hrefOf(document, id)}"><code>${entry.at}</code></a>
<span class="dim">${inline(operationTitle(entry))}</span>`;
    return anchored ? html`<li id="${id}">${line}</li>` : html`<li>${line}</li>`;
  });
  return html`<ul class="routes">${rows}</ul>`;
}

function errors(document: Document): Insert {
  const problems = problemsOf(document);
  if (problems.length === 0) return undefined;
  const byStatus = [...Map.groupBy(problems, ({ status }) => status)].map(([status, some]) => {
    const codes = some.map(
      ({ code, model }) =>
        html`<li id="${anchor("problem", code)}"><a id="${anchor("schema", model)}" href="${hrefOf(document, anchor("problem", code))}"><code>${code}</code></a></li>`,
    );
    return html`<div><dt><b class="status s${Math.floor(status / 100)}">${status}</b></dt><dd><ul class="names">${codes}</ul></dd></div>`;
  });
  return html`<section id="errors"><h2 id="problems">Errors</h2>
<p>Every error response is a problem of RFC 9457 with a stable <code>code</code>. The page
<a href="${pathOf(problemsPage)}">Problems</a> has their fields and what each means.</p>
<dl class="by-status">${byStatus}</dl></section>
`;
}

function webhooks(document: Document): Insert {
  const events = entries(document.webhooks);
  if (events.length === 0) return undefined;
  const rows = events.map((event) => {
    const id = operationAnchor(event);
    return html`<li id="${id}"><a href="${hrefOf(document, id)}"><code>${event.at}</code></a></li>`;
  });
  return html`<section id="webhooks"><h2>Webhook events</h2>
<p>The page <a href="${pathOf(eventsPage)}">Webhook events</a> has the headers of deliveries and the payload of each event.</p>
<ul class="names">${rows}</ul></section>
`;
}

function models(document: Document): Insert {
  const names = modelNames(document);
  if (names.length === 0) return undefined;
  const rows = names.map(
    (name) => html`<li id="${anchor("schema", name)}">${modelLink(document, name)}</li>`,
  );
  return html`<section id="models"><h2>Models</h2>
<p>The types of request bodies, responses and parameters. A page has those that only its operations use.</p>
<ul class="names">${rows}</ul></section>
`;
}

function headers(document: Document, common: Common): Html {
  const parts = [
    common.headers.size > 0
      ? html`<h2 id="headers">Headers of every response</h2>${headersOf(document, common.headers)}`
      : undefined,
    html`<h2 id="shared-headers">Shared response headers</h2>${sharedHeaders(document, new Set(common.headers.keys()))}`,
    common.requestHeaders.size > 0
      ? html`<h2 id="request-headers">Shared request headers</h2>${sharedRequestHeaders(document, common)}`
      : undefined,
  ];
  return html`<section id="shared"><div class="text">${join(parts, "\n")}</div></section>
`;
}
