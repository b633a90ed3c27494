/** One agent. */
import type { Agent } from "../../../client/index.ts";
import { Failure } from "../elements/failure.tsx";
import { Heading } from "../elements/heading.tsx";
import { Facts, Minute, Outside, Skeleton } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../views.tsx";
import { FactsEditor } from "./facts-editor.tsx";
import { AgentLink, publicPage } from "./link.tsx";
import { Retirement } from "./retirement.tsx";
import { AgentState } from "./state.tsx";
import { Suspension } from "./suspension.tsx";

/** An agent: its record, its facts, and the end of its life. */
export function AgentView({ account, id }: ViewProps) {
  const {
    value: agent,
    error,
    reload,
    set,
  } = useLoaded((signal) => registry.agents.lookup(id, { signal }), [id]);
  return (
    <>
      <Heading title="Agent">
        <p>
          <a href="#/agents">← Agents</a>
        </p>
      </Heading>
      {agent && (
        <>
          <Record agent={agent} />
          <Retirement agent={agent} onChanged={set} />
          {account.role === "owner" && <Suspension agent={agent} onChanged={set} />}
          <FactsEditor agent={agent} />
        </>
      )}
      {!agent && error === undefined && <Skeleton what="the agent" rows={4} />}
      <Failure error={error} onRetry={reload} />
    </>
  );
}

function Record({ agent }: { agent: Agent }) {
  const { agent_id, agent_url, api_url, documentation_url, description, provider } = agent;
  return (
    <section class="panel" aria-label="The record">
      <div class="card-head">
        <p class="title">
          <Theirs text={agent.name} />
        </p>
        <AgentState agent={agent} />
        <a href={publicPage(agent_id)}>Public page</a>
      </div>
      {description !== null && (
        <p class="long">
          <Theirs text={description} />
        </p>
      )}
      <Facts
        of={[
          [
            "Id",
            <code key="id" class="address">
              <Theirs text={agent_id} />
            </code>,
          ],
          ["Address", <Outside key="url" to={agent_url} />],
          ...(api_url === null ? [] : [["API", <Outside key="api" to={api_url} />] as const]),
          ...(documentation_url === null
            ? []
            : [["Documentation", <Outside key="docs" to={documentation_url} />] as const]),
          ...(provider === null
            ? []
            : [["Provider", <Theirs key="provider" text={provider.name} />] as const]),
          ["Tags", <Words key="tags" of={agent.tags} />],
          ["Capabilities", <Words key="capabilities" of={agent.capabilities} />],
          ["Registered", <Minute key="registered" at={agent.registered_at} />],
          ["Changed", <Minute key="changed" at={agent.updated_at} />],
        ]}
      />
      <Fate agent={agent} />
    </section>
  );
}

function Words({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <>none</>;
  return (
    <ul class="chips">
      {of.map((word) => (
        <li class="chip" key={word}>
          <Theirs text={word} />
        </li>
      ))}
    </ul>
  );
}

/** What a deprecated or suspended agent says of itself. */
function Fate({ agent }: { agent: Agent }) {
  const { status, status_message, successor_agent_id, sunset_at } = agent;
  if (status === "active") return null;
  return (
    <div class={`notice ${status === "suspended" ? "bad" : "warn"}`}>
      <p>
        <strong>{status === "suspended" ? "Suspended by the operator." : "Deprecated."}</strong>{" "}
        {status_message !== null && <Theirs text={status_message} />}
      </p>
      {successor_agent_id !== null && (
        <p>
          Use <AgentLink id={successor_agent_id} /> instead.
        </p>
      )}
      {sunset_at !== null && (
        <p>
          It stops working on <Minute at={sunset_at} />.
        </p>
      )}
    </div>
  );
}
