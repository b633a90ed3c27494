/** The entity of a session of a signed-in user, and the statement that finds it. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { AccountTables } from "./account.ts";

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
    user_agent: p.text().strictNullable(),
  },
  uniques: [{ name: "session_by_hash", properties: ["hash"] }],
  indexes: [
    { name: "session_by_account", properties: ["account_id", "created_at"] },
    { name: "session_by_end", properties: ["expires_at"] },
    { name: "session_by_last_use", properties: ["last_used_at"] },
  ],
});

export type Session = InferEntity<typeof Session>;

type Db = Kysely<{ session: Columns<Session> } & AccountTables>;

/** Finds sessions with the values of their accounts that authentication needs. A statement, because each request runs it. */
export const sessionsByHash = statement((db: Db, { hashes }: { hashes: readonly string[] }, dialect) =>
  db
    .selectFrom("session as s")
    .innerJoin("account as a", "a.id", "s.account_id")
    .select(["s.id", "s.account_id", "s.created_at", "s.last_used_at", "s.expires_at", "s.user_agent"])
    .select(["a.role", "a.disabled_at"])
    .where("s.hash", "in", dialect.texts(hashes)),
);
