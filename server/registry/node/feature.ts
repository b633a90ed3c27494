/** The node itself: its health, figures and documents, and the responses that it keeps. */
import { deleteExpired } from "../../core/idempotency/stored-response.ts";
import type { Feature } from "../../feature.ts";
import * as handlers from "./handlers.ts";
import type { Parts } from "./parts.ts";

export const node: Feature<"node", Parts, Parts> = {
  handlers,
  start: ({ database, clock, jobIntervals }, parts) => ({
    parts,
    jobs: [
      {
        name: "stored_response_expiry",
        run: async () => ((await database.aside((writer) => deleteExpired(writer, clock()))) ? 0 : null),
        intervalMs: jobIntervals.agingMs,
        failure: "deleting expired responses failed",
      },
    ],
  }),
};
