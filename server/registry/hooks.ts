/**
 * Where features take part in what the registry does, in the transaction of the change and in the order of server/features.ts. A
 * feature that is taken away does nothing here.
 */
import type { components } from "../../generated/openapi.d.ts";
import { Hook } from "../core/journal/hook.ts";
import type { Transaction } from "../core/journal/transaction.ts";
import type { Agent } from "./agents/record/agent.ts";

type Schemas = components["schemas"];

function hook<Args extends readonly unknown[], Result = void>(): Hook<Transaction, Args, Result> {
  return new Hook();
}

/** What of an agent a change replaced. */
export interface Handover {
  owner: boolean;
  host: boolean;
}

/** Before an agent with other URLs, owner, status or card is stored: sets what verifies it. Whether that changed. */
export const agentMoved = hook<[agent: Agent, cardUrl?: string | null], boolean>();

/** Whether an account has proved a domain, or one that it is part of. `account` is null for a caller without a credential. */
export const domainAsked = hook<[account: string | null, domain: string], boolean>();

/** Agents are deleted or suspended: what is made of their descriptions is not shown. */
export const agentsHidden = hook<[keys: readonly number[]]>();

/** An agent got another owner or host. */
export const agentHandedOver = hook<[agent: Agent, handover: Handover]>();

/** An agent was given to another account by its owner. */
export const agentTransferred = hook<[agent: Agent]>();

/** An agent is being deleted or suspended: it cannot be given away. */
export const agentWithdrawn = hook<[agent: Agent]>();

/** Before the event of an agent's deletion. */
export const agentDeleting = hook<[agent: Agent]>();

/** After the event of an agent's deletion. */
export const agentDeleted = hook<[agent: Agent]>();

/** Before an agent, or a deleted one, is erased: deletes what it said. `agentIds` are its own and its former ones. */
export const agentErasing = hook<[agent: Agent, how: { imported: boolean; agentIds: readonly string[] }]>();

/** The origin of an imported agent erased it. */
export const agentErasedAtOrigin = hook<[agent: Agent]>();

/** Whether events of an erased agent are still being redacted. */
export const redactionAsked = hook<[agentKey: number], boolean>();

/** The id of a deleted agent was released: nothing is left of the agent. */
export const agentReleased = hook<[agent: Agent]>();

/** An agent has another id. */
export const agentRenamed = hook<[agent: Agent, formerId: string]>();

/** An account was disabled. */
export const accountDisabled = hook<[accountId: string]>();

/** An account was closed, or may not act any more: ends everything by which it can act. */
export const accessEnded = hook<[accountId: string]>();

/** Removes up to `limit` things that a closed account leaves. How many there were. */
export const leftoversRemoved = hook<[accountId: string, limit: number], number>();

/** An account was disabled, enabled or closed: what it said of agents counts no longer, or again. */
export const trustChanged = hook<[accountId: string]>();

/** Counts up to `limit` agents of what an account said, or counts them no longer. How many there were. */
export const trustRecounted = hook<[account: { id: string; counted: boolean }, limit: number], number>();

/** The fields of an agent that its reputation needs. */
export type RatedAgent = Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">;

/** What an agent's reputation is made of has changed. */
export const evidenceChanged = hook<[agent: RatedAgent]>();

/** What an agent's reputation is made of, besides reports. */
export type Evidence = Pick<
  Schemas["ReputationInputs"],
  "certifications" | "open_violations" | "availability"
>;

/** The evidence about an agent that a feature has. */
export const evidenceAsked = hook<[agentKey: number], Partial<Evidence>>();

/** A rule that this node checks itself, and the severity with which it reports violations of it. */
export type CheckedRule = Pick<Schemas["Violation"], "rule" | "severity">;

/** The node itself found a violation. `id` is that of a new one. */
export const violationFound =
  hook<
    [
      agent: RatedAgent,
      id: string,
      finding: CheckedRule & Pick<Schemas["Violation"], "detail" | "evidence_url">,
    ]
  >();

/** What the node reported is over. */
export const violationEnded = hook<[agentKey: number, rule: CheckedRule, note: string]>();
