/** The client of a Registry Node. */
import { type Accounts, createAccounts } from "./accounts.ts";
import { type Agents, createAgents } from "./agents.ts";
import { type Audit, createAudit } from "./audit.ts";
import { type Certifications, createCertifications } from "./certifications.ts";
import { type Compliance, createCompliance } from "./compliance.ts";
import { createDomains, type Domains } from "./domains.ts";
import { createErasures, type Erasures } from "./erasures.ts";
import { createEvents, type Events } from "./events.ts";
import { createFacts, type Facts } from "./facts.ts";
import { createFederation, type Federation } from "./federation.ts";
import { createHttp } from "./http.ts";
import { createKeys, type Keys } from "./keys.ts";
import { createLiveness, type Liveness } from "./liveness.ts";
import { createLog, type Log } from "./log.ts";
import { createMcp, type Mcp } from "./mcp.ts";
import { createNode, type Node } from "./node.ts";
import { createOffers, type Offers } from "./offers.ts";
import type { RegistryOptions } from "./options.ts";
import { createReputation, type Reputations } from "./reputation.ts";
import { createSite, type Site } from "./site.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

export { eventTypes } from "../generated/event-types.ts";
export type { AccountList, Accounts } from "./accounts.ts";
export type {
  AgentList,
  Agents,
  FoundList,
  ListedAgents,
  OwnedAgentList,
  RecordChangeList,
  RegisterOptions,
} from "./agents.ts";
export type { Audit, SecurityLog } from "./audit.ts";
export type { CertificationList, Certifications } from "./certifications.ts";
export type { Compliance, ViolationList } from "./compliance.ts";
export type { Domains } from "./domains.ts";
export type { ErasureList, Erasures, PublicErasureList } from "./erasures.ts";
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
export type { EventList, Events, LatestEventList } from "./events.ts";
export type { Facts } from "./facts.ts";
export type { Federation, PeerConflictList } from "./federation.ts";
export type { KeyList, Keys } from "./keys.ts";
export type { Liveness } from "./liveness.ts";
export type { Log } from "./log.ts";
export type { Mcp } from "./mcp.ts";
export type * from "./models.ts";
export type { Node } from "./node.ts";
export type { OfferList, Offers } from "./offers.ts";
export type {
  ChangeOptions,
  CreateOptions,
  ReadOptions,
  RegistryOptions,
  RequestOptions,
  RetryOptions,
  WriteOptions,
} from "./options.ts";
export type { Listing } from "./pages.ts";
export type { ReputationList, Reputations } from "./reputation.ts";
export { type RateLimit, type ResponseInfo, responseOf } from "./response.ts";
export type { Site } from "./site.ts";
export type { DeliveryList, WebhookList, Webhooks } from "./webhooks.ts";

/** The client of a Registry Node: one property for each feature of the contract. */
export interface Registry {
  /** Register, list, search, look up and retire agents. */
  readonly agents: Agents;
  /** AgentFacts: the self-declared document of an agent. */
  readonly facts: Facts;
  /** API keys of the signed-in account. */
  readonly keys: Keys;
  /** Domains of your account, which verify its agents. */
  readonly domains: Domains;
  /** Offers to transfer agents between accounts. */
  readonly offers: Offers;
  /** Accounts and sessions: sign up, sign in, sign out, administer accounts. */
  readonly accounts: Accounts;
  /** The security log. */
  readonly audit: Audit;
  /** Subscriptions to events, and their deliveries. */
  readonly webhooks: Webhooks;
  /** Certifications of agents. */
  readonly certifications: Certifications;
  /** Rule violations of agents. */
  readonly compliance: Compliance;
  /** Reputations of agents. */
  readonly reputation: Reputations;
  /** Erasures of agents. */
  readonly erasures: Erasures;
  /** Whether agents respond, as this node has found. */
  readonly liveness: Liveness;
  /** The journal of changes. */
  readonly events: Events;
  /** The transparency log of the journal. */
  readonly log: Log;
  /** Peers: other nodes whose agents this node imports. */
  readonly federation: Federation;
  /** The registry as tools for language models. */
  readonly mcp: Mcp;
  /** Health, statistics and the OpenAPI document of the node. */
  readonly node: Node;
  /** The web pages, as HTML text. */
  readonly site: Site;
}

/**
 * Creates the client of a node. It sends nothing until you call a method.
 * @throws TypeError if `baseUrl` is not an absolute http(s) URL, or `apiKey` has characters that a header cannot carry.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const http = createHttp(options);
  return {
    agents: createAgents(http),
    facts: createFacts(http),
    keys: createKeys(http),
    domains: createDomains(http),
    offers: createOffers(http),
    accounts: createAccounts(http),
    audit: createAudit(http),
    webhooks: createWebhooks(http),
    certifications: createCertifications(http),
    compliance: createCompliance(http),
    reputation: createReputation(http),
    erasures: createErasures(http),
    liveness: createLiveness(http),
    events: createEvents(http),
    log: createLog(http),
    federation: createFederation(http),
    mcp: createMcp(http),
    node: createNode(http),
    site: createSite(http),
  };
}
