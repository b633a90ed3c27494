/** Code samples that use an API key. */
import type { NewKey } from "../../../client/index.ts";
import { nodeUrl } from "../session.ts";
import { mayDo } from "./scopes.tsx";

/** The public URL of the node. The dashboard may be open at another address, for example through a tunnel. */
function publicUrl(): string {
  return document.querySelector<HTMLElement>("[data-public-url]")?.dataset.publicUrl ?? nodeUrl;
}

/** The command that checks a key: it changes nothing and uses no quota, so it works for every valid key. */
export function checkKey(key: string): string {
  return `curl ${publicUrl()}/api/whoami \\\n  -H 'Authorization: Bearer ${key}'`;
}

/**
 * The samples for a new key, of what it may do.
 * @param agentId the id of the agent that the samples register. It must be new: an id belongs to one account.
 */
export function samplesFor(
  { raw_key: key, scopes }: Pick<NewKey, "raw_key" | "scopes">,
  agentId: string,
): { label: string; code: string }[] {
  const url = publicUrl();
  const agent = JSON.stringify({ agent_id: agentId, agent_url: "https://agent.example.com/a2a" });
  const samples = [
    { label: "Check the key", code: checkKey(key) },
    { label: ".env", code: `REGISTRY_URL=${url}\nREGISTRY_KEY=${key}` },
    {
      label: "TypeScript",
      code: `import { createRegistry } from "@registry-node/client";

const registry = createRegistry({
  baseUrl: process.env.REGISTRY_URL ?? "${url}",
  apiKey: process.env.REGISTRY_KEY,
});
const { account, quota } = await registry.accounts.whoami();`,
    },
  ];
  if (!mayDo({ scopes }, "agents:write")) return samples;
  const code = `curl ${url}/register \\\n  -H 'Authorization: Bearer ${key}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${agent}'`;
  return [...samples, { label: "Register an agent", code }];
}

/** An id for an agent in samples that no other account has. */
export function newAgentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return `my-agent-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
