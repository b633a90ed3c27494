/** The list of what there is to read. */
import { html } from "./html.ts";
import { page } from "./page.ts";

/** The page. */
export function docsPage(): string {
  const body = html`<main class="sheet" id="contents">
<h1>Documentation</h1>
<ul>
<li><a href="/docs/reference">API reference</a>: every operation, event, problem and model</li>
<li><a href="/openapi.json">The contract as JSON</a>, <a href="/openapi.yaml">as YAML</a> (OpenAPI 3.1)</li>
<li><a href="/docs/webhook-vectors.json">Test vectors for receivers of webhooks</a></li>
</ul>
</main>`;
  return page("Documentation", body, { section: "Docs" });
}
