/** Code samples that look up an agent, and that embed its badge. */
import { agentHref } from "../format.ts";
import { type Html, html } from "../html.ts";
import { quoted } from "../reference/example.ts";

/** The samples: curl, the client SDK, the MCP tool, and the badge. */
export function snippets(agentId: string, publicUrl: string): Html {
  const curl = `curl ${quoted(`${publicUrl}/lookup/${encodeURIComponent(agentId)}`)}`;
  const sdk = `import { createRegistry } from "@registry-node/client";

const registry = createRegistry({ baseUrl: ${JSON.stringify(publicUrl)} });
const agent = await registry.agents.lookup(${JSON.stringify(agentId)});`;
  const tool = JSON.stringify({ name: "registry_lookup_agent", arguments: { agent_id: agentId } }, null, 2);
  return html`<div class="snippets">
${snippet("curl", curl)}
${snippet("TypeScript", sdk)}
${snippet(html`MCP tool at <code>${publicUrl}/mcp</code>`, tool)}
${badgeSnippets(agentId, publicUrl)}
</div>`;
}

/** The badge as it is now, and what embeds it into a README or a page. */
function badgeSnippets(agentId: string, publicUrl: string): Html {
  const path = `/agents/${encodeURIComponent(agentId)}/badge.svg`;
  const [image, target] = [publicUrl + path, publicUrl + agentHref(agentId)];
  const alt = `${agentId} in the registry`;
  const markdown = `[![${alt.replaceAll(/[_~]/g, "\\$&")}](${image})](${target})`; // ids have no other signs of Markdown
  const markup = html`<a href="${target}"><img src="${image}" alt="${alt}"></a>`;
  return html`<p><img src="${path}" alt="Badge of this agent" height="20"></p>
<details><summary>Embed the badge</summary>
${snippet("Markdown", markdown)}
${snippet("HTML", markup.markup)}</details>`;
}

function snippet(title: string | Html, text: string): Html {
  return html`<figure><figcaption>${title}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>`;
}
