/** Offers: an account gives an agent to another one. */
import type { Feature } from "../../feature.ts";
import { accessEnded, accountDisabled, agentErasing, agentWithdrawn } from "../../registry/hooks.ts";
import { completeOffers, putOffersAway } from "./completion.ts";
import * as handlers from "./handlers.ts";
import { Offer } from "./offer.ts";
import { cancelOfferOf, endOffersOf, eraseOfferMessages } from "./voided-offers.ts";

export const offers: Feature<"offers"> = {
  entities: [Offer],
  listeners: [
    agentWithdrawn.do(cancelOfferOf),
    agentErasing.do(eraseOfferMessages),
    accountDisabled.do(endOffersOf),
    accessEnded.do(endOffersOf),
  ],
  handlers,
  start: ({ database, databaseOfJob, clock, jobIntervals }) => ({
    jobs: [
      {
        name: "offer_completion",
        run: () => completeOffers(databaseOfJob(), clock),
        intervalMs: jobIntervals.expiryMs,
        failure: "transferring agents of accepted offers failed",
      },
      {
        name: "offer_retention",
        run: () => putOffersAway(database, clock),
        intervalMs: jobIntervals.agingMs,
        failure: "expiring offers and deleting old ones failed",
      },
    ],
  }),
};
