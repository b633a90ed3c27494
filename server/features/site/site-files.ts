/** The files for programs that visit sites: crawlers, scanners, language models. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Guide } from "./guides.ts";
import { html } from "./html.ts";

type Schemas = components["schemas"];

/** The paths of pages that do not depend on agents. */
const fixedPages = ["/", "/agents", "/activity", "/status", "/docs", "/docs/reference"];

/** The APIs of the node and their descriptions (RFC 9727 section 4, RFC 9264 section 4.2). */
export function apiCatalogOf(publicUrl: string): Schemas["ApiCatalog"] {
  return {
    linkset: [
      {
        anchor: apiCatalogUrl(publicUrl),
        item: ["/", "/ard/agents", "/v0.1/servers", "/nanda/list", "/mcp"].map((path) => ({
          href: publicUrl + path,
        })),
      },
      {
        anchor: `${publicUrl}/`,
        "service-desc": [{ href: `${publicUrl}/openapi.json`, type: "application/json" }],
        "service-doc": [{ href: `${publicUrl}/docs`, type: "text/html" }],
        status: [{ href: `${publicUrl}/health`, type: "application/json" }],
      },
      {
        anchor: `${publicUrl}/mcp`,
        "service-doc": [{ href: `${publicUrl}/docs/mcp`, type: "text/html" }],
      },
    ],
  };
}

/** Where the API catalog is. */
export function apiCatalogUrl(publicUrl: string): string {
  return `${publicUrl}/.well-known/api-catalog`;
}

/** The links of the landing page to descriptions for programs (RFC 8288). */
export const landingLinks = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</.well-known/ard.json>; rel="ard"; type="application/json"',
  '</.well-known/ai-catalog.json>; rel="ai-catalog"; type="application/ai-catalog+json"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</docs>; rel="service-doc"; type="text/html"',
  '</status>; rel="status"; type="text/html"',
].join(", ");

/** Rules for crawlers. They may read the API too: it says itself how often. */
export function robotsOf(publicUrl: string): string {
  const base = new URL(publicUrl).pathname.replace(/\/$/, "");
  return `User-agent: *
Disallow: ${base}/dashboard
Disallow: ${base}/api/
Disallow: ${base}/*?cursor=
Disallow: ${base}/*&cursor=

Agentmap: ${publicUrl}/.well-known/ard.json
Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** The site map of the pages that do not depend on agents. */
export function siteMapOf(
  publicUrl: string,
  guides: readonly Guide[],
  referencePages: readonly string[],
): string {
  const documentation = [
    ...guides.map(({ name }) => name),
    ...referencePages.map((name) => `reference/${name}`),
  ];
  const paths = [...fixedPages, ...documentation.map((name) => `/docs/${name}`)];
  const entries = paths.map((path) => html`<url><loc>${publicUrl + path}</loc></url>\n`);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.markup;
}

/** What the node is, for language models, in the form of https://llmstxt.org. */
export function llmsOf(
  publicUrl: string,
  guides: readonly Guide[],
  referencePages: readonly string[],
): string {
  return `# Registry Node at ${new URL(publicUrl).host}

> A registry of AI agents. It finds agents by what they do, says how far they can be trusted, and has their endpoints.

To find an agent, GET ${publicUrl}/search?q=<what you need>. The response is JSON; each agent has its endpoint in \`agent_url\` and \`endpoints\`. GET ${publicUrl}/lookup/<id> has one agent. Reading needs no key. As tools (MCP, Streamable HTTP): ${publicUrl}/mcp

## API

- [OpenAPI document](${publicUrl}/openapi.json): every operation, problem and event
- [Workflows](${publicUrl}/arazzo.yaml): the operations of the main jobs in their order (Arazzo)
- [API reference](${publicUrl}/docs/reference): the same for people, with a page for each part:
${referencePages.map((name) => `  - [${name}](${publicUrl}/docs/reference/${name})\n`).join("")}
## Guides

${guides.map(({ name, title }) => `- [${title}](${publicUrl}/docs/${name})\n`).join("")}`;
}

/** How long a security contact holds, in milliseconds. RFC 9116 section 2.5.5 recommends less than a year. */
const contactHolds = 180 * 86_400_000;

/**
 * Where to report vulnerabilities (RFC 9116).
 * @param contact a URI.
 * @param now the time, of which the day counts, so that the file is the same for a day.
 */
export function securityContactOf(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + contactHolds).toISOString().slice(0, 10);
  return `Contact: ${contact}
Expires: ${expires}T00:00:00Z
Canonical: ${publicUrl}/.well-known/security.txt
`;
}
