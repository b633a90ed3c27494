/** Peers: other nodes whose agents this one lists too. */
import { type Http, type RequestOptions, read, sending, type WriteOptions } from "./http.ts";
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
import { type Listing, listing } from "./pages.ts";

/** Conflicts, by id. */
export type PeerConflictList = Listing<PeerConflict, PeerConflictPage>;

/** The methods of `registry.federation`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Federation = ReturnType<typeof createFederation>;

/** Makes the methods of `registry.federation`. All but `list` are for the owner of the node. */
export function createFederation(http: Http) {
  return {
    /**
     * Adds a peer, once the node has found a registry node there. Its agents are taken over soon after.
     * @throws RegistryError `peer_url_rejected`, `peer_unusable`, `peer_not_reached`, `peer_known`,
     *   `peer_limit_reached`, `owner_required`.
     */
    add(peer: Schemas["PeerRequest"], options: WriteOptions = {}): Promise<Peer> {
      return read(http.POST("/api/admin/peers", { body: peer, ...sending(options) }));
    },

    /** Reads all peers, and how far the node is with each. */
    list(options: RequestOptions = {}): Promise<PeerList> {
      return read(http.GET("/peers", sending(options)));
    },

    /**
     * Removes a peer, and retires its agents.
     * @throws RegistryError `peer_not_found`, `owner_required`.
     */
    remove(id: string, options: RequestOptions = {}): Promise<PeerRemoved> {
      return read(http.DELETE("/api/admin/peers/{id}", { params: { path: { id } }, ...sending(options) }));
    },

    /**
     * Reads a peer now; with `full` all that it has. What the peer does wrong is told by the result, and throws nothing.
     * @throws RegistryError `peer_not_found`, `sync_under_way`, `owner_required`.
     */
    sync(
      id: string,
      { full = false, ...options }: RequestOptions & { full?: boolean } = {},
    ): Promise<SyncResult> {
      const params = { path: { id }, ...(full && { query: { full: "true" as const } }) };
      return read(http.POST("/api/admin/peers/{id}/sync", { params, ...sending(options) }));
    },

    /**
     * Lists the agents of a peer that are not here because their ids belong to others.
     * @throws RegistryError `peer_not_found`, `owner_required`; the list throws, not this call.
     */
    conflicts(id: string, query: PageQuery = {}, options: RequestOptions = {}): PeerConflictList {
      return listing<PeerConflict, PeerConflictPage, string>({
        fetch: (cursor) => {
          const params = { path: { id }, query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/api/admin/peers/{id}/conflicts", { params, ...sending(options) }));
        },
        items: ({ conflicts }) => conflicts,
        next: ({ next_cursor }) => next_cursor,
      });
    },
  };
}
