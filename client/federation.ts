/** Peers: other nodes whose agents this one lists too. */
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
 * The methods of `registry.federation`. All throw RegistryError; all but `list` are for the owner of the node, and throw
 * PermissionError `owner_required` for others.
 */
export interface Federation {
  /**
   * Adds a peer, once the node has found a registry node there. Its agents are taken over soon after.
   * @throws ValidationError `peer_url_rejected`, `peer_unusable`; ServerError `peer_not_reached`; ConflictError
   *   `peer_known`, `peer_limit_reached`.
   */
  add(peer: Schemas["PeerRequest"], options?: WriteOptions & CreateOptions): Promise<Peer>;

  /** Reads all peers, and how far the node is with each. */
  list(options?: RequestOptions): Promise<PeerList>;

  /**
   * Removes a peer, and retires its agents.
   * @throws NotFoundError `peer_not_found`.
   */
  remove(id: string, options?: RequestOptions): Promise<PeerRemoved>;

  /**
   * Reads a peer now; with `full` all that it has. What the peer does wrong is told by the result, and throws nothing.
   * @throws NotFoundError `peer_not_found`; ConflictError `sync_under_way`.
   */
  sync(id: string, query?: { full?: boolean | undefined }, options?: RequestOptions): Promise<SyncResult>;

  /**
   * Lists the agents of a peer that are not here because their ids belong to others.
   * @throws NotFoundError `peer_not_found`; the list throws, not this call.
   */
  conflicts(id: string, query?: PageQuery, options?: RequestOptions): PeerConflictList;
}

/** What its operations ask for. */
export const federation: Lines<"federation"> = {
  add: "POST /api/admin/peers body once",
  list: "GET /peers",
  remove: "DELETE /api/admin/peers/{id}",
  sync: "POST /api/admin/peers/{id}/sync query",
  conflicts: "GET /api/admin/peers/{id}/conflicts list conflicts",
};
