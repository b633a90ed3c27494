/** The security log. */
import { list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { AuditAdminQuery, AuditQuery, SecurityLogEntry, SecurityLogPage } from "./models.ts";
import type { RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Entries of the security log, newest first. */
export type SecurityLog = Listing<SecurityLogEntry, SecurityLogPage>;

/** Creates the methods of `registry.audit`. */
export function createAudit(http: Http) {
  return {
    /** Lists what happened to your account that matters for its security, newest first. */
    list(query?: AuditQuery, options?: RequestOptions): SecurityLog {
      return list(http, "GET /api/account/security-log", "entries", { query }, options);
    },

    /**
     * Lists the security log of all accounts, or of one, newest first. Only for the owner of the node.
     * @throws PermissionError `owner_required`.
     */
    adminList(query?: AuditAdminQuery, options?: RequestOptions): SecurityLog {
      return list(http, "GET /api/admin/security-log", "entries", { query }, options);
    },
  } satisfies Methods<"audit">;
}

/** The methods of `registry.audit`. All throw RegistryError. */
export interface Audit extends ReturnType<typeof createAudit> {}
