/** The entity of a session of a signed-in user. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const Session = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    id: p.text().primary(),
    /** SHA-256 of the token in the cookie; the token is not stored. */
    hash: p.text(),
    account_id: p.text(),
    created_at: p.text(),
    last_used_at: p.text(),
    /** When it expires regardless of its use. */
    expires_at: p.text(),
    user_agent: p.text().nullable(),
  },
  uniques: [{ name: "session_by_hash", properties: ["hash"] }],
  indexes: [{ name: "session_by_account", properties: ["account_id", "created_at"] }],
});

export type Session = InferEntity<typeof Session>;
