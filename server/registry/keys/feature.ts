/** API keys: tiers, quotas and usage. */
import type { Feature } from "../../feature.ts";
import { accessEnded } from "../hooks.ts";
import { ApiKey } from "./api-key.ts";
import { expireKeys } from "./expiry.ts";
import * as handlers from "./handlers.ts";
import { KeyDay, KeyOperationDay } from "./key-day.ts";
import { revokeKeysOf } from "./keys.ts";
import type { Parts } from "./parts.ts";
import { Quota } from "./quota.ts";
import { deleteOldUsage } from "./usage-retention.ts";

export const keys: Feature<"keys", Parts, Parts> = {
  entities: [ApiKey, KeyDay, KeyOperationDay, Quota],
  listeners: [accessEnded.do((tx, id) => revokeKeysOf(tx, id, tx.now))],
  handlers,
  start: ({ database, clock, jobIntervals }, parts) => ({
    parts,
    jobs: [
      {
        name: "key_expiry",
        run: () => expireKeys(database, clock),
        intervalMs: jobIntervals.expiryMs,
        failure: "expiring keys failed",
      },
      {
        name: "usage_retention",
        run: async () => ((await deleteOldUsage(database, clock())) ? 0 : null),
        intervalMs: jobIntervals.agingMs,
        failure: "deleting the old usage of keys failed",
      },
    ],
  }),
};
