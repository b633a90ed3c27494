/** Events: what has changed, as pages and as streams. */
import type { Feature } from "../../feature.ts";
import * as handlers from "./handlers.ts";
import { RedactedEvent } from "./redacted-event.ts";
import { deleteOldEvents } from "./retention.ts";

const dayMs = 86_400_000;

export const events: Feature<"events"> = {
  entities: [RedactedEvent],
  handlers,
  start: ({ config: { eventRetentionDays: days }, database, clock, jobIntervals }) => ({
    jobs:
      days === 0
        ? []
        : [
            {
              name: "event_retention",
              run: async () => ((await deleteOldEvents(database, clock(), days * dayMs)) ? 0 : null),
              intervalMs: jobIntervals.agingMs,
              failure: "deleting old events failed",
            },
          ],
  }),
};
