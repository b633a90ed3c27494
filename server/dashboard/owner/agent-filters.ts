/** The filters of the list of all agents. */
import type { Agent } from "../../../client/index.ts";
import { statuses } from "../agents/list.tsx";
import { chosenOf, type Filters } from "../elements/filters.tsx";

/** Which agents are listed: words, a status, and the id of the account that owns them. */
export type AgentFilters = Filters<"q" | "status" | "account">;

/** The link to the agents of an account. */
export function agentsHref({ account }: Pick<AgentFilters, "account">): string {
  return `#/all-agents?${new URLSearchParams({ account })}`;
}

/** The statuses that a filter means. */
export function statusesOf({ status }: AgentFilters): Agent["status"][] {
  const chosen = chosenOf(statuses, status);
  return chosen.length > 0 ? chosen : ["active", "deprecated", "suspended"];
}
