/** The contract's models that the client uses. */
import type { Queries, Responses, Schemas } from "../generated/models.d.ts";

/** All models of the contract, by name: `Schemas["Provider"]` and so on. */
export type { Schemas };

/** The record of an agent. */
export type Agent = Schemas["Agent"];
/** The A2A card with which an agent was registered. */
export type AgentCard = Schemas["AgentCard"];
/** The `server.json` with which an MCP server was registered. */
export type ServerJson = Schemas["ServerJson"];
/** A page of agents. */
export type AgentPage = Schemas["AgentPage"];
export type OwnedAgent = Schemas["OwnedAgent"];
export type OwnedAgentPage = Schemas["OwnedAgentPage"];
/** A page of a list of agents, with the counts of `facets`. */
export type ListedPage = Schemas["ListedPage"];
/** A search result: an agent and why it was found. */
export type FoundAgent = Schemas["FoundAgent"];
/** A text of a search result with the ranges of the found words, in UTF-16 code units: `text.slice(start, end)`. */
export type Highlight = Schemas["Highlight"];
/** A page of search results, best match first unless they are sorted. */
export type FoundPage = Schemas["FoundPage"];
/** A registration: by fields, by an agent card, or by the URL of one. */
export type Registration = Schemas["Registration"];
/** A registration by fields. */
export type RegistrationByFields = Schemas["RegistrationByFields"];
/** A registration by an A2A agent card. */
export type RegistrationByCard = Schemas["RegistrationByCard"];
/** A registration by the URL of an A2A agent card. */
export type RegistrationByCardUrl = Schemas["RegistrationByCardUrl"];
/** The ids to look up. */
export type LookupRequest = Schemas["LookupRequest"];
/** The records of the requested ids. */
export type LookupAnswer = Schemas["LookupAnswer"];
/** A new status of an agent. */
export type StatusChange = Schemas["StatusChange"];
/** A new id of an agent. */
export type AgentRename = Schemas["AgentRename"];
/** A warning about a new id. */
export type IdWarning = Schemas["IdWarning"];
/** A former id of an agent, and the present one. */
export type MovedId = Schemas["MovedId"];
/** The record of a deleted agent. */
export type Tombstone = Schemas["Tombstone"];
/** An AgentFacts document. */
export type AgentFacts = Schemas["AgentFacts"];
/** The result of storing a document. */
export type FactsReceipt = Schemas["FactsReceipt"];
/** Any event. Its type is in `event`. A newer node may send unknown types. */
export type RegistryEvent = Schemas["RegistryEvent"];
/** An event type. */
export type EventType = Schemas["EventType"];
/** An event of one type. */
export type EventOf<Type extends EventType> = Extract<RegistryEvent, { event: Type }>;
/** A page of the journal. */
export type EventPage = Schemas["EventPage"];
/** The latest events, the newest first. */
export type LatestEvents = Schemas["LatestEvents"];
/** The latest events as a JSON Feed. */
export type Feed = Schemas["Feed"];
/** A message of the Model Context Protocol: a request, or without `id` a notification. */
export type McpMessage = Schemas["McpMessage"];
/** The response to a request of the Model Context Protocol. */
export type McpAnswer = Schemas["McpAnswer"];
/** The health of the node. */
export type Health = Schemas["Health"];
/** The disk space and the periodic jobs of the node, for its owner. */
export type AdminHealth = Schemas["AdminHealth"];
/** The liveness of the process. */
export type Liveness = Schemas["Liveness"];
/** Whether the node can serve reads and writes now. */
export type Readiness = Schemas["Readiness"];
/** Statistics of the registry. */
export type Stats = Schemas["Stats"];
/** Test vectors for webhook receivers. */
export type WebhookVectors = Schemas["WebhookVectors"];
/** An error at one place of the input. */
export type InputError = Schemas["InputError"];

/** The result of a registration: `registered` (201) or `updated` (200). */
export type Registered = Responses["agents_register"];

