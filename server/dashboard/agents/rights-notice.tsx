/** Says why an account cannot change an agent, or what a change does beside it. */
import type { ComponentChildren } from "preact";
import type { Account } from "../../../client/index.ts";
import { ExternalLink } from "../elements/external-link.tsx";
import type { KnownAgent } from "./known-agent.ts";

/** The properties of the notice. */
interface RightsNoticeProps {
  known: KnownAgent;
  account: Account;
}

/** Shows the notice; nothing for an agent that the account owns and may change. */
export function RightsNotice(props: RightsNoticeProps) {
  const words = wordsFor(props);
  return words === null ? null : <p class="notice">{words}</p>;
}

function wordsFor({ known: { agent, ownership }, account }: RightsNoticeProps): ComponentChildren {
  if (agent.origin !== null) {
    return (
      <>
        Imported from <ExternalLink to={agent.origin.base_url} />: only that registry can change it.
      </>
    );
  }
  if (account.role === "owner" && ownership === "another account's")
    return "Another account owns this agent. You can change it as the operator of this node.";
  if (ownership === "another account's")
    return "Another account owns this agent: only that account can change it.";
  if (agent.status === "suspended" && account.role !== "owner")
    return "You cannot change this agent while it is suspended. Only the operator of this node can reactivate it.";
  if (ownership === "nobody's")
    return "No account owns this agent, so anyone can change it. With your first change it belongs to your account.";
  return null;
}
