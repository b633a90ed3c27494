/** Erasures: everything that an agent said is removed, openly. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { PageQuery, Schemas } from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Erasures as everyone sees them, the latest first. */
export type PublicErasureList = Listing<Schemas["PublicErasure"], Schemas["PublicErasurePage"]>;

/** Erasures with their agents and reasons, the latest first. */
export type ErasureList = Listing<Schemas["Erasure"], Schemas["ErasurePage"]>;

/** Creates the methods of `registry.erasures`. */
export function createErasures(http: Http) {
  return {
    /**
     * Erases an agent for good: everything that it said is deleted, its past events too. Only for the owner of the node.
     * @throws NotFoundError `agent_not_found`; ConflictError `agent_moved`, `agent_already_erased`; PermissionError
     *   `owner_required`.
     */
    create(erasure: Schemas["ErasureRequest"], options?: CreateOptions): Promise<Schemas["Erasure"]> {
      return call(http, "POST /api/admin/erasures", { body: erasure, safe: "once" }, options);
    },

    /** Lists the erasures with their agents and reasons. Only for the owner of the node. */
    adminList(query?: PageQuery, options?: RequestOptions): ErasureList {
      return list(http, "GET /api/admin/erasures", "erasures", { query }, options);
    },

    /** Lists the erasures of the node: how many events each redacted, and when. */
    list(query?: PageQuery, options?: RequestOptions): PublicErasureList {
      return list(http, "GET /erasures", "erasures", { query }, options);
    },
  } satisfies Methods<"erasures">;
}

/** The methods of `registry.erasures`. All throw RegistryError. */
export interface Erasures extends ReturnType<typeof createErasures> {}
