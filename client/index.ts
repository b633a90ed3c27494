/** The client of a Registry Node. */
import { type Accounts, createAccounts } from "./accounts.ts";
import { type Agents, createAgents } from "./agents.ts";
import { type Certifications, createCertifications } from "./certifications.ts";
import { type Compliance, createCompliance } from "./compliance.ts";
import { createEvents, type Events } from "./events.ts";
import { createFacts, type Facts } from "./facts.ts";
import { createFederation, type Federation } from "./federation.ts";
import { createHttp, type RegistryOptions } from "./http.ts";
import { createKeys, type Keys } from "./keys.ts";
import { createMcp, type Mcp } from "./mcp.ts";
import { createNode, type Node } from "./node.ts";
import { createReputation, type Reputations } from "./reputation.ts";
import { createSite, type Site } from "./site.ts";
import { createWebhooks, type Webhooks } from "./webhook-subscriptions.ts";

export { eventTypes } from "../generated/event-types.ts";
export type { AccountList } from "./accounts.ts";
export type { AgentList, FoundList } from "./agents.ts";
export type { CertificationList } from "./certifications.ts";
export type { ViolationList } from "./compliance.ts";
export { ConnectionError, type ErrorCode, type Problem, type ProblemCode, RegistryError } from "./errors.ts";
export type { EventList } from "./events.ts";
export type { PeerConflictList } from "./federation.ts";
export type { ChangeOptions, ReadOptions, RegistryOptions, RequestOptions, WriteOptions } from "./http.ts";
export type { KeyList } from "./keys.ts";
export type * from "./models.ts";
export type { Listing } from "./pages.ts";
export {
  evidenceDigest,
  type ReputationInputs,
  type ReputationList,
  type ReputationOutcome,
  recomputeReputation,
} from "./reputation.ts";
export type { DeliveryList, WebhookList } from "./webhook-subscriptions.ts";

/** A Registry Node, as a caller sees it: one member for each feature of the contract. */
export interface Registry {
  /** Register agents, list, search and look them up, retire them. */
  readonly agents: Agents;
  /** AgentFacts: the descriptive document of an agent. */
  readonly facts: Facts;
  /** API keys of whoever is signed in. */
  readonly keys: Keys;
  /** Accounts and sessions: sign up, in and out; administration. */
  readonly accounts: Accounts;
  /** Subscriptions to events, and what became of their deliveries. */
  readonly webhooks: Webhooks;
  /** Certifications of agents. */
  readonly certifications: Certifications;
  /** Violations of rules by agents. */
  readonly compliance: Compliance;
  /** What is thought of agents. */
  readonly reputation: Reputations;
  /** The journal of what changed. */
  readonly events: Events;
  /** Other nodes, whose agents this one lists too. */
  readonly federation: Federation;
  /** The registry as tools for models. */
  readonly mcp: Mcp;
  /** Health, figures and the contract of the node itself. */
  readonly node: Node;
  /** The pages for people, as HTML texts. */
  readonly site: Site;
}

/**
 * Makes the client of one node. Nothing is sent before a method is called.
 * @throws TypeError if `baseUrl` is not an absolute http(s) URL.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const http = createHttp(options);
  return {
    agents: createAgents(http),
    facts: createFacts(http),
    keys: createKeys(http),
    accounts: createAccounts(http, options.baseUrl),
    webhooks: createWebhooks(http),
    certifications: createCertifications(http),
    compliance: createCompliance(http),
    reputation: createReputation(http),
    events: createEvents(http),
    federation: createFederation(http),
    mcp: createMcp(http),
    node: createNode(http),
    site: createSite(http),
  };
}
