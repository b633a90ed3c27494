/** Code samples that look up an agent. */
import { type Html, html } from "../html.ts";
import { quoted } from "../reference/example.ts";

/** The samples: curl, the client SDK, and the MCP tool. */
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
</div>`;
}

function snippet(title: string | Html, text: string): Html {
  return html`<figure><figcaption>${title}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>`;
}
