/** What a registration would do, before it does it: a preview of a new agent, or what changes in one that exists. */
import {
  type Agent,
  PreconditionFailedError,
  type Registered,
  type Registration,
} from "../../../client/index.ts";
import { agentFields, type FieldName } from "../../display/agent-fields.ts";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { registry } from "../session.ts";
import { differences, textOfField, textsOf } from "./description.ts";

/** A registration, and its result if it were made now. */
export interface Proposal {
  registration: Registration;
  result: Registered;
  /** The agent that it would change; null for a new one. */
  before: Agent | null;
}

/** Tries a registration. */
export async function readProposal(registration: Registration): Promise<Proposal> {
  const result = await registry.agents.register(registration, { dryRun: true });
  const before = result.status === "updated" ? await registry.agents.lookup(result.agent_id) : null;
  return { registration, result, before };
}

/** Registers an agent if it is new. Otherwise returns what would change. */
export async function registerNew(registration: Registration): Promise<Registered | Proposal> {
  try {
    return await registry.agents.register(registration, { ifNoneMatch: "*" });
  } catch (error) {
    if (error instanceof PreconditionFailedError) return readProposal(registration);
    throw error;
  }
}

/** Shows a proposal, and registers the agent after a confirmation. */
export function ProposalDialog({
  of: { registration, result, before },
  ...dialog
}: DialogOf<Proposal, Registered>) {
  const { agent } = result;
  return (
    <ConfirmDialog
      {...dialog}
      title={before ? ["Update ", before.name, "?"] : ["Register ", agent.name, "?"]}
      verb={before ? "Update agent" : "Register"}
      look="primary"
      act={() => registry.agents.register(registration)}
    >
      {before ? <Difference before={before} after={agent} /> : <Preview agent={agent} />}
    </ConfirmDialog>
  );
}

const previewed: readonly FieldName[] = [
  "agent_url",
  "description",
  "provider",
  "protocols",
  "skills",
  "tags",
];

function Preview({ agent }: { agent: Agent }) {
  const texts = textsOf(agent);
  const fields = previewed.filter((field) => textOfField(texts, field) !== "");
  return (
    <DetailList
      of={[
        ["Agent id", <Value key="id" text={agent.agent_id} />],
        ...fields.map(
          (field) =>
            [agentFields[field].label, <Value key={field} text={textOfField(texts, field)} />] as const,
        ),
      ]}
    />
  );
}

function Difference({ before, after }: { before: Agent; after: Agent }) {
  const [old, now] = [textsOf(before), textsOf(after)];
  const changed = differences(old, now);
  return (
    <>
      <p>
        <UntrustedText class="address" text={before.agent_id} /> is registered already.{" "}
        {changed.length === 0 ? "Its fields stay as they are." : "These fields change:"}
      </p>
      <DetailList
        of={changed.map((field) => [
          agentFields[field].label,
          <>
            <del>
              <Value text={textOfField(old, field) || "(empty)"} />
            </del>
            <ins>
              <Value text={textOfField(now, field) || "(empty)"} />
            </ins>
          </>,
        ])}
      />
    </>
  );
}

function Value({ text }: { text: string }) {
  return <UntrustedText class="address" text={text.length > 300 ? `${text.slice(0, 300)} …` : text} />;
}
