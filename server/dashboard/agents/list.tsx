/** The list of the account's agents. */
import type { Agent } from "../../../client/index.ts";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { FilterBar, filtersOfRoute, isFiltering, queryOf } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { hrefOf, hrefOfNew } from "../router.ts";
import { registry } from "../session.ts";
import { AgentStatusBadge } from "./status-badge.tsx";

/** The statuses by which agents can be filtered, with their labels. */
export const statuses = [
  ["active", "Active"],
  ["deprecated", "Deprecated"],
  ["suspended", "Suspended"],
  ["tombstoned", "Deleted"],
] as const;

/** What an agent in a table is called: its name and its id. @param href where it leads */
export function AgentCell({ agent, href }: { agent: Agent; href?: string | undefined }) {
  const name = <UntrustedText text={agent.name} />;
  return (
    <>
      {href === undefined ? name : <a href={href}>{name}</a>}
      {agent.name !== agent.agent_id && (
        <code class="address">
          <UntrustedText text={agent.agent_id} />
        </code>
      )}
    </>
  );
}

const columns: readonly Column<Agent>[] = [
  ["Agent", (agent) => <AgentCell agent={agent} href={hrefOf("agents", agent.agent_id)} />],
  ["Status", (agent) => <AgentStatusBadge agent={agent} />],
  [
    "Endpoint",
    ({ agent_url }) => <UntrustedText class="address" text={agent_url.replace(/^https?:\/\//, "")} />,
  ],
  ["Updated", ({ updated_at }) => <RelativeTime at={updated_at} />],
];

/** Lists the agents of the signed-in account. */
export function AgentsView() {
  const filters = filtersOfRoute("q", "status");
  const list = usePages(
    "agents",
    (at, options) => registry.agents.mine({ ...at, ...queryOf(filters, statuses) }, options),
    Object.values(filters),
  );
  const register = (
    <a class="button primary" href={hrefOfNew("agents")}>
      Register agent
    </a>
  );
  return (
    <>
      <Heading title="Agents" beside={register} about="Agents you own." />
      <FilterBar
        filters={filters}
        list={list}
        search="Name, id or URL"
        choices={[["status", "Status", "All but deleted", statuses]]}
      />
      <DataTable
        list={list}
        what="agents"
        isFiltered={isFiltering(filters)}
        keyOf={({ agent_id }) => agent_id}
        columns={columns}
        nothing={
          <EmptyState title="You have no agents yet">
            <p>Register an agent here, or with the API and one of your keys.</p>
          </EmptyState>
        }
      />
    </>
  );
}
