/** API keys. These methods need a session cookie; an API key is not sufficient. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { Key, KeyPage, KeysQuery, KeyUsageReport, NewKey, Schemas } from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Keys, newest first. */
export type KeyList = Listing<Key, KeyPage>;

/** Creates the methods of `registry.keys`. */
export function createKeys(http: Http) {
  return {
    /**
     * Creates a key. Store its `raw_key`: it is never shown again. With `scopes`, the key may only do what they permit.
     * @throws PermissionError `tier_not_available`; ConflictError `active_key_limit_reached`; ValidationError.
     */
    create(key: Schemas["KeyRequest"], options?: CreateOptions): Promise<{ key: NewKey }> {
      return call(http, "POST /api/developers/keys", { body: key, safe: "once" }, options);
    },

    /** Lists your keys, with any status, newest first. */
    list(query?: KeysQuery, options?: RequestOptions): KeyList {
      return list(http, "GET /api/developers/keys", "keys", { query }, options);
    },

    /**
     * Renames a key, with any status.
     * @throws NotFoundError `key_not_found`; ValidationError.
     */
    update(id: string, change: Schemas["KeyChange"], options?: RequestOptions): Promise<Key> {
      return call(http, "PATCH /api/developers/keys/{id}", { path: { id }, body: change }, options);
    },

    /**
     * Revokes a key permanently. Revoking it again changes nothing.
     * @throws NotFoundError `key_not_found`.
     */
    revoke(id: string, options?: RequestOptions): Promise<Schemas["KeyRevoked"]> {
      return call(http, "DELETE /api/developers/keys/{id}", { path: { id } }, options);
    },

    /**
     * Replaces a key. The old one stays valid for `grace_period_s`: 0, 3600, 86400 or 604800 seconds.
     * @throws NotFoundError `key_not_found`; ConflictError `key_not_active`, `key_already_rotated`.
     */
    rotate(
      id: string,
      rotation: Schemas["Rotation"],
      options?: CreateOptions,
    ): Promise<Schemas["KeyRotated"]> {
      return call(
        http,
        "POST /api/developers/keys/{id}/rotate",
        { path: { id }, body: rotation, safe: "once" },
        options,
      );
    },

    /**
     * Reads the usage of a key: in the current month, on each of the last `days` (1 to 90, by default 30), and by operation.
     * @throws NotFoundError `key_not_found`.
     */
    usage(id: string, query?: { days?: number }, options?: RequestOptions): Promise<KeyUsageReport> {
      return call(http, "GET /api/developers/keys/{id}/usage", { path: { id }, query }, options);
    },
  } satisfies Methods<"keys">;
}

/** The methods of `registry.keys`. All throw RegistryError; AuthenticationError without a session. */
export interface Keys extends ReturnType<typeof createKeys> {}
