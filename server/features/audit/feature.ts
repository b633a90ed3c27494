/** The security log: what happened to accounts, keys and agents. */
import type { Feature } from "../../feature.ts";
import { SecurityEvent } from "../../registry/security-log/security-event.ts";
import * as handlers from "./handlers.ts";
import { deleteOldEntries } from "./retention.ts";

export const audit: Feature<"audit"> = {
  entities: [SecurityEvent],
  handlers,
  start: ({ config: { securityLogRetentionDays: days }, database, clock, jobIntervals }) => ({
    jobs:
      days === 0
        ? []
        : [
            {
              name: "security_log_retention",
              run: async () => ((await deleteOldEntries(database, clock(), days)) ? 0 : null),
              intervalMs: jobIntervals.agingMs,
              failure: "deleting old entries of the security log failed",
            },
          ],
  }),
};
