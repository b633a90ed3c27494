/** Rule violations of agents. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { Schemas, Violation, ViolationPage, ViolationsQuery } from "./models.ts";
import type { CreateOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Violations, newest first. */
export type ViolationList = Listing<Violation, ViolationPage>;

/** Creates the methods of `registry.compliance`. */
export function createCompliance(http: Http) {
  return {
    /**
     * Reports that an agent violates a rule. A report of a known violation is counted. Only for the operator.
     * @throws PermissionError `owner_required`; NotFoundError `agent_not_found`; GoneError `agent_tombstoned`;
     *   ValidationError.
     */
    report(
      violation: Schemas["ViolationReport"],
      options?: WriteOptions & CreateOptions,
    ): Promise<Violation> {
      return call(http, "POST /api/admin/compliance/violations", { body: violation, safe: "once" }, options);
    },

    /**
     * Resolves or waives a violation. Only for the operator.
     * @throws PermissionError `owner_required`; NotFoundError `violation_not_found`.
     */
    decide(id: string, decision: Schemas["ViolationDecision"], options?: WriteOptions): Promise<Violation> {
      return call(
        http,
        "PATCH /api/admin/compliance/violations/{id}",
        { path: { id }, body: decision },
        options,
      );
    },

    /** Lists violations, newest first. */
    list(query?: ViolationsQuery, options?: RequestOptions): ViolationList {
      return list(http, "GET /compliance", "violations", { query }, options);
    },
  } satisfies Methods<"compliance">;
}

/** The methods of `registry.compliance`. All throw RegistryError. */
export interface Compliance extends ReturnType<typeof createCompliance> {}
