/** The filters of the list of all agents. They are in the route, so that the back button and links work. */
import type { Agent } from "../../../client/index.ts";
import { route } from "../router.ts";

/** Which agents are listed. Empty texts filter nothing. */
export interface AgentFilters {
  words: string;
  status: string;
  /** The id of the account that owns them. */
  account: string;
}

/** The statuses by which agents can be filtered, with their labels. */
export const statuses: readonly (readonly [status: string, label: string])[] = [
  ["", "All but deleted"],
  ["active", "Active"],
  ["deprecated", "Deprecated"],
  ["suspended", "Suspended"],
  ["tombstoned", "Deleted"],
];

/** The filters of the current route. */
export function filtersOfRoute(): AgentFilters {
  const { query } = route.value;
  const text = (name: string) => query.get(name) ?? "";
  return { words: text("q"), status: text("status"), account: text("account") };
}

/** The link to the agents that match filters. */
export function agentsHref({ words = "", status = "", account = "" }: Partial<AgentFilters>): string {
  const given = Object.entries({ q: words, status, account }).filter(([, value]) => value !== "");
  return given.length === 0 ? "#/all-agents" : `#/all-agents?${new URLSearchParams(given)}`;
}

/** The statuses that a filter means. */
export function statusesOf({ status }: AgentFilters): Agent["status"][] {
  const all = ["active", "deprecated", "suspended", "tombstoned"] as const;
  const chosen = all.filter((each) => each === status);
  return chosen.length > 0 ? chosen : ["active", "deprecated", "suspended"];
}
