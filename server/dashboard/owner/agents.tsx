/** The administration of the agents of all accounts. */
import { useState } from "preact/hooks";
import type { Account, Agent, OwnedAgent } from "../../../client/index.ts";
import { type Accounts, nameOf, ownerIn, withOwners } from "../account-names.ts";
import { AgentCell, statuses } from "../agents/list.tsx";
import { AgentStatusBadge } from "../agents/status-badge.tsx";
import { Suspension } from "../agents/suspension.tsx";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { FilterBar, filtersOfRoute, isFiltering } from "../elements/filters.tsx";
import { Heading } from "../elements/heading.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { type Position, usePages } from "../loading.ts";
import { hrefOf, routeWith } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { type AgentFilters, agentsHref, statusesOf } from "./agent-filters.ts";

/** Lists the agents of all accounts, with their owners, and controls to suspend and reactivate them. */
export function AllAgentsView({ account }: ViewProps) {
  const filters = filtersOfRoute("q", "status", "account");
  const list = usePages(
    "agents",
    (at, { signal }) => ({ page: () => readPage(filters, at, signal) }),
    Object.values(filters),
  );
  const [changed, setChanged] = useState<ReadonlyMap<string, Agent>>(new Map());
  const now = (agent: OwnedAgent) => ({ ...agent, ...changed.get(agent.agent_id) });
  const onChanged = (agent: Agent) => setChanged(new Map([...changed, [agent.agent_id, agent]]));
  const columns: readonly Column<OwnedAgent>[] = [
    ["Agent", (agent) => <AgentCell agent={agent} href={hrefOfOwned(agent)} />],
    ["Status", (agent) => <Status agent={now(agent)} />],
    ["Owner", (agent) => <OwnerOrSource agent={agent} owner={ownerOf(agent, list.pages, account)} />],
    ["Updated", (agent) => <RelativeTime at={now(agent).updated_at} />],
    [
      "Actions",
      (agent) => agent.status !== "tombstoned" && <Suspension agent={now(agent)} onChanged={onChanged} />,
    ],
  ];
  return (
    <>
      <Heading title="All agents" about="The agents of all accounts, and those imported from peers." />
      <FilterBar
        filters={filters}
        search="What it does, or its id"
        choices={[["status", "Status", "All but deleted", statuses]]}
      />
      {filters.account !== "" && (
        <p>
          Only agents of one account. <a href={routeWith({ ...filters, account: "" })}>Show all</a>
        </p>
      )}
      <DataTable
        list={list}
        what="agents"
        isFiltered={isFiltering(filters)}
        keyOf={({ agent_id }) => agent_id}
        columns={columns}
        nothing="No agents are registered yet"
      />
    </>
  );
}

/** Reads a page and the accounts of its agents: two requests, or three for a search, whose results have no owners. */
async function readPage(filters: AgentFilters, at: Position, signal: AbortSignal) {
  const page = await (filters.q === "" ? listed : found)(filters, at, signal);
  return withOwners(page, page.agents, signal);
}

function listed(filters: AgentFilters, at: Position, signal: AbortSignal) {
  const { account } = filters;
  const query = { ...at, status: statusesOf(filters), ...(account !== "" && { account_id: account }) };
  return registry.agents.adminList(query, { signal }).page();
}

async function found(filters: AgentFilters, at: Position, signal: AbortSignal) {
  const { q, account } = filters;
  const status = statusesOf(filters);
  const { agents: results, next_cursor } = await registry.agents
    .search({ ...at, q, status }, { signal })
    .page();
  const ids = results.map(({ agent_id }) => agent_id);
  if (ids.length === 0) return { agents: [], next_cursor };
  const owners = account === "" ? {} : { account_id: account };
  const byIds = registry.agents.adminList({ agent_id: ids, status, limit: 100, ...owners }, { signal });
  const owned = new Map((await byIds.page()).agents.map((agent) => [agent.agent_id, agent]));
  return { agents: ids.flatMap((id) => owned.get(id) ?? []), next_cursor };
}

/** Who owns an agent: the text, and the link to the agents of that account. */
interface Owner {
  name: string;
  href?: string;
}

function ownerOf(
  { account_id: id }: OwnedAgent,
  pages: readonly { accounts: Accounts }[],
  { id: own }: Account,
): Owner {
  if (id === null) return { name: "no owner" };
  const account = ownerIn(pages, id);
  const name = id === own ? "yours" : account ? nameOf(account) : id;
  return { name, href: agentsHref({ account: id }) };
}

function hrefOfOwned({ agent_id, status }: OwnedAgent): string | undefined {
  return status === "tombstoned" ? undefined : hrefOf("agents", agent_id);
}

function Status({ agent }: { agent: Agent }) {
  return (
    <>
      <AgentStatusBadge agent={agent} />
      {agent.status_message !== null && <UntrustedText class="clamped" text={agent.status_message} />}
    </>
  );
}

function OwnerOrSource({ agent: { origin }, owner: { name, href } }: { agent: OwnedAgent; owner: Owner }) {
  if (origin !== null)
    return <UntrustedText class="address" text={`imported from ${hostOf(origin.base_url)}`} />;
  const text = <UntrustedText class="address" text={name} />;
  return href === undefined ? text : <a href={href}>{text}</a>;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
