/** The agents of the account: the list. */
import type { Agent, AgentPage } from "../../../client/index.ts";
import { Heading } from "../elements/heading.tsx";
import { Listed, Moment, Nothing } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { usePages } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import { AgentState } from "./state.tsx";

/** The agents that belong to whoever is signed in. */
export function AgentsView() {
  const list = usePages<Agent, AgentPage>(
    (at, signal) => registry.agents.mine(at, { signal }),
    ({ agents }) => agents,
    [],
  );
  const register = (
    <a class="button primary" href={hrefOf("agents", "new")}>
      Register agent
    </a>
  );
  return (
    <>
      <Heading title="Agents" beside={register}>
        <p>What you have registered, here or with one of your keys.</p>
      </Heading>
      <Listed
        list={list}
        what="agents"
        nothing={
          <Nothing title="You have no agents yet">
            <p>Register one by a few fields or by its card, here or from a program with one of your keys.</p>
          </Nothing>
        }
      >
        {(agents) => (
          <ul class="cards">
            {agents.map((agent) => (
              <AgentCard key={agent.agent_id} agent={agent} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function AgentCard({ agent }: { agent: Agent }) {
  return (
    <li class="card linked">
      <div class="card-head">
        <h2>
          <a href={hrefOf("agents", agent.agent_id)}>
            <Theirs text={agent.name} />
          </a>
        </h2>
        <AgentState agent={agent} />
      </div>
      <p class="small">
        <code class="address">
          <Theirs text={agent.agent_id} />
        </code>
        {" · "}changed <Moment at={agent.updated_at} />
      </p>
      {agent.description !== null && (
        <p class="clamped">
          <Theirs text={agent.description} />
        </p>
      )}
    </li>
  );
}
