/** Links to agents. */

import { UntrustedText } from "../elements/untrusted-text.tsx";
import { hrefOf } from "../router.ts";
import { session } from "../session.ts";

/**
 * A link to an agent by its name. The owner of the node, who may change any agent, gets the dashboard's view; others, who
 * may not own it, get its public page.
 */
export function AgentLink({ id, name = id }: { id: string; name?: string }) {
  const { value } = session;
  const owner = value.kind === "in" && value.account.role === "owner";
  return (
    <a href={owner ? hrefOf("agents", id) : publicPage(id)}>
      <UntrustedText class="address" text={name} />
    </a>
  );
}

/** The URL of the public page of an agent. */
export function publicPage(id: string): string {
  return `/agents/${encodeURIComponent(id)}/view`;
}
