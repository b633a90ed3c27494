/** Reputations of agents. The module to check them is separate: `@registry-node/client/evidence`. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { PageQuery, Reputation, ReputationPage, Schemas } from "./models.ts";
import type { CreateOptions, ReadOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Reputations, newest agent first. */
export type ReputationList = Listing<Reputation, ReputationPage>;

/** Creates the methods of `registry.reputation`. */
export function createReputation(http: Http) {
  return {
    /**
     * Reads the reputations of agents, in the order of the given ids. Unknown ids are in `missing`.
     * @param query `agent_id`: one id, or up to 100.
     * @throws ValidationError `invalid_query`; RegistryError `not_modified`.
     */
    get(query: { agent_id: string | readonly string[] }, options?: ReadOptions): Promise<ReputationPage> {
      return call(http, "GET /reputation", { query }, options);
    },

    /** Lists the reputations of all agents that have one, newest agent first. */
    list(query?: PageQuery, options?: RequestOptions): ReputationList {
      return list(http, "GET /reputation", "reputations", { query }, options);
    },

    /**
     * Reports the outcome of using an agent. One report per account and agent counts in 60 seconds; `counted` says whether
     * this one does.
     * @throws PermissionError `own_agent_report`; NotFoundError `agent_not_found`; GoneError `agent_tombstoned`;
     *   AuthenticationError `credential_missing`.
     */
    report(
      report: Schemas["ReputationReport"],
      options?: WriteOptions & CreateOptions,
    ): Promise<Schemas["ReputationReportReceipt"]> {
      return call(http, "POST /reputation/reports", { body: report, safe: "once" }, options);
    },
  } satisfies Methods<"reputation"> & Record<"list", unknown>;
}

/** The methods of `registry.reputation`. All throw RegistryError. */
export interface Reputations extends ReturnType<typeof createReputation> {}
