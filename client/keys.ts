/** API keys. They are managed by who is signed in, so these methods need a session's cookie, and no key will do. */
import { type Http, type RequestOptions, read, sending } from "./http.ts";
import type { Key, KeyPage, KeyUsageReport, NewKey, PageQuery, Schemas } from "./models.ts";
import { type Listing, listing } from "./pages.ts";

/** Keys, newest first. */
export type KeyList = Listing<Key, KeyPage>;

/** The methods of `registry.keys`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Keys = ReturnType<typeof createKeys>;

/** Makes the methods of `registry.keys`. */
export function createKeys(http: Http) {
  return {
    /**
     * Makes a key. Keep its `raw_key`: it is never shown again.
     * @throws RegistryError `tier_not_available`, `active_key_limit_reached`, `invalid_body`, `credential_missing`.
     */
    create(key: Schemas["KeyRequest"], options: RequestOptions = {}): Promise<{ key: NewKey }> {
      return read(http.POST("/api/developers/keys", { body: key, ...sending(options) }));
    },

    /** Lists the account's keys in all states, newest first. */
    list(query: PageQuery = {}, options: RequestOptions = {}): KeyList {
      return listing<Key, KeyPage, string>({
        fetch: (cursor) => {
          const params = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/api/developers/keys", { params, ...sending(options) }));
        },
        items: ({ keys }) => keys,
        next: ({ next_cursor }) => next_cursor,
      });
    },

    /**
     * Revokes a key for good. Revoking it again changes nothing.
     * @throws RegistryError `key_not_found`.
     */
    revoke(id: string, options: RequestOptions = {}): Promise<Schemas["KeyRevoked"]> {
      return read(
        http.DELETE("/api/developers/keys/{id}", { params: { path: { id } }, ...sending(options) }),
      );
    },

    /**
     * Replaces a key. The old one stays good for `grace_period_s`: 0, 3600, 86400 or 604800 seconds.
     * @throws RegistryError `key_not_found`, `key_not_active`, `key_already_rotated`.
     */
    rotate(
      id: string,
      rotation: Schemas["Rotation"],
      options: RequestOptions = {},
    ): Promise<Schemas["KeyRotated"]> {
      const params = { path: { id } };
      return read(
        http.POST("/api/developers/keys/{id}/rotate", { params, body: rotation, ...sending(options) }),
      );
    },

    /**
     * Reads what a key has used: this month, and on each of the last 30 days.
     * @throws RegistryError `key_not_found`.
     */
    usage(id: string, options: RequestOptions = {}): Promise<KeyUsageReport> {
      const params = { path: { id } };
      return read(http.GET("/api/developers/keys/{id}/usage", { params, ...sending(options) }));
    },
  };
}
