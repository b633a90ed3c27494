/** The first section of an agent's page: the endpoint to copy, all interfaces, and the authentication. */
import { externalLink, truncated, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import type { Connection, Endpoint } from "./connection.ts";
import { pair } from "./record.ts";

/** The number of endpoints and of methods shown. */
const maxEntries = 32;

/** The length at which a text of a publisher is truncated, in characters. */
const maxTextLength = 64;

/** Renders the section. `site.js` adds the button that copies the endpoint. */
export function connectSection({ endpoints, methods }: Connection): Html {
  const [first, ...others] = endpoints;
  return html`<section aria-labelledby="connect"><h2 id="connect">Connect</h2>
${first && html`<figure><figcaption>Endpoint${first.protocol && ` (${first.protocol})`}</figcaption><pre tabindex="0"><code>${first.url}</code></pre></figure>`}
<dl class="pairs">
${pair("Other interfaces", others.length > 0 ? interfaces(others) : undefined)}
${pair("Authentication", authentication(methods))}
</dl>
</section>`;
}

function interfaces(endpoints: readonly Endpoint[]): Html {
  const rows = endpoints
    .slice(0, maxEntries)
    .map(
      ({ url, protocol }) =>
        html`<li>${externalLink(url)}${protocol && html` <span class="chip">${protocol}</span>`}</li>`,
    );
  return html`<ul class="plain-list">${rows}</ul>`;
}

function authentication(methods: readonly string[]): Insert {
  if (methods.length === 0) return html`<span class="dim">The publisher does not say.</span>`;
  if (methods.every((method) => method === "none")) return "None: call it without a credential.";
  const rows = methods
    .slice(0, maxEntries)
    .map((method) => html`<li class="chip">${untrustedText(truncated(method, maxTextLength))}</li>`);
  return html`<ul class="chips">${rows}</ul>`;
}
