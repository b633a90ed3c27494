/** Offers: an account gives an agent to another one. */
import type { Feature } from "../../feature.ts";
import { accessEnded, accountDisabled, agentErasing, agentWithdrawn } from "../../registry/hooks.ts";
import { cancelOfferOf, endOffersOf, eraseOfferMessages } from "./closing.ts";
import { Offer } from "./offer.ts";

export const offers: Feature = {
  entities: [Offer],
  listeners: [
    agentWithdrawn.do(cancelOfferOf),
    agentErasing.do(eraseOfferMessages),
    accountDisabled.do(endOffersOf),
    accessEnded.do(endOffersOf),
  ],
};
