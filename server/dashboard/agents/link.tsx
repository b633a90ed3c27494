/** Where to read of an agent. */

import { Theirs } from "../elements/theirs.tsx";
import { hrefOf } from "../router.ts";
import { session } from "../session.ts";

/**
 * A link to an agent by its name: for the owner of the node, who may change any, to its view here; for others, whose agent it
 * may not be, to its public page.
 */
export function AgentLink({ id, name = id }: { id: string; name?: string }) {
  const { value } = session;
  const owner = value.kind === "in" && value.account.role === "owner";
  return (
    <a href={owner ? hrefOf("agents", id) : publicPage(id)}>
      <Theirs class="address" text={name} />
    </a>
  );
}

/** The page of an agent that anybody may read. */
export function publicPage(id: string): string {
  return `/agents/${encodeURIComponent(id)}/view`;
}
