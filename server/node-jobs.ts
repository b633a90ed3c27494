/** The periodic jobs of a node. */
import { deleteEnded } from "./accounts/session-expiry.ts";
import { RecordRenewal } from "./agents/stored-records.ts";
import { expireCertifications } from "./certifications/expiry.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { deleteOldEvents } from "./events/retention.ts";
import { deleteExpired, expiryIntervalMs } from "./idempotency/stored-response.ts";
import { type JobRan, PeriodicJob } from "./jobs.ts";
import { expireKeys } from "./keys/expiry.ts";
import type { World } from "./node.ts";
import { recomputeAgedReputations } from "./reputation/aging.ts";
import { continueTrustUpdate } from "./reputation/disabled-accounts.ts";
import { type ConnectivityCheck, connectivityIntervalMs } from "./webhooks/connectivity-check.ts";
import type { Dispatcher } from "./webhooks/dispatcher.ts";
import { RequestDeliveries } from "./webhooks/request-deliveries.ts";

/** Creates the periodic jobs. Deliveries of their changes are sent like those of a request. */
export function createJobs(
  database: Database,
  { eventRetentionDays }: Pick<Config, "eventRetentionDays">,
  { dispatcher, connectivity }: { dispatcher: Dispatcher; connectivity: ConnectivityCheck },
  { clock, jobIntervals }: Pick<World, "clock" | "jobIntervals">,
  stopping: AbortSignal,
  warn: (what: string, error: unknown) => void,
  ran: JobRan | null,
): PeriodicJob[] {
  const databaseOfJob = () => new RequestDeliveries(database, dispatcher).database;
  const renewal = new RecordRenewal(database);
  const eventRetention = new PeriodicJob({
    name: "event_retention",
    run: async () => ((await deleteOldEvents(database, clock(), eventRetentionDays * 86_400_000)) ? 0 : null),
    intervalMs: jobIntervals.agingMs,
    warn: (error) => warn("deleting old events failed", error),
    stopping,
    ran,
  });
  return [
    ...(eventRetentionDays === 0 ? [] : [eventRetention]),
    new PeriodicJob({
      name: "record_renewal",
      run: () => renewal.step(),
      intervalMs: jobIntervals.agingMs,
      warn: (error) => warn("renewing the stored records of agents failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "connectivity_check",
      run: () => connectivity.refresh(),
      intervalMs: connectivityIntervalMs,
      warn: (error) => warn("checking the network failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "certification_expiry",
      run: () => expireCertifications(databaseOfJob(), clock),
      intervalMs: jobIntervals.expiryMs,
      warn: (error) => warn("expiring certifications failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "key_expiry",
      run: () => expireKeys(database, clock),
      intervalMs: jobIntervals.expiryMs,
      warn: (error) => warn("expiring keys failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "session_expiry",
      run: () => deleteEnded(database, clock),
      intervalMs: jobIntervals.expiryMs,
      warn: (error) => warn("deleting ended sessions failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "trust_update",
      run: () => continueTrustUpdate(databaseOfJob()),
      intervalMs: jobIntervals.expiryMs,
      warn: (error) => warn("recomputing reputations after an account was disabled or enabled failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "reputation_aging",
      run: () => recomputeAgedReputations(databaseOfJob(), clock),
      intervalMs: jobIntervals.agingMs,
      warn: (error) => warn("recomputing aged reputations failed", error),
      stopping,
      ran,
    }),
    new PeriodicJob({
      name: "stored_response_expiry",
      run: async () => ((await database.aside((rows) => deleteExpired(rows, clock()))) ? 0 : null),
      intervalMs: expiryIntervalMs,
      warn: (error) => warn("deleting expired responses failed", error),
      stopping,
      ran,
    }),
  ];
}
