/** The periodic jobs of a node. */
import { continueClosing } from "./accounts/closed-accounts.ts";
import { deleteEnded } from "./accounts/session-expiry.ts";
import { RecordRenewal } from "./agents/stored-records.ts";
import { deleteOldEntries } from "./audit/retention.ts";
import { expireCertifications } from "./certifications/expiry.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { DomainChecks } from "./domains/domain-checks.ts";
import { recheckDomains } from "./domains/recheck.ts";
import { continueApplyingClaims } from "./domains/verified-agents.ts";
import type { Egress } from "./egress/egress.ts";
import { continueErasures } from "./erasures/steps.ts";
import { deleteOldEvents } from "./events/retention.ts";
import { RegistryProbes } from "./federation/registry-probe.ts";
import { deleteExpired, expiryIntervalMs } from "./idempotency/stored-response.ts";
import type { JobWatch } from "./job-watch.ts";
import { type JobRan, PeriodicJob } from "./jobs.ts";
import { expireKeys } from "./keys/expiry.ts";
import { deleteOldUsage } from "./keys/usage-retention.ts";
import { checkCards } from "./liveness/card-drift.ts";
import { updateLivenessViolations } from "./liveness/liveness-violations.ts";
import type { Prober } from "./liveness/prober.ts";
import { updateTargets } from "./liveness/targets.ts";
import { deleteEndedKeys } from "./log/former-keys.ts";
import type { LogSealer } from "./log/sealer.ts";
import type { CosigningRounds } from "./log/witness/cosigning-rounds.ts";
import type { World } from "./node.ts";
import { completeOffers, putOffersAway } from "./offers/completion.ts";
import { recomputeAgedReputations } from "./reputation/aging.ts";
import { continueTrustUpdate } from "./reputation/disabled-accounts.ts";
import type { SecretEncryption } from "./secret-encryption.ts";
import { type ConnectivityCheck, connectivityIntervalMs } from "./webhooks/connectivity-check.ts";
import type { Dispatcher } from "./webhooks/dispatcher.ts";
import { RequestDeliveries } from "./webhooks/request-deliveries.ts";

/** What differs between the jobs. */
interface JobOptions {
  name: string;
  run: () => Promise<number | null>;
  intervalMs: number;
  /** What the log says of a run that fails. */
  failure: string;
}

/** The parts of a node that jobs use. */
interface JobParts {
  dispatcher: Dispatcher;
  connectivity: ConnectivityCheck;
  egress: Egress;
  domainChecks: DomainChecks;
  /** Encrypts the responses that are kept for repeated requests. */
  encryption: SecretEncryption;
  sealer: LogSealer;
  cosigning: CosigningRounds;
  /** Null if the node does not probe agents. */
  prober: Prober | null;
  watch: JobWatch;
}

/** How long the node keeps what jobs delete. */
type RetentionSettings = Pick<Config, "eventRetentionDays" | "securityLogRetentionDays">;

