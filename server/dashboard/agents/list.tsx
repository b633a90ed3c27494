/** The list of the account's agents. */
import type { Agent } from "../../../client/index.ts";
import { Card } from "../elements/card.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages } from "../loading.ts";
import { hrefOf, hrefOfNew } from "../router.ts";
import { registry } from "../session.ts";
import { AgentStatusBadge } from "./status-badge.tsx";

/** Lists the agents of the signed-in account. */
export function AgentsView() {
  const list = usePages("agents", registry.agents.mine);
  const register = (
    <a class="button primary" href={hrefOfNew("agents")}>
      Register agent
    </a>
  );
  return (
    <>
      <Heading title="Agents" beside={register} about="Agents you own." />
      <CardList
        list={list}
        what="agents"
        nothing={
          <EmptyState title="You have no agents yet">
            <p>Register an agent here, or with the API and one of your keys.</p>
          </EmptyState>
        }
      >
        {(agent) => <AgentCard key={agent.agent_id} agent={agent} />}
      </CardList>
    </>
  );
}

function AgentCard({ agent }: { agent: Agent }) {
  return (
    <Card
      linked
      href={hrefOf("agents", agent.agent_id)}
      title={<UntrustedText text={agent.name} />}
      beside={<AgentStatusBadge agent={agent} />}
    >
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
    </Card>
  );
}
