/** What is thought of agents, and how to check it. */
import { evidenceText } from "../reputation/evidence.ts";
import type { ReputationInputs } from "../reputation/formula.ts";
import {
  conditions,
  type Http,
  type ReadOptions,
  type RequestOptions,
  read,
  sending,
  type WriteOptions,
} from "./http.ts";
import type { PageQuery, Reputation, ReputationPage, Schemas } from "./models.ts";
import { type Listing, listing } from "./pages.ts";

export { type ReputationInputs, type ReputationOutcome, recomputeReputation } from "../reputation/formula.ts";

/** Reputations, newest agent first. */
export type ReputationList = Listing<Reputation, ReputationPage>;

/** The methods of `registry.reputation`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Reputations = ReturnType<typeof createReputation>;

/** Makes the methods of `registry.reputation`. */
export function createReputation(http: Http) {
  return {
    /**
     * Reads what is thought of agents, in the order of their ids here; those that the node does not know are in `missing`.
     * @param agentIds one id, or up to 100.
     * @throws RegistryError `invalid_query`, `not_modified`.
     */
    get(agentIds: string | readonly string[], options: ReadOptions = {}): Promise<ReputationPage> {
      const params = { query: { agent_id: [agentIds].flat() }, header: conditions(options) };
      return read(http.GET("/reputation", { params, ...sending(options) }));
    },

    /** Lists what is thought of all agents that anything is known of, newest agent first. */
    list(query: PageQuery = {}, options: RequestOptions = {}): ReputationList {
      return listing<Reputation, ReputationPage, string>({
        fetch: (cursor) => {
          const params = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/reputation", { params, ...sending(options) }));
        },
        items: ({ reputations }) => reputations,
        next: ({ next_cursor }) => next_cursor,
      });
    },

    /**
     * Reports what came of using an agent. One report of an account about an agent counts in 60 seconds; `counted` says
     * whether this one does.
     * @throws RegistryError `own_agent_report`, `agent_not_found`, `agent_tombstoned`, `credential_missing`.
     */
    report(
      report: Schemas["ReputationReport"],
      options: WriteOptions = {},
    ): Promise<Schemas["ReputationReportReceipt"]> {
      return read(http.POST("/reputation/reports", { body: report, ...sending(options) }));
    },
  };
}

/** The digest of inputs, to be compared to the `evidence_digest` that is published with them. */
export async function evidenceDigest(inputs: ReputationInputs): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(evidenceText(inputs)));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `sha256:${digits.join("")}`;
}
