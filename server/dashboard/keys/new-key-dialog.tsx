/** The dialog that shows a new API key. */
import type { NewKey } from "../../../client/index.ts";
import { SecretDialog } from "../elements/secret-dialog.tsx";

/** Shows the raw key once, with code samples. */
export function NewKeyDialog({ made, onDone }: { made: NewKey; onDone: () => void }) {
  return (
    <SecretDialog
      title={`Your key “${made.name}”`}
      what="API key"
      secret={made.raw_key}
      onDone={onDone}
      snippets={snippetsOf(made.raw_key, location.origin)}
    />
  );
}

function snippetsOf(key: string, url: string) {
  const agent = '{"agent_id": "my-agent", "agent_url": "https://agent.example.com/a2a"}';
  return [
    {
      label: "curl",
      code: `curl ${url}/register \\\n  -H 'Authorization: Bearer ${key}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${agent}'`,
    },
    { label: ".env", code: `REGISTRY_URL=${url}\nREGISTRY_KEY=${key}` },
    {
      label: "TypeScript",
      code: `import { createRegistry } from "@registry-node/client";

const registry = createRegistry({
  baseUrl: process.env.REGISTRY_URL ?? "${url}",
  apiKey: process.env.REGISTRY_KEY,
});
await registry.agents.register({
  agent_id: "my-agent",
  agent_url: "https://agent.example.com/a2a",
});`,
    },
  ];
}
