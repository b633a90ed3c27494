/** Certifications of agents. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { Certification, CertificationPage, CertificationsQuery, Schemas } from "./models.ts";
import type { CreateOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Certifications, newest first. */
export type CertificationList = Listing<Certification, CertificationPage>;

/** Creates the methods of `registry.certifications`. */
export function createCertifications(http: Http) {
  return {
    /**
     * Certifies an agent. If it has an active certification of this level and issuer, renews it. Only for the operator, and for
     * accounts that the operator made issuers.
     * @throws PermissionError `not_an_issuer`, `own_agent_certification`, `not_certification_issuer`; ValidationError
     *   `expiry_in_past`; NotFoundError `agent_not_found`; GoneError `agent_tombstoned`.
     */
    issue(
      certification: Schemas["CertificationRequest"],
      options?: WriteOptions & CreateOptions,
    ): Promise<Certification> {
      return call(http, "POST /api/admin/certifications", { body: certification, safe: "once" }, options);
    },

    /**
     * Revokes a certification permanently. It changes nothing on an ended one. Only for the account that issued it, and for
     * the operator.
     * @throws NotFoundError `certification_not_found`; PermissionError `not_certification_issuer`, `not_an_issuer`.
     */
    revoke(id: string, revocation: Schemas["Revocation"], options?: WriteOptions): Promise<Certification> {
      return call(http, "DELETE /api/admin/certifications/{id}", { path: { id }, body: revocation }, options);
    },

    /** Lists certifications, newest first. */
    list(query?: CertificationsQuery, options?: RequestOptions): CertificationList {
      return list(http, "GET /certifications", "certifications", { query }, options);
    },

    /**
     * Reads a certification, for example to check that it is still active.
     * @throws NotFoundError `certification_not_found`.
     */
    get(id: string, options?: RequestOptions): Promise<Certification> {
      return call(http, "GET /certifications/{id}", { path: { id } }, options);
    },
  } satisfies Methods<"certifications">;
}

/** The methods of `registry.certifications`. All throw RegistryError. */
export interface Certifications extends ReturnType<typeof createCertifications> {}
