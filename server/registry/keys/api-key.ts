/** The entity of an API key. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Tier } from "../../core/limits/tiers.ts";

export const ApiKey = defineEntity({
  name: "ApiKey",
  tableName: "api_key",
  properties: {
    id: p.text().primary(),
    /** SHA-256 of the raw key; the raw key is not stored. */
    hash: p.text(),
    account_id: p.text(),
    name: p.text(),
    tier: p.text().$type<Tier>(),
    start: p.text(),
    last4: p.text(),
    /** The id of its quota counter: its own id, or that of the first key in its chain of rotations. */
    counter: p.text(),
    created_at: p.text(),
    expires_at: p.text().strictNullable(),
    /** When the node noticed that it had expired. It stays expired, whatever the clock says later: see expiry.ts. */
    expired_at: p.text().strictNullable(),
    revoked_at: p.text().strictNullable(),
    last_used_at: p.text().strictNullable(),
    rotated_from: p.text().strictNullable(),
    rotated_to: p.text().strictNullable(),
    /** What it may do: see scopes.ts. Null for everything that its account may do with a key. */
    scopes: p.text().strictNullable(),
  },
  uniques: [{ name: "api_key_by_hash", properties: ["hash"] }],
  indexes: [
    { name: "api_key_by_account", properties: ["account_id", "created_at", "id"] },
    {
      name: "api_key_active",
      properties: ["account_id", "expires_at"],
      where: "revoked_at is null and rotated_to is null and expired_at is null",
    },
    {
      name: "api_key_by_end",
      properties: ["expires_at"],
      where: "expires_at is not null and revoked_at is null and expired_at is null",
    },
  ],
});
export type ApiKey = InferEntity<typeof ApiKey>;
