/** API keys. They are managed by who is signed in, so these methods need a session's cookie, and no key will do. */
import type { Lines } from "./methods.ts";
import type { Key, KeyPage, KeyUsageReport, NewKey, PageQuery, Schemas } from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Keys, newest first. */
export type KeyList = Listing<Key, KeyPage>;

/** The methods of `registry.keys`. All throw RegistryError; AuthenticationError for who is not signed in. */
export interface Keys {
  /**
   * Makes a key. Keep its `raw_key`: it is never shown again.
   * @throws PermissionError `tier_not_available`; ConflictError `active_key_limit_reached`; ValidationError.
   */
  create(key: Schemas["KeyRequest"], options?: CreateOptions): Promise<{ key: NewKey }>;

  /** Lists the account's keys in all states, newest first. */
  list(query?: PageQuery, options?: RequestOptions): KeyList;

  /**
   * Revokes a key for good. Revoking it again changes nothing.
   * @throws NotFoundError `key_not_found`.
   */
  revoke(id: string, options?: RequestOptions): Promise<Schemas["KeyRevoked"]>;

  /**
   * Replaces a key. The old one stays good for `grace_period_s`: 0, 3600, 86400 or 604800 seconds.
   * @throws NotFoundError `key_not_found`; ConflictError `key_not_active`, `key_already_rotated`.
   */
  rotate(id: string, rotation: Schemas["Rotation"], options?: CreateOptions): Promise<Schemas["KeyRotated"]>;

  /**
   * Reads what a key has used: this month, and on each of the last 30 days.
   * @throws NotFoundError `key_not_found`.
   */
  usage(id: string, options?: RequestOptions): Promise<KeyUsageReport>;
}

/** What its operations ask for. */
export const keys: Lines<"keys"> = {
  create: "POST /api/developers/keys body once",
  list: "GET /api/developers/keys list keys",
  revoke: "DELETE /api/developers/keys/{id}",
  rotate: "POST /api/developers/keys/{id}/rotate body once",
  usage: "GET /api/developers/keys/{id}/usage",
};
