/** Violations of rules by agents. */
import { type Http, type RequestOptions, read, sending, type WriteOptions } from "./http.ts";
import type { Schemas, Violation, ViolationPage, ViolationsQuery } from "./models.ts";
import { type Listing, listing } from "./pages.ts";

/** Violations, newest first. */
export type ViolationList = Listing<Violation, ViolationPage>;

/** The methods of `registry.compliance`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Compliance = ReturnType<typeof createCompliance>;

/** Makes the methods of `registry.compliance`. */
export function createCompliance(http: Http) {
  return {
    /**
     * Reports that an agent breaks a rule; what it is known to break already is counted. For the operator.
     * @throws RegistryError `owner_required`, `agent_not_found`, `agent_tombstoned`, `invalid_body`.
     */
    report(violation: Schemas["ViolationReport"], options: WriteOptions = {}): Promise<Violation> {
      return read(http.POST("/api/admin/compliance/violations", { body: violation, ...sending(options) }));
    },

    /**
     * Resolves or waives a violation. For the operator.
     * @throws RegistryError `owner_required`, `violation_not_found`.
     */
    decide(
      id: string,
      decision: Schemas["ViolationDecision"],
      options: WriteOptions = {},
    ): Promise<Violation> {
      const init = { params: { path: { id } }, body: decision };
      return read(http.PATCH("/api/admin/compliance/violations/{id}", { ...init, ...sending(options) }));
    },

    /** Lists violations, newest first. */
    list(query: ViolationsQuery = {}, options: RequestOptions = {}): ViolationList {
      return listing<Violation, ViolationPage, string>({
        fetch: (cursor) => {
          const params = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/compliance", { params, ...sending(options) }));
        },
        items: ({ violations }) => violations,
        next: ({ next_cursor }) => next_cursor,
      });
    },
  };
}
