/** Peers: other nodes whose agents this node imports. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type {
  PageQuery,
  Peer,
  PeerConflict,
  PeerConflictPage,
  PeerList,
  PeerRemoved,
  Schemas,
  SyncResult,
} from "./models.ts";
import type { CreateOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Conflicts, by id. */
export type PeerConflictList = Listing<PeerConflict, PeerConflictPage>;

/** Creates the methods of `registry.federation`. */
export function createFederation(http: Http) {
  return {
    /**
     * Adds a peer, after the node has checked that it is a registry node. Its agents are imported shortly after.
     * @throws ValidationError `peer_url_rejected`, `peer_unusable`; ServerError `peer_not_reached`; ConflictError
     *   `peer_known`, `peer_limit_reached`.
     */
    add(peer: Schemas["PeerRequest"], options?: WriteOptions & CreateOptions): Promise<Peer> {
      return call(http, "POST /api/admin/peers", { body: peer, safe: "once" }, options);
    },

    /** Reads all peers, the state of their syncs, and what they say their logs are. */
    list(options?: RequestOptions): Promise<PeerList> {
      return call(http, "GET /peers", {}, options);
    },

    /**
     * Removes a peer, and retires its agents.
     * @throws NotFoundError `peer_not_found`.
     */
    remove(id: string, options?: RequestOptions): Promise<PeerRemoved> {
      return call(http, "DELETE /api/admin/peers/{id}", { path: { id } }, options);
    },

    /**
     * Syncs a peer now; with `full`, all its agents. Errors of the peer are in the result and throw nothing.
     * @throws NotFoundError `peer_not_found`; ConflictError `sync_under_way`.
     */
    sync(id: string, query?: { full?: boolean | undefined }, options?: RequestOptions): Promise<SyncResult> {
      return call(http, "POST /api/admin/peers/{id}/sync", { path: { id }, query }, options);
    },

    /**
     * Lists the agents of a peer that are not imported, because their ids are taken.
     * @throws NotFoundError `peer_not_found`; the list throws, not this call.
     */
    conflicts(id: string, query?: PageQuery, options?: RequestOptions): PeerConflictList {
      return list(http, "GET /api/admin/peers/{id}/conflicts", "conflicts", { path: { id }, query }, options);
    },
  } satisfies Methods<"federation">;
}

/**
 * The methods of `registry.federation`. All throw RegistryError; all except `list` are only for the owner of the node, and
 * throw PermissionError `owner_required` for others.
 */
export interface Federation extends ReturnType<typeof createFederation> {}
