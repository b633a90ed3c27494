/** The contract's models that the client speaks of, by their own names. */
import type { Answers, Queries, Schemas } from "../generated/models.d.ts";

/** All models of the contract, by name: `Schemas["Provider"]` and so on. */
export type { Schemas };

/** An agent, as the node knows it. */
export type Agent = Schemas["Agent"];
/** The A2A card that an agent was registered by. */
export type AgentCard = Schemas["AgentCard"];
/** A page of agents. */
export type AgentPage = Schemas["AgentPage"];
/** An agent that was found, and why. */
export type FoundAgent = Schemas["FoundAgent"];
/** A page of found agents, best first. */
export type FoundPage = Schemas["FoundPage"];
/** What is registered: fields, or an agent card. */
export type Registration = Schemas["Registration"];
/** A registration by fields. */
export type RegistrationByFields = Schemas["RegistrationByFields"];
/** A registration by an A2A agent card. */
export type RegistrationByCard = Schemas["RegistrationByCard"];
/** A registration by the URL of an A2A agent card. */
export type RegistrationByCardUrl = Schemas["RegistrationByCardUrl"];
/** Ids that are to be looked up. */
export type LookupRequest = Schemas["LookupRequest"];
/** What is known of the ids that were looked up. */
export type LookupAnswer = Schemas["LookupAnswer"];
/** What becomes of an agent. */
export type StatusChange = Schemas["StatusChange"];
/** What remains of a deleted agent. */
export type Tombstone = Schemas["Tombstone"];
/** An AgentFacts document. */
export type AgentFacts = Schemas["AgentFacts"];
/** What the node says of a document that it stored. */
export type FactsReceipt = Schemas["FactsReceipt"];
/** Any event; `event` tells which. A newer node may send types that are not named here. */
export type RegistryEvent = Schemas["RegistryEvent"];
/** What can happen. */
export type EventType = Schemas["EventType"];
/** An event of one type. */
export type EventOf<Type extends EventType> = Extract<RegistryEvent, { event: Type }>;
/** A part of the journal. */
export type EventPage = Schemas["EventPage"];
/** A message of the Model Context Protocol: a request, or without `id` a notification. */
export type McpMessage = Schemas["McpMessage"];
/** The answer to a request of the Model Context Protocol. */
export type McpAnswer = Schemas["McpAnswer"];
/** How well the node works. */
export type Health = Schemas["Health"];
/** That the process runs. */
export type Liveness = Schemas["Liveness"];
/** Whether the node can serve reads and writes now. */
export type Readiness = Schemas["Readiness"];
/** Figures of the registry. */
export type Stats = Schemas["Stats"];
/** Deliveries whose signatures are known. */
export type WebhookVectors = Schemas["WebhookVectors"];
/** One place in the input that is wrong. */
export type InputError = Schemas["InputError"];

/** What a registration did: `registered` (201) or `updated` (200). */
export type Registered = Answers["agents_register"];

/** Filters, size of the pages and a cursor to start from. */
export type ListQuery = Queries["agents_list"];
/** An account. */
export type Account = Schemas["Account"];
/** A page of accounts, newest first. */
export type AccountPage = Schemas["AccountPage"];
/** What an account and its keys may use. */
export type Tier = Schemas["Tier"];
/** Who is signed in, and until when. */
export type CurrentSession = Schemas["CurrentSession"];
/** Which ways into the node are open. */
export type WaysIn = Schemas["WaysIn"];
/** A signed-in session. */
export type Session = Schemas["Session"];
/** An API key, without the secret. */
export type Key = Schemas["Key"];
/** A key that was just made, with the secret. */
export type NewKey = Schemas["NewKey"];
/** A page of keys, newest first. */
export type KeyPage = Schemas["KeyPage"];
/** What a key has used, this month and day by day. */
export type KeyUsageReport = Schemas["KeyUsageReport"];
/** A subscription to events, without its secret. */
export type Webhook = Schemas["Webhook"];
/** A subscription that was just made, or whose secret was just changed. */
export type WebhookWithSecret = Schemas["WebhookWithSecret"];
/** A page of subscriptions, newest first. */
export type WebhookPage = Schemas["WebhookPage"];
/** An event that is owed to a subscription, and what became of it. */
export type Delivery = Schemas["Delivery"];
/** A page of deliveries, newest event first. */
export type DeliveryPage = Schemas["DeliveryPage"];
/** A certification of an agent. */
export type Certification = Schemas["Certification"];
/** A page of certifications, newest first. */
export type CertificationPage = Schemas["CertificationPage"];
/** Which certifications, size of the pages and a cursor to start from. */
export type CertificationsQuery = Queries["certifications_list"];
/** A violation of a rule by an agent. */
export type Violation = Schemas["Violation"];
/** A page of violations, newest first. */
export type ViolationPage = Schemas["ViolationPage"];
/** Which violations, size of the pages and a cursor to start from. */
export type ViolationsQuery = Queries["compliance_list"];
/** What is thought of an agent, and what that is made of. */
export type Reputation = Schemas["Reputation"];
/** Reputations. */
export type ReputationPage = Schemas["ReputationPage"];
/** Which deliveries, size of the pages and a cursor to start from. */
export type DeliveriesQuery = Queries["webhooks_deliveries"];
/** Another node, whose agents this one lists too. */
export type Peer = Schemas["Peer"];
/** All peers of a node. */
export type PeerList = Schemas["PeerList"];
/** What became of a removed peer. */
export type PeerRemoved = Schemas["PeerRemoved"];
/** What a sync has done. */
export type SyncResult = Schemas["SyncResult"];
/** An agent of a peer that is not here because its id belongs to another. */
export type PeerConflict = Schemas["PeerConflict"];
/** A page of conflicts. */
export type PeerConflictPage = Schemas["PeerConflictPage"];
/** Size of the pages and a cursor to start from. */
export type PageQuery = Queries["keys_list"];
/** What the landing page is asked for: a search, or the set-up of the node. */
export type LandingQuery = Queries["site_landing"];
/** Words, filters, facets, size of the pages and a cursor to start from. */
export type SearchQuery = Queries["agents_search"];
/** Which part of the journal. */
export type EventsQuery = Queries["events_list"];
/** Which events to follow, and after which one to begin. */
export type StreamQuery<Type extends EventType = EventType> = Omit<EventsQuery, "limit" | "types"> & {
  /** Only events of these types. */
  types?: readonly Type[];
};