/** A query that filters by liveness. */
type WithLive<Query> = Omit<Query, "live"> & { live?: boolean };
/** Filters, page size and cursor. */
export type ListQuery = WithLive<Queries["agents_list"]>;
/** An account. */
export type Account = Schemas["Account"];
/** A page of accounts, newest first. */
export type AccountPage = Schemas["AccountPage"];
/** The plan of an account or a key: its limits. */
export type Tier = Schemas["Tier"];
/** The current session. */
export type CurrentSession = Schemas["CurrentSession"];
/** The available sign-in methods. */
export type WaysIn = Schemas["WaysIn"];
/** The caller of a request. */
export type WhoAmI = Schemas["WhoAmI"];
/** An entry of the security log. */
export type SecurityLogEntry = Schemas["SecurityLogEntry"];
/** A page of the security log, newest first. */
export type SecurityLogPage = Schemas["SecurityLogPage"];
/** An action that the security log records. */
export type SecurityAction = Schemas["SecurityAction"];
/** A signed-in session. */
export type Session = Schemas["Session"];
/** An API key, without the raw key. */
export type Key = Schemas["Key"];
/** A new key, with the raw key. */
export type NewKey = Schemas["NewKey"];
/** A page of keys, newest first. */
export type KeyPage = Schemas["KeyPage"];
/** The usage of a key, in the current month and day by day. */
export type KeyUsageReport = Schemas["KeyUsageReport"];
/** A claim of an account to a domain. */
export type DomainClaim = Schemas["DomainClaim"];
/** Whether an agent responds, as the node has found by probes. */
export type AgentLiveness = Schemas["AgentLiveness"];
/** The claims of an account. */
export type DomainList = Schemas["DomainList"];
/** An offer to transfer an agent to another account. */
export type Offer = Schemas["Offer"];
/** A new offer, with the link to claim it. */
export type OfferMade = Schemas["OfferMade"];
/** The input to claim an offer. */
export type OfferClaim = Schemas["OfferClaim"];
/** A page of offers, newest first. */
export type OfferPage = Schemas["OfferPage"];
/** The input to offer an agent to another account. */
export type AgentTransfer = Schemas["AgentTransfer"];
/** A subscription to events, without its secret. */
export type Webhook = Schemas["Webhook"];
/** A new subscription, or one with a new secret. */
export type WebhookWithSecret = Schemas["WebhookWithSecret"];
/** A page of subscriptions, newest first. */
export type WebhookPage = Schemas["WebhookPage"];
/** A delivery of an event to a subscription. */
export type Delivery = Schemas["Delivery"];
/** A delivery with what was sent and what the receiver responded. */
export type DeliveryDetail = Schemas["DeliveryDetail"];
/** A page of deliveries, newest event first. */
export type DeliveryPage = Schemas["DeliveryPage"];
/** A certification of an agent. */
export type Certification = Schemas["Certification"];
/** A page of certifications, newest first. */
export type CertificationPage = Schemas["CertificationPage"];
/** Filters for certifications, page size and cursor. */
export type CertificationsQuery = Queries["certifications_list"];
/** A rule violation of an agent. */
export type Violation = Schemas["Violation"];
/** A page of violations, newest first. */
export type ViolationPage = Schemas["ViolationPage"];
/** Filters for violations, page size and cursor. */
export type ViolationsQuery = Queries["compliance_list"];
/** The reputation of an agent, with its inputs. */
export type Reputation = Schemas["Reputation"];
/** A page of reputations. */
export type ReputationPage = Schemas["ReputationPage"];
/** Filters for deliveries, page size and cursor. */
export type DeliveriesQuery = Queries["webhooks_deliveries"];
/** A peer: another node whose agents this node imports. */
export type Peer = Schemas["Peer"];
/** What a peer says its transparency log is. */
export type PeerLog = Schemas["PeerLog"];
/** All peers of a node. */
export type PeerList = Schemas["PeerList"];
/** The result of removing a peer. */
export type PeerRemoved = Schemas["PeerRemoved"];
/** The result of a sync. */
export type SyncResult = Schemas["SyncResult"];
/** A conflict: an agent of a peer that is not imported, because its id is taken. */
export type PeerConflict = Schemas["PeerConflict"];
/** A page of conflicts. */
export type PeerConflictPage = Schemas["PeerConflictPage"];
/** Page size and cursor. */
export type PageQuery = Queries["erasures_adminList"];
/** A text that keys contain, page size and cursor. */
export type KeysQuery = Queries["keys_list"];
/** A text that subscriptions contain, their statuses, page size and cursor. */
export type WebhooksQuery = Queries["webhooks_list"];
export type AccountsQuery = Queries["accounts_list"];
/** Filters of your security log, page size and cursor. */
export type AuditQuery = Queries["audit_list"];
/** Filters of the security log of all accounts, page size and cursor. */
export type AuditAdminQuery = Queries["audit_adminList"];
/** Incoming or outgoing offers, page size and cursor. */
export type OffersQuery = Queries["offers_list"];
export type OwnAgentsQuery = Queries["agents_mine"];
export type AllAgentsQuery = Queries["agents_adminList"];
/** The query of the landing page: a search, or the token of the set-up link. */
export type LandingQuery = WithLive<Queries["site_landing"]>;
/** The query of a search: words, sort, highlights, filters, facets, page size and cursor. */
export type SearchQuery = WithLive<Queries["agents_search"]>;
/** The query of the journal. */
export type EventsQuery = Queries["events_list"];
/** The query of the latest events. */
export type LatestEventsQuery = Queries["events_latest"];
/** The query of the page of activity. */
export type ActivityQuery = Queries["site_activity"];
/** The query of the list of agents as a page. */
export type AgentsPageQuery = WithLive<Queries["site_agents"]>;
/** The two agents that a page compares. */
export type CompareQuery = Queries["site_compare"];
/** The two versions of an agent that a page compares. */
export type VersionsQuery = Queries["site_versions"];
/** What the badge of an agent shows. */
export type BadgeQuery = Queries["site_badge"];
/** A change of an agent's record, with the values that it replaced. */
export type RecordChange = Schemas["RecordChange"];
/** The latest changes of an agent's record. */
export type RecordChanges = Schemas["RecordChanges"];
/** The query of the changes of an agent's record. */
export type RecordChangesQuery = Queries["agents_changes"];
/** The filters of a feed. */
export type FeedQuery = Queries["site_activityFeed"];
/** The query of the event stream. */
export type StreamQuery<Type extends EventType = EventType> = Omit<EventsQuery, "limit" | "types"> & {
  /** Only events of these types. */
  types?: readonly Type[];
};
