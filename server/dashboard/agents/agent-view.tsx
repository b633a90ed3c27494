/** The view of one agent. */
import type { Agent } from "../../../client/index.ts";
import { DetailList } from "../elements/detail-list.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { ExternalLink } from "../elements/external-link.tsx";
import { Heading } from "../elements/heading.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { AbsoluteTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import type { ViewProps } from "../views.tsx";
import { AgentLink, publicPage } from "./agent-link.tsx";
import { FactsEditor } from "./facts-editor.tsx";
import { Retirement } from "./retirement.tsx";
import { AgentStatusBadge } from "./status-badge.tsx";
import { Suspension } from "./suspension.tsx";

/** Shows an agent: its record, its status controls and its AgentFacts. */
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
      <ErrorNotice error={error} onRetry={reload} />
    </>
  );
}

function Record({ agent }: { agent: Agent }) {
  const { agent_id, agent_url, api_url, documentation_url, description, provider } = agent;
  return (
    <section class="panel" aria-label="Record">
      <div class="card-head">
        <p class="title">
          <UntrustedText text={agent.name} />
        </p>
        <AgentStatusBadge agent={agent} />
        <a href={publicPage(agent_id)}>Public page</a>
      </div>
      {description !== null && (
        <p class="long">
          <UntrustedText text={description} />
        </p>
      )}
      <DetailList
        of={[
          [
            "Id",
            <code key="id" class="address">
              <UntrustedText text={agent_id} />
            </code>,
          ],
          ["Endpoint", <ExternalLink key="url" to={agent_url} />],
          ...(api_url === null ? [] : [["API", <ExternalLink key="api" to={api_url} />] as const]),
          ...(documentation_url === null
            ? []
            : [["Documentation", <ExternalLink key="docs" to={documentation_url} />] as const]),
          ...(provider === null
            ? []
            : [["Provider", <UntrustedText key="provider" text={provider.name} />] as const]),
          ["Tags", <Words key="tags" of={agent.tags} />],
          ["Capabilities", <Words key="capabilities" of={agent.capabilities} />],
          ["Registered", <AbsoluteTime key="registered" at={agent.registered_at} />],
          ["Updated", <AbsoluteTime key="changed" at={agent.updated_at} />],
        ]}
      />
      <StatusNotice agent={agent} />
    </section>
  );
}

function Words({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <>none</>;
  return (
    <ul class="chips">
      {of.map((word) => (
        <li class="chip" key={word}>
          <UntrustedText text={word} />
        </li>
      ))}
    </ul>
  );
}

/** A notice about the status of a deprecated or suspended agent. */
function StatusNotice({ agent }: { agent: Agent }) {
  const { status, status_message, successor_agent_id, sunset_at } = agent;
  if (status === "active") return null;
  return (
    <div class={`notice ${status === "suspended" ? "bad" : "warn"}`}>
      <p>
        <strong>{status === "suspended" ? "Suspended by the operator." : "Deprecated."}</strong>{" "}
        {status_message !== null && <UntrustedText text={status_message} />}
      </p>
      {successor_agent_id !== null && (
        <p>
          Use <AgentLink id={successor_agent_id} /> instead.
        </p>
      )}
      {sunset_at !== null && (
        <p>
          It stops working on <AbsoluteTime at={sunset_at} />.
        </p>
      )}
    </div>
  );
}
