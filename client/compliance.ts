/** Rule violations of agents. */
import type { Lines } from "./methods.ts";
import type { Schemas, Violation, ViolationPage, ViolationsQuery } from "./models.ts";
import type { CreateOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Violations, newest first. */
export type ViolationList = Listing<Violation, ViolationPage>;

/** The methods of `registry.compliance`. All throw RegistryError. */
export interface Compliance {
  /**
   * Reports that an agent violates a rule. A report of a known violation is counted. Only for the operator.
   * @throws PermissionError `owner_required`; NotFoundError `agent_not_found`; GoneError `agent_tombstoned`;
   *   ValidationError.
   */
  report(violation: Schemas["ViolationReport"], options?: WriteOptions & CreateOptions): Promise<Violation>;

  /**
   * Resolves or waives a violation. Only for the operator.
   * @throws PermissionError `owner_required`; NotFoundError `violation_not_found`.
   */
  decide(id: string, decision: Schemas["ViolationDecision"], options?: WriteOptions): Promise<Violation>;

  /** Lists violations, newest first. */
  list(query?: ViolationsQuery, options?: RequestOptions): ViolationList;
}

/** The requests of its operations. */
export const compliance: Lines<"compliance"> = {
  report: "POST /api/admin/compliance/violations body once",
  decide: "PATCH /api/admin/compliance/violations/{id} body",
  list: "GET /compliance list violations",
};
