/** Domains of the account. Its agents on them are shown as verified. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { DomainClaim, DomainList, Schemas } from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";

/** Creates the methods of `registry.domains`. */
export function createDomains(http: Http) {
  return {
    /**
     * Claims a domain. Publish one of its `records`, then call `check`. Claiming it again changes `card_url` only, and restarts a
     * claim that is lost or expired.
     * @throws ValidationError `domain_not_claimable`; ConflictError `domain_limit_reached`.
     */
    claim(claim: Schemas["DomainRequest"], options?: CreateOptions): Promise<DomainClaim> {
      return call(http, "POST /api/developers/domains", { body: claim, safe: "once" }, options);
    },

    /** Lists the claims of your account, in any state, in the order of their domains. */
    list(options?: RequestOptions): Promise<DomainList> {
      return call(http, "GET /api/developers/domains", {}, options);
    },

    /**
     * Looks for the proofs of a claim now. `findings` says what was seen, by method.
     * @throws NotFoundError `domain_not_found`; ConflictError `domain_claim_ended`; RateLimitedError `domain_checked_recently`.
     */
    check(domain: string, options?: RequestOptions): Promise<DomainClaim> {
      return call(http, "POST /api/developers/domains/{domain}/check", { path: { domain } }, options);
    },

    /**
     * Gives up a claim. Agents that it verified are not verified any more.
     * @throws NotFoundError `domain_not_found`.
     */
    remove(domain: string, options?: RequestOptions): Promise<Schemas["DomainRemoved"]> {
      return call(http, "DELETE /api/developers/domains/{domain}", { path: { domain } }, options);
    },
  } satisfies Methods<"domains">;
}

/** The methods of `registry.domains`. All throw RegistryError; AuthenticationError without a credential. */
export interface Domains extends ReturnType<typeof createDomains> {}
