/** Offers to transfer agents between accounts. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { Offer, OfferClaim, OfferPage, OffersQuery } from "./models.ts";
import type { RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Offers, newest first, page by page or one by one. */
export type OfferList = Listing<Offer, OfferPage>;

/** Creates the methods of `registry.offers`. */
export function createOffers(http: Http) {
  return {
    /**
     * Lists the offers to your account, or with `direction: "outgoing"` those by it, in any state, newest first.
     * @throws ValidationError `invalid_cursor`; the list throws, not this call.
     */
    list(query?: OffersQuery, options?: RequestOptions): OfferList {
      return list(http, "GET /api/developers/offers", "offers", { query }, options);
    },

    /**
     * Claims an offer by the token of its link (`claim_url`). It is for your account from then on; accept or decline it then.
     * @throws NotFoundError `offer_not_found`; ConflictError `offer_not_open`; PermissionError `not_offer_recipient`.
     */
    claim(claim: OfferClaim, options?: RequestOptions): Promise<Offer> {
      return call(http, "POST /api/developers/offers/claim", { body: claim }, options);
    },

    /**
     * Accepts an offer. The agent is yours at `effective_at`: 24 hours later, or at once if it is younger than 7 days.
     * @throws NotFoundError `offer_not_found`; ConflictError `offer_not_open`; PermissionError `not_offer_recipient`;
     *   RateLimitedError `new_agent_limit_reached`.
     */
    accept(id: string, options?: RequestOptions): Promise<Offer> {
      return call(http, "POST /api/developers/offers/{id}/accept", { path: { id } }, options);
    },

    /**
     * Declines an offer.
     * @throws NotFoundError `offer_not_found`; ConflictError `offer_not_open`; PermissionError `not_offer_recipient`.
     */
    decline(id: string, options?: RequestOptions): Promise<Offer> {
      return call(http, "POST /api/developers/offers/{id}/decline", { path: { id } }, options);
    },

    /**
     * Cancels an offer of yours. Both accounts can cancel one that is accepted, until it takes effect.
     * @throws NotFoundError `offer_not_found`; ConflictError `offer_not_open`; PermissionError `not_offer_giver`.
     */
    cancel(id: string, options?: RequestOptions): Promise<Offer> {
      return call(http, "POST /api/developers/offers/{id}/cancel", { path: { id } }, options);
    },
  } satisfies Methods<"offers">;
}

/** The methods of `registry.offers`. All throw RegistryError; AuthenticationError without a credential. */
export interface Offers extends ReturnType<typeof createOffers> {}
