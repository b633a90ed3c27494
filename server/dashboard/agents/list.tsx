/** The list of the account's agents. */
import type { Agent, AgentPage } from "../../../client/index.ts";
import { EmptyState } from "../elements/empty-state.tsx";
import { Heading } from "../elements/heading.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { hrefOf, hrefOfNew } from "../router.ts";
import { registry } from "../session.ts";
import { AgentStatusBadge } from "./status-badge.tsx";

/** Lists the agents of the signed-in account. */
export function AgentsView() {
  const list = usePages<Agent, AgentPage>(
    (at, signal) => registry.agents.mine(at, { signal }),
    ({ agents }) => agents,
    [],
  );
  const register = (
    <a class="button primary" href={hrefOfNew("agents")}>
      Register agent
    </a>
  );
  return (
    <>
      <Heading title="Agents" beside={register}>
        <p>Agents you own.</p>
      </Heading>
      <PagedList
        list={list}
        what="agents"
        nothing={
          <EmptyState title="You have no agents yet">
            <p>Register an agent here, or with the API and one of your keys.</p>
          </EmptyState>
        }
      >
        {(agents) => (
          <ul class="cards">
            {agents.map((agent) => (
              <AgentCard key={agent.agent_id} agent={agent} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function AgentCard({ agent }: { agent: Agent }) {
  return (
    <li class="card linked">
      <div class="card-head">
        <h2>
          <a href={hrefOf("agents", agent.agent_id)}>
            <UntrustedText text={agent.name} />
          </a>
        </h2>
        <AgentStatusBadge agent={agent} />
      </div>
      <p class="small">
        <code class="address">
          <UntrustedText text={agent.agent_id} />
        </code>
        {" · "}updated <RelativeTime at={agent.updated_at} />
      </p>
      {agent.description !== null && (
        <p class="clamped">
          <UntrustedText text={agent.description} />
        </p>
      )}
    </li>
  );
}
