/** Peers: other nodes whose agents this node imports. */
import type { Lines } from "./methods.ts";
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

/**
 * The methods of `registry.federation`. All throw RegistryError; all except `list` are only for the owner of the node, and
 * throw PermissionError `owner_required` for others.
 */
export interface Federation {
  /**
   * Adds a peer, after the node has checked that it is a registry node. Its agents are imported shortly after.
   * @throws ValidationError `peer_url_rejected`, `peer_unusable`; ServerError `peer_not_reached`; ConflictError
   *   `peer_known`, `peer_limit_reached`.
   */
  add(peer: Schemas["PeerRequest"], options?: WriteOptions & CreateOptions): Promise<Peer>;

  /** Reads all peers and the state of their syncs. */
  list(options?: RequestOptions): Promise<PeerList>;

  /**
   * Removes a peer, and retires its agents.
   * @throws NotFoundError `peer_not_found`.
   */
  remove(id: string, options?: RequestOptions): Promise<PeerRemoved>;

  /**
   * Syncs a peer now; with `full`, all its agents. Errors of the peer are in the result and throw nothing.
   * @throws NotFoundError `peer_not_found`; ConflictError `sync_under_way`.
   */
  sync(id: string, query?: { full?: boolean | undefined }, options?: RequestOptions): Promise<SyncResult>;

  /**
   * Lists the agents of a peer that are not imported, because their ids are taken.
   * @throws NotFoundError `peer_not_found`; the list throws, not this call.
   */
  conflicts(id: string, query?: PageQuery, options?: RequestOptions): PeerConflictList;
}

/** The requests of its operations. */
export const federation: Lines<"federation"> = {
  add: "POST /api/admin/peers body once",
  list: "GET /peers",
  remove: "DELETE /api/admin/peers/{id}",
  sync: "POST /api/admin/peers/{id}/sync query",
  conflicts: "GET /api/admin/peers/{id}/conflicts list conflicts",
};
