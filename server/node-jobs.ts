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
import { type JobRan, PeriodicJob, type PeriodicJobOptions } from "./jobs.ts";
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

/** By the name of a job, what the log says of a run that fails, and a run. */
type JobTable = Record<string, [failure: string, run: PeriodicJobOptions["run"]]>;

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
  /** The database of a run, whose changes are delivered. */
  const delivering = () => new RequestDeliveries(database, dispatcher).database;
  /** Repeats a step while there may be more to do. */
  const untilDone = (step: () => Promise<boolean>) => async () => ((await step()) ? 0 : null);
  const renewal = new RecordRenewal(database);
  const registryProbes = new RegistryProbes({ database, egress, clock, stopping });
  const jobsOf = (intervalMs: number, table: JobTable): PeriodicJob[] =>
    Object.entries(table).map(([name, [failure, run]]) => {
      watch.add(name, intervalMs);
      return new PeriodicJob({
        run,
        intervalMs,
        warn: (error) => warn(failure, error),
        ran: (ms, failed) => {
          watch.ran(name, failed);
          ran?.(name, ms, failed);
        },
        stopping,
      });
    });
  const livenessJobs = (prober: Prober): JobTable => ({
    liveness_targets: ["finding out which agents to probe failed", () => updateTargets(database, clock)],
    liveness_probes: ["probing agents failed", () => prober.start()],
    liveness_violations: [
      "opening or resolving violations of agents that are down failed",
      () => updateLivenessViolations({ database: delivering(), clock, newId }),
    ],
    card_checks: [
      "comparing published cards with the registered ones failed",
      () => checkCards({ database: delivering(), prober, clock, newId, random }),
    ],
  });
  const eventRetentionJob: JobTable = {
    event_retention: [
      "deleting old events failed",
      untilDone(() => deleteOldEvents(database, clock(), eventRetentionDays * 86_400_000)),
    ],
  };
  const securityLogRetentionJob: JobTable = {
    security_log_retention: [
      "deleting old entries of the security log failed",
      untilDone(() => deleteOldEntries(database, clock(), securityLogRetentionDays)),
    ],
  };
  return [
    ...jobsOf(jobIntervals.expiryMs, {
      ...(prober && livenessJobs(prober)),
      log_sealing: ["sealing events in the transparency log failed", () => sealer.run()],
      log_cosigning: ["having checkpoints of the transparency log cosigned failed", () => cosigning.step()],
      certification_expiry: [
        "expiring certifications failed",
        () => expireCertifications(delivering(), clock),
      ],
      key_expiry: ["expiring keys failed", () => expireKeys(database, clock)],
      session_expiry: ["deleting ended sessions failed", () => deleteEnded(database, clock)],
      trust_update: [
        "recomputing reputations after an account was disabled or enabled failed",
        () => continueTrustUpdate(delivering()),
      ],
      account_closing: [
        "removing what is left of a closed account failed",
        () => continueClosing(delivering(), clock),
      ],
      erasures: [
        "erasing what an agent said failed",
        () => continueErasures({ database: delivering(), encryption }),
      ],
      domain_claims: [
        "applying claims to domains to agents failed",
        () => continueApplyingClaims(delivering()),
      ],
      offer_completion: [
        "transferring agents of accepted offers failed",
        () => completeOffers(delivering(), clock),
      ],
    }),
    ...jobsOf(jobIntervals.agingMs, {
      ...(securityLogRetentionDays > 0 && securityLogRetentionJob),
      ...(eventRetentionDays > 0 && eventRetentionJob),
      log_key_retention: [
        "deleting former keys of the transparency log failed",
        () => deleteEndedKeys(database, clock()).then(() => null),
      ],
      record_renewal: ["renewing the stored records of agents failed", () => renewal.step()],
      registry_probe: ["finding out which peers are registries failed", () => registryProbes.step()],
      usage_retention: [
        "deleting the old usage of keys failed",
        untilDone(() => deleteOldUsage(database, clock())),
      ],
      reputation_aging: [
        "recomputing aged reputations failed",
        () => recomputeAgedReputations(delivering(), clock),
      ],
      domain_checks: [
        "checking claims to domains failed",
        () => recheckDomains({ database: delivering(), checks, clock, random }),
      ],
      offer_retention: ["expiring offers and deleting old ones failed", () => putOffersAway(database, clock)],
    }),
    ...jobsOf(connectivityIntervalMs, {
      connectivity_check: ["checking the network failed", () => connectivity.refresh()],
    }),
    ...jobsOf(expiryIntervalMs, {
      stored_response_expiry: [
        "deleting expired responses failed",
        untilDone(() => database.aside((rows) => deleteExpired(rows, clock()))),
      ],
    }),
  ];
}
