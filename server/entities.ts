/** The entities of all tables. */
import { Account } from "./accounts/account.ts";
import { OidcState } from "./accounts/oidc-state.ts";
import { PasswordLink } from "./accounts/password-link.ts";
import { Session } from "./accounts/session.ts";
import { SignInFailure } from "./accounts/sign-in-failure.ts";
import { SignInNetwork } from "./accounts/sign-in-network.ts";
import { SignUp } from "./accounts/sign-up-limit.ts";
import { Agent } from "./agents/agent.ts";
import { AgentCard } from "./agents/agent-card.ts";
import { AgentWord } from "./agents/agent-word.ts";
import { NewIdDay } from "./agents/new-id-limit.ts";
import { RecordChange } from "./agents/record-changes.ts";
import { AgentServer } from "./agents/server-json.ts";
import { SecurityEvent } from "./audit/security-event.ts";
import { Certification } from "./certifications/certification.ts";
import { Violation } from "./compliance/violation.ts";
import { Figure } from "./database/figures.ts";
import { Event, Journal } from "./database/journal.ts";
import { WriteProbe } from "./database/write-probe.ts";
import { DomainClaim } from "./domains/domain-claim.ts";
import { Erasure } from "./erasures/erasure.ts";
import { RedactedEvent } from "./events/redacted-event.ts";
import { Heartbeat } from "./facades/nanda/heartbeat.ts";
import { AgentFacts } from "./facts/agent-facts.ts";
import { Peer } from "./federation/peer.ts";
import { PeerConflict } from "./federation/peer-conflict.ts";
import { IdempotentRequest } from "./idempotency/stored-response.ts";
import { InstanceRecord } from "./instance.ts";
import { KeyFingerprint } from "./key-fingerprint.ts";
import { ApiKey } from "./keys/api-key.ts";
import { KeyDay, KeyOperationDay } from "./keys/key-day.ts";
import { Quota } from "./keys/quota.ts";
import { CardCheck } from "./liveness/card-check.ts";
import { ProbeOutage } from "./liveness/probe-outage.ts";
import { AgentProbe, ProbeOrigin, ProbeProgress, ProbeTarget } from "./liveness/probe-target.ts";
import {
  FormerLog,
  Log,
  LogBundle,
  LogCosigning,
  LogKeyRecord,
  LogTile,
  LogWitness,
  WatchedLog,
} from "./log/tables.ts";
import { Offer } from "./offers/offer.ts";
import { AgentHandover } from "./reputation/handover.ts";
import { ReputationReporter } from "./reputation/reporters.ts";
import { Reputation } from "./reputation/reputation.ts";
import { Connectivity } from "./webhooks/connectivity-check.ts";
import { Delivery } from "./webhooks/delivery.ts";
import { DeliveryAttempt } from "./webhooks/delivery-attempt.ts";
import { Webhook } from "./webhooks/subscription.ts";
import { WebhookHour } from "./webhooks/webhook-hour.ts";

/** The tables of vectors have none: see the migration. */
export const entities = [
  Account,
  Agent,
  AgentCard,
  AgentServer,
  AgentFacts,
  AgentHandover,
  AgentProbe,
  AgentWord,
  ApiKey,
  CardCheck,
  Certification,
  Connectivity,
  Delivery,
  DeliveryAttempt,
  DomainClaim,
  Erasure,
  Event,
  Figure,
  FormerLog,
  Heartbeat,
  IdempotentRequest,
  InstanceRecord,
  Journal,
  KeyDay,
  KeyFingerprint,
  KeyOperationDay,
  Log,
  LogBundle,
  LogCosigning,
  LogKeyRecord,
  LogTile,
  LogWitness,
  NewIdDay,
  Offer,
  OidcState,
  PasswordLink,
  Peer,
  PeerConflict,
  ProbeOrigin,
  ProbeOutage,
  ProbeProgress,
  ProbeTarget,
  Quota,
  RecordChange,
  RedactedEvent,
  Reputation,
  ReputationReporter,
  SecurityEvent,
  Session,
  SignInFailure,
  SignInNetwork,
  SignUp,
  Violation,
  WatchedLog,
  Webhook,
  WebhookHour,
  WriteProbe,
];

/** Those that change through an entity manager. Statements read and write the other tables, and a node starts sooner without them. */
export const managedEntities = [Account, ApiKey];
