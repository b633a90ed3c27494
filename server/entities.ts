/** The entities of all tables. */

import { Figure } from "./core/database/figures.ts";
import { Event, Journal } from "./core/database/journal.ts";
import { WriteProbe } from "./core/database/write-probe.ts";
import { IdempotentRequest } from "./core/idempotency/stored-response.ts";
import { InstanceRecord } from "./core/leases/instance.ts";
import { KeyFingerprint } from "./core/secrets/key-fingerprint.ts";
import { Certification } from "./features/certifications/certification.ts";
import { Violation } from "./features/compliance/violation.ts";
import { DomainClaim } from "./features/domains/domain-claim.ts";
import { Erasure } from "./features/erasures/erasure.ts";
import { Heartbeat } from "./features/facades/nanda/heartbeat.ts";
import { PeerConflict } from "./features/federation/peer-conflict.ts";
import { CardCheck } from "./features/liveness/card-check.ts";
import { ProbeOutage } from "./features/liveness/probe-outage.ts";
import { AgentProbe, ProbeOrigin, ProbeProgress, ProbeTarget } from "./features/liveness/probe-target.ts";
import {
  FormerLog,
  Log,
  LogBundle,
  LogCosigning,
  LogKeyRecord,
  LogTile,
  LogWitness,
  WatchedLog,
} from "./features/log/tables.ts";
import { Offer } from "./features/offers/offer.ts";
import { AgentHandover } from "./features/reputation/handover.ts";
import { ReputationReporter } from "./features/reputation/reporters.ts";
import { Reputation } from "./features/reputation/reputation.ts";
import { Account } from "./registry/accounts/account.ts";
import { OidcState } from "./registry/accounts/oidc-state.ts";
import { PasswordLink } from "./registry/accounts/password-link.ts";
import { Session } from "./registry/accounts/session.ts";
import { SignInFailure } from "./registry/accounts/sign-in-failure.ts";
import { SignInNetwork } from "./registry/accounts/sign-in-network.ts";
import { SignUp } from "./registry/accounts/sign-up-limit.ts";
import { Agent } from "./registry/agents/agent.ts";
import { AgentCard } from "./registry/agents/agent-card.ts";
import { AgentFacts } from "./registry/agents/agent-facts.ts";
import { AgentWord } from "./registry/agents/agent-word.ts";
import { NewIdDay } from "./registry/agents/new-id-limit.ts";
import { RecordChange } from "./registry/agents/record-changes.ts";
import { AgentServer } from "./registry/agents/server-json.ts";
import { RedactedEvent } from "./registry/events/redacted-event.ts";
import { ApiKey } from "./registry/keys/api-key.ts";
import { KeyDay, KeyOperationDay } from "./registry/keys/key-day.ts";
import { Quota } from "./registry/keys/quota.ts";
import { Peer } from "./registry/peers/peer.ts";
import { SecurityEvent } from "./registry/security-log/security-event.ts";
import { Connectivity } from "./registry/webhooks/connectivity-check.ts";
import { Delivery } from "./registry/webhooks/delivery.ts";
import { DeliveryAttempt } from "./registry/webhooks/delivery-attempt.ts";
import { Webhook } from "./registry/webhooks/subscription.ts";
import { WebhookHour } from "./registry/webhooks/webhook-hour.ts";

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
