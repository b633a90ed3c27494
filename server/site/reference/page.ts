/** The API reference: the whole contract on one page. */
import { ownAssets } from "../assets.ts";
import { type Html, html, type Insert } from "../html.ts";
import { inline, prose } from "../markdown.ts";
import { page } from "../page.ts";
import { anchor, type Document, entries, type SecurityScheme } from "./document.ts";
import { modelSection } from "./models.ts";
import { methodOf, operationAnchor, operationOf, sharedRequestHeaders } from "./operation.ts";
import { type Group, groupsOf, operationTitle, sidebar } from "./outline.ts";
import { problemSection } from "./problems.ts";
import { type Common, commonOf, headersOf, sharedHeaders } from "./responses.ts";
import { webhookSection } from "./webhooks.ts";

/**
 * Renders an OpenAPI 3.1 document.
 * @param document the parsed document. Missing parts are not rendered.
 */
export function referencePage(document: object): string {
  // Every member of Document is optional, so any object may be read as one.
  const read: Document = document;
  const groups = groupsOf(read);
  const common = commonOf(
    read,
    entries(read.paths).map(({ operation }) => operation),
  );
  return page(
    "API reference",
    html`<div class="shell">
${sidebar(read, groups)}
<main>
${introduction(read, common)}
${authentication(read)}
${groups.map((group) => groupSection(read, group, common))}
${webhookSection(read)}
${problemSection(read, common.problems)}
${modelSection(read)}
</main>
</div>`,
    { section: "API", sheets: [ownAssets.reference], contents: "introduction" },
  );
}

function introduction(document: Document, common: Common): Html {
  const { headers, requestHeaders } = common;
  const { title = "API", version, description } = document.info ?? {};
  const server = document.servers?.[0]?.url;
  return html`<section id="introduction">
<h1>${title} API</h1>
<p class="dim">Version ${version}. OpenAPI 3.1 document: <a href="/openapi.json">openapi.json</a>,
<a href="/openapi.yaml">openapi.yaml</a>.</p>
<div class="text">
${prose(description)}
${server && html`<p>The examples use <code>${server}</code>, the URL of this node.</p>`}
${headers.size > 0 ? html`<h2 id="headers">Headers of every response</h2>${headersOf(document, headers)}` : undefined}
<h2 id="shared-headers">Shared response headers</h2>${sharedHeaders(document, new Set(headers.keys()))}
${requestHeaders.size > 0 ? html`<h2 id="request-headers">Shared request headers</h2>${sharedRequestHeaders(document, common)}` : undefined}
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
<p>The examples read the credential from the environment. Set <code>REGISTRY_KEY</code> to your API key, or remove the
header if the operation does not need a key. Click an example to select all of it.</p></div></section>
`;
}

/** The header that carries a credential. */
function headerOf({ type, scheme, name, in: place }: SecurityScheme): string {
  if (type === "http") return `Authorization: ${scheme} …`;
  return place === "cookie" ? `Cookie: ${name}=…` : `${name}: …`;
}

function groupSection(document: Document, group: Group, common: Common): Html {
  const links = group.entries.map(
    (
      entry,
    ) => html`<li><a href="#${operationAnchor(entry)}">${methodOf(entry.method)} <code>${entry.at}</code></a>
<span class="dim">${inline(operationTitle(entry))}</span></li>`,
  );
  return html`<section id="${anchor("tag", group.name)}"><h2>${group.title}</h2>
${prose(group.description)}
<ul class="routes">${links}</ul>
${group.entries.map((entry) => operationOf(document, entry, common))}</section>
`;
}
