/** The administration of the agents of all accounts. */
import { useState } from "preact/hooks";
import type { Account, Agent, OwnedAgent } from "../../../client/index.ts";
import { type Accounts, nameOf, ownerIn, withOwners } from "../account-names.ts";
import { AgentStatusBadge } from "../agents/status-badge.tsx";
import { Suspension } from "../agents/suspension.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { Field, Select, trimmedOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { type Position, usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../view-props.ts";
import { type AgentFilters, agentsHref, filtersOfRoute, statuses, statusesOf } from "./agent-filters.ts";

/** Lists the agents of all accounts, with their owners, and controls to suspend and reactivate them. */
export function AllAgentsView({ account }: ViewProps) {
  const filters = filtersOfRoute();
  const list = usePages(
    "agents",
    (at, { signal }) => ({ page: () => readPage(filters, at, signal) }),
    Object.values(filters),
  );
  const [changed, setChanged] = useState<ReadonlyMap<string, Agent>>(new Map());
  const isFiltered = Object.values(filters).some((text) => text !== "");
  return (
    <>
      <Heading title="All agents" about="The agents of all accounts, and those imported from peers." />
      <Filters key={agentsHref(filters)} filters={filters} />
      <CardList
        list={list}
        what="agents"
        nothing={isFiltered ? "No agents match" : "No agents are registered yet"}
      >
        {(agent) => (
          <OwnedAgentCard
            key={agent.agent_id}
            agent={{ ...agent, ...changed.get(agent.agent_id) }}
            owner={ownerOf(agent, list.pages, account)}
            onChanged={(now) => setChanged(new Map([...changed, [now.agent_id, now]]))}
          />
        )}
      </CardList>
    </>
  );
}

/** Reads a page and the accounts of its agents: two requests, or three for a search, whose results have no owners. */
async function readPage(filters: AgentFilters, at: Position, signal: AbortSignal) {
  const page = await (filters.words === "" ? listed : found)(filters, at, signal);
  return withOwners(page, page.agents, signal);
}

function listed(filters: AgentFilters, at: Position, signal: AbortSignal) {
  const { account } = filters;
  const query = { ...at, status: statusesOf(filters), ...(account !== "" && { account_id: account }) };
  return registry.agents.adminList(query, { signal }).page();
}

async function found(filters: AgentFilters, at: Position, signal: AbortSignal) {
  const { words: q, account } = filters;
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

function Filters({ filters }: { filters: AgentFilters }) {
  const apply = (change: Partial<AgentFilters>) => {
    location.hash = agentsHref({ ...filters, ...change });
  };
  return (
    <form
      class="toolbar"
      onSubmit={(event) => {
        event.preventDefault();
        apply({ words: trimmedOf(new FormData(event.currentTarget), "q") });
      }}
    >
      <Field label="Search" name="q" maxLength={256} autocomplete="off" defaultValue={filters.words} />
      <Select
        label="Status"
        name="status"
        choices={statuses}
        value={filters.status}
        onChoice={(status) => apply({ status })}
      />
      <Button type="submit">Search</Button>
      {filters.account !== "" && (
        <p>
          Only agents of one account. <a href={agentsHref({ ...filters, account: "" })}>Show all</a>
        </p>
      )}
    </form>
  );
}

/** The properties of an agent in the list. */
interface OwnedAgentCardProps {
  agent: OwnedAgent;
  owner: Owner;
  onChanged: (agent: Agent) => void;
}

function OwnedAgentCard({ agent, owner, onChanged }: OwnedAgentCardProps) {
  const { agent_id, name, status, status_message, origin } = agent;
  const isDeleted = status === "tombstoned";
  const beside = (
    <>
      <AgentStatusBadge agent={agent} />
      {!isDeleted && <Suspension agent={agent} onChanged={onChanged} />}
    </>
  );
  return (
    <Card
      linked
      href={isDeleted ? undefined : hrefOf("agents", agent_id)}
      title={<UntrustedText text={name} />}
      beside={beside}
    >
      <p class="small">
        <code class="address">
          <UntrustedText text={agent_id} />
        </code>
        {" · "}
        {origin === null ? (
          <OwnerName owner={owner} />
        ) : (
          <UntrustedText text={`imported from ${origin.base_url}`} />
        )}
        {" · "}updated <RelativeTime at={agent.updated_at} />
      </p>
      {status_message !== null && (
        <p class="clamped">
          <UntrustedText text={status_message} />
        </p>
      )}
    </Card>
  );
}

function OwnerName({ owner: { name, href } }: { owner: Owner }) {
  const text = <UntrustedText class="address" text={name} />;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