/** Creates the periodic jobs, which a watch observes. Deliveries of their changes are sent like those of a request. */
export function createJobs(
  database: Database,
  { eventRetentionDays, securityLogRetentionDays }: RetentionSettings,
  {
    dispatcher,
    connectivity,
    egress,
    domainChecks: checks,
    encryption,
    sealer,
    cosigning,
    prober,
    watch,
  }: JobParts,
  { clock, random, newId, jobIntervals }: Pick<World, "clock" | "random" | "newId" | "jobIntervals">,
  stopping: AbortSignal,
  warn: (what: string, error: unknown) => void,
  ran: JobRan | null,
): PeriodicJob[] {
  const databaseOfJob = () => new RequestDeliveries(database, dispatcher).database;
  const renewal = new RecordRenewal(database);
  const registryProbes = new RegistryProbes({ database, egress, clock, stopping });
  const watched: JobRan = (name, ms, failed) => {
    watch.ran(name, failed);
    ran?.(name, ms, failed);
  };
  const job = ({ name, failure, ...options }: JobOptions) => {
    watch.add(name, options.intervalMs);
    return new PeriodicJob({
      ...options,
      warn: (error) => warn(failure, error),
      ran: (ms, failed) => watched(name, ms, failed),
      stopping,
    });
  };
  const eventRetention: JobOptions = {
    name: "event_retention",
    run: async () => ((await deleteOldEvents(database, clock(), eventRetentionDays * 86_400_000)) ? 0 : null),
    intervalMs: jobIntervals.agingMs,
    failure: "deleting old events failed",
  };
  const securityLogRetention = {
    name: "security_log_retention",
    run: async () => ((await deleteOldEntries(database, clock(), securityLogRetentionDays)) ? 0 : null),
    intervalMs: jobIntervals.agingMs,
    failure: "deleting old entries of the security log failed",
  };
  const livenessJobs = (prober: Prober): JobOptions[] => [
    {
      name: "liveness_targets",
      run: () => updateTargets(database, clock),
      intervalMs: jobIntervals.expiryMs,
      failure: "finding out which agents to probe failed",
    },
    {
      name: "liveness_probes",
      run: () => prober.start(),
      intervalMs: jobIntervals.expiryMs,
      failure: "probing agents failed",
    },
    {
      name: "liveness_violations",
      run: () => updateLivenessViolations({ database: databaseOfJob(), clock, newId }),
      intervalMs: jobIntervals.expiryMs,
      failure: "opening or resolving violations of agents that are down failed",
    },
    {
      name: "card_checks",
      run: () => checkCards({ database: databaseOfJob(), prober, clock, newId, random }),
      intervalMs: jobIntervals.expiryMs,
      failure: "comparing published cards with the registered ones failed",
    },
  ];
  return [
    ...(prober ? livenessJobs(prober).map(job) : []),
    ...(securityLogRetentionDays === 0 ? [] : [job(securityLogRetention)]),
    ...(eventRetentionDays === 0 ? [] : [job(eventRetention)]),
    job({
      name: "log_sealing",
      run: () => sealer.run(),
      intervalMs: jobIntervals.expiryMs,
      failure: "sealing events in the transparency log failed",
    }),
    job({
      name: "log_cosigning",
      run: () => cosigning.step(),
      intervalMs: jobIntervals.expiryMs,
      failure: "having checkpoints of the transparency log cosigned failed",
    }),
    job({
      name: "log_key_retention",
      run: async () => deleteEndedKeys(database, clock()).then(() => null),
      intervalMs: jobIntervals.agingMs,
      failure: "deleting former keys of the transparency log failed",
    }),
    job({
      name: "record_renewal",
      run: () => renewal.step(),
      intervalMs: jobIntervals.agingMs,
      failure: "renewing the stored records of agents failed",
    }),
    job({
      name: "connectivity_check",
      run: () => connectivity.refresh(),
      intervalMs: connectivityIntervalMs,
      failure: "checking the network failed",
    }),
    job({
      name: "registry_probe",
      run: () => registryProbes.step(),
      intervalMs: jobIntervals.agingMs,
      failure: "finding out which peers are registries failed",
    }),
    job({
      name: "certification_expiry",
      run: () => expireCertifications(databaseOfJob(), clock),
      intervalMs: jobIntervals.expiryMs,
      failure: "expiring certifications failed",
    }),
    job({
      name: "key_expiry",
      run: () => expireKeys(database, clock),
      intervalMs: jobIntervals.expiryMs,
      failure: "expiring keys failed",
    }),
    job({
      name: "usage_retention",
      run: async () => ((await deleteOldUsage(database, clock())) ? 0 : null),
      intervalMs: jobIntervals.agingMs,
      failure: "deleting the old usage of keys failed",
    }),
    job({
      name: "session_expiry",
      run: () => deleteEnded(database, clock),
      intervalMs: jobIntervals.expiryMs,
      failure: "deleting ended sessions failed",
    }),
    job({
      name: "trust_update",
      run: () => continueTrustUpdate(databaseOfJob()),
      intervalMs: jobIntervals.expiryMs,
      failure: "recomputing reputations after an account was disabled or enabled failed",
    }),
    job({
      name: "account_closing",
      run: () => continueClosing(databaseOfJob(), clock),
      intervalMs: jobIntervals.expiryMs,
      failure: "removing what is left of a closed account failed",
    }),
    job({
      name: "erasures",
      run: () => continueErasures({ database: databaseOfJob(), encryption }),
      intervalMs: jobIntervals.expiryMs,
      failure: "erasing what an agent said failed",
    }),
    job({
      name: "reputation_aging",
      run: () => recomputeAgedReputations(databaseOfJob(), clock),
      intervalMs: jobIntervals.agingMs,
      failure: "recomputing aged reputations failed",
    }),
    job({
      name: "domain_checks",
      run: () => recheckDomains({ database: databaseOfJob(), checks, clock, random }),
      intervalMs: jobIntervals.agingMs,
      failure: "checking claims to domains failed",
    }),
    job({
      name: "domain_claims",
      run: () => continueApplyingClaims(databaseOfJob()),
      intervalMs: jobIntervals.expiryMs,
      failure: "applying claims to domains to agents failed",
    }),
    job({
      name: "offer_completion",
      run: () => completeOffers(databaseOfJob(), clock),
      intervalMs: jobIntervals.expiryMs,
      failure: "transferring agents of accepted offers failed",
    }),
    job({
      name: "offer_retention",
      run: () => putOffersAway(database, clock),
      intervalMs: jobIntervals.agingMs,
      failure: "expiring offers and deleting old ones failed",
    }),
    job({
      name: "stored_response_expiry",
      run: async () => ((await database.aside((rows) => deleteExpired(rows, clock()))) ? 0 : null),
      intervalMs: expiryIntervalMs,
      failure: "deleting expired responses failed",
    }),
  ];
}
