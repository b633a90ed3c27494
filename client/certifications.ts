/** Certifications of agents. */
import { type Http, type RequestOptions, read, sending, type WriteOptions } from "./http.ts";
import type { Certification, CertificationPage, CertificationsQuery, Schemas } from "./models.ts";
import { type Listing, listing } from "./pages.ts";

/** Certifications, newest first. */
export type CertificationList = Listing<Certification, CertificationPage>;

/** The methods of `registry.certifications`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Certifications = ReturnType<typeof createCertifications>;

/** Makes the methods of `registry.certifications`. */
export function createCertifications(http: Http) {
  return {
    /**
     * Certifies an agent; if it has a certification of this level and issuer that holds, renews it. For the operator, and
     * accounts that the operator made issuers.
     * @throws RegistryError `not_an_issuer`, `own_agent_certification`, `not_certification_issuer`, `expiry_in_past`,
     *   `agent_not_found`, `agent_tombstoned`.
     */
    issue(
      certification: Schemas["CertificationRequest"],
      options: WriteOptions = {},
    ): Promise<Certification> {
      return read(http.POST("/api/admin/certifications", { body: certification, ...sending(options) }));
    },

    /**
     * Takes a certification back, for good; one that has ended stays as it is. For the account that issued it, and the
     * operator.
     * @throws RegistryError `certification_not_found`, `not_certification_issuer`, `not_an_issuer`.
     */
    revoke(
      id: string,
      reason: Schemas["RevocationReason"],
      options: WriteOptions = {},
    ): Promise<Certification> {
      const init = { params: { path: { id } }, body: { reason } };
      return read(http.DELETE("/api/admin/certifications/{id}", { ...init, ...sending(options) }));
    },

    /** Lists certifications, newest first. */
    list(query: CertificationsQuery = {}, options: RequestOptions = {}): CertificationList {
      return listing<Certification, CertificationPage, string>({
        fetch: (cursor) => {
          const params = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/certifications", { params, ...sending(options) }));
        },
        items: ({ certifications }) => certifications,
        next: ({ next_cursor }) => next_cursor,
      });
    },

    /**
     * Reads a certification, to see whether it still holds.
     * @throws RegistryError `certification_not_found`.
     */
    get(id: string, options: RequestOptions = {}): Promise<Certification> {
      return read(http.GET("/certifications/{id}", { params: { path: { id } }, ...sending(options) }));
    },
  };
}
