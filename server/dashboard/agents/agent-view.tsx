/** The view of one agent. */
import { type Account, type Agent, responseOf } from "../../../client/index.ts";
import { agentFields, type FieldName, fieldsOfList } from "../../display/agent-fields.ts";
import { nameOf, readAccounts } from "../account-names.ts";
import { type Detail, DetailList } from "../elements/detail-list.tsx";
import { ExternalLink } from "../elements/external-link.tsx";
import { Heading } from "../elements/heading.tsx";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { AbsoluteTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useLoaded } from "../loading.ts";
import type { ViewProps } from "../view-props.ts";
import { AgentLink, publicPage } from "./agent-link.tsx";
import { protocols } from "./description.ts";
import { FactsEditor } from "./facts-editor.tsx";
import { type KnownAgent, mayChange, readAgent } from "./known-agent.ts";
import { LivenessPanel } from "./liveness-panel.tsx";
import { RegistrationWarnings } from "./registration-warnings.tsx";
import { Retirement } from "./retirement.tsx";
import { RightsNotice } from "./rights-notice.tsx";
import { ServerJsonEditor } from "./server-json-editor.tsx";
import { AgentStatusBadge } from "./status-badge.tsx";
import { Suspension } from "./suspension.tsx";

/** Shows an agent: its record, its status controls, its liveness and its AgentFacts. */
export function AgentView({ account, id }: ViewProps) {
  const loaded = useLoaded((signal) => readAgent(account, id, signal), [id]);
  return (
    <>
      <Heading
        kind="Agent"
        title={loaded.value?.agent.name ?? id}
        back={{ href: "#/agents", name: "Agents" }}
      />
      <RegistrationWarnings id={id} />
      <LoadedContent of={loaded} what="the agent" rows={4}>
        {(known) => <Shown known={known} account={account} onKnown={loaded.set} />}
      </LoadedContent>
    </>
  );
}

/** The properties of an agent that is read. */
interface ShownProps {
  known: KnownAgent;
  account: Account;
  onKnown: (known: KnownAgent) => void;
}

/** The record, with the controls that the account may use. */
function Shown({ known, account, onKnown }: ShownProps) {
  const { agent } = known;
  const changeable = mayChange(known, account);
  const onChanged = (changed: Agent) =>
    onKnown({ ...known, agent: changed, etag: responseOf(changed).etag ?? "*" });
  return (
    <>
      <Record known={known} account={account} />
      <RightsNotice known={known} account={account} />
      {changeable && <Retirement agent={agent} isOwn={known.ownership === "own"} onChanged={onChanged} />}
      {account.role === "owner" && (
        <Suspension agent={agent} onChanged={onChanged} beside="Only for the operator of the node." />
      )}
      {changeable && agent.status !== "suspended" && (
        <>
          <LivenessPanel id={agent.agent_id} />
          <FactsEditor agent={agent} />
          <ServerJsonEditor known={known} onKnown={onKnown} />
        </>
      )}
    </>
  );
}

function Record({ known, account }: Omit<ShownProps, "onKnown">) {
  const { agent } = known;
  const { agent_id, description } = agent;
  const former = agent.previous_agent_ids.toReversed();
  return (
    <section class="panel" aria-label="Record">
      <div class="card-head">
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
            "ID",
            <code key="id" class="address">
              <UntrustedText text={agent_id} />
            </code>,
          ],
          former.length > 0 && ["Formerly", <Words key="former" of={former} />],
          ...fieldsOfList("dashboard").map((name) => detailOf(agent, name)),
          ownerOf(known, account),
          ["Registered", <AbsoluteTime key="registered" at={agent.registered_at} />],
          ["Updated", <AbsoluteTime key="changed" at={agent.updated_at} />],
        ]}
      />
      <StatusNotice agent={agent} />
    </section>
  );
}

/** A field with its label; false if it has no value. Words are shown even if there are none. */
function detailOf(agent: Agent, name: FieldName): Detail {
  const { label, input } = agentFields[name];
  const value = textOf(agent, name);
  if (Array.isArray(value)) return [label, <Words of={value} />];
  if (typeof value !== "string" || value === "") return false;
  return [label, input === "url" ? <ExternalLink to={value} /> : <UntrustedText text={value} />];
}

function textOf(agent: Agent, name: FieldName) {
  if (name === "protocols") return protocolNames(agent);
  return name === "provider" ? agent.provider?.name : agent[name];
}

function protocolNames({ protocols: own }: Agent): string {
  return protocols.flatMap(([each, label]) => (own.includes(each) ? [label] : [])).join(", ");
}

/** The owner, for the operator. */
function ownerOf({ accountId }: KnownAgent, account: Account): Detail {
  if (account.role !== "owner") return false;
  if (accountId === null) return ["Owner", "no account"];
  return ["Owner", accountId === account.id ? "you" : <AccountName key="owner" id={accountId} />];
}

/** The name of an account, or its id until that is read. */
function AccountName({ id }: { id: string }) {
  const { value } = useLoaded((signal) => readAccounts([id], signal), [id]);
  const account = value?.get(id);
  return <UntrustedText class="address" text={account ? nameOf(account) : id} />;
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
