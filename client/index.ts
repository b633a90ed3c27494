/** The client of a Registry Node. */
import { type Accounts, createAccounts } from "./accounts.ts";
import { type Agents, agents } from "./agents.ts";
import { type Certifications, certifications } from "./certifications.ts";
import { type Compliance, compliance } from "./compliance.ts";
import { createEvents, type Events } from "./events.ts";
import { type Facts, facts } from "./facts.ts";
import { type Federation, federation } from "./federation.ts";
import { createHttp } from "./http.ts";
import { type Keys, keys } from "./keys.ts";
import { createMcp, type Mcp } from "./mcp.ts";
import { methodsOf } from "./methods.ts";
import { createNode, type Node } from "./node.ts";
import type { RegistryOptions } from "./options.ts";
import { createReputation, type Reputations } from "./reputation.ts";
import { createSite, type Site } from "./site.ts";
import { createWebhooks, type Webhooks } from "./webhook-subscriptions.ts";

export { eventTypes } from "../generated/event-types.ts";
export type { AccountList, Accounts } from "./accounts.ts";
export type { AgentList, Agents, FoundList } from "./agents.ts";
export type { CertificationList, Certifications } from "./certifications.ts";
export type { Compliance, ViolationList } from "./compliance.ts";
export {
  type Answered,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  type ErrorCode,
  GoneError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  type Problem,
  type ProblemCode,
  QuotaExceededError,
  RateLimitedError,
  RegistryError,
  ServerError,
  TimeoutError,
  ValidationError,
} from "./errors.ts";
export type { EventList, Events } from "./events.ts";
export type { Facts } from "./facts.ts";
export type { Federation, PeerConflictList } from "./federation.ts";
export type { KeyList, Keys } from "./keys.ts";
export type { Mcp } from "./mcp.ts";
export type * from "./models.ts";
export type { Node } from "./node.ts";
export type {
  ChangeOptions,
  CreateOptions,
  PatienceOptions,
  ReadOptions,
  RegistryOptions,
  RequestOptions,
  WriteOptions,
} from "./options.ts";
export type { Listing } from "./pages.ts";
export type { ReputationList, Reputations } from "./reputation.ts";
export { type RateLimit, type ResponseInfo, responseOf } from "./response.ts";
export type { Site } from "./site.ts";
export type { DeliveryList, WebhookList, Webhooks } from "./webhook-subscriptions.ts";

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
 * @throws TypeError if `baseUrl` is not an absolute http(s) URL, or `apiKey` has characters that a header cannot carry.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const http = createHttp(options);
  return {
    agents: methodsOf(http, agents),
    facts: methodsOf(http, facts),
    keys: methodsOf(http, keys),
    accounts: createAccounts(http),
    webhooks: createWebhooks(http),
    certifications: methodsOf(http, certifications),
    compliance: methodsOf(http, compliance),
    reputation: createReputation(http),
    events: createEvents(http),
    federation: methodsOf(http, federation),
    mcp: createMcp(http),
    node: createNode(http),
    site: createSite(http),
  };
}
