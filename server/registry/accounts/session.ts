/** The entity of a session of a signed-in user, and the statements on its table. */
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

/** A session as it is stored, without the hash of its token. */
export type SessionRow = Omit<Columns<Session>, "hash">;

type Db = Kysely<{ session: Columns<Session> } & AccountTables>;
type ById = Pick<SessionRow, "id">;
type ByAccount = Pick<SessionRow, "account_id">;
type ByHash = Pick<Session, "hash">;

const columns = ["id", "account_id", "created_at", "last_used_at", "expires_at", "user_agent"] as const;

export const sessionById = statement((db: Db, { id }: ById) =>
  db.selectFrom("session").select(columns).where("id", "=", id),
);

/** Finds sessions with the values of their accounts that authentication needs. */
export const sessionsByHash = statement((db: Db, { hashes }: { hashes: readonly string[] }, dialect) =>
  db
    .selectFrom("session as s")
    .innerJoin("account as a", "a.id", "s.account_id")
    .select(["s.id", "s.account_id", "s.created_at", "s.last_used_at", "s.expires_at", "s.user_agent"])
    .select(["a.role", "a.disabled_at"])
    .where("s.hash", "in", dialect.texts(hashes)),
);

export const newestSessions = statement((db: Db, { account_id, limit }: ByAccount & { limit: number }) =>
  db
    .selectFrom("session")
    .select(columns)
    .where("account_id", "=", account_id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit),
);

export const insertSession = statement((db: Db, values: Columns<Session>) => {
  const { id, hash, account_id, created_at, last_used_at, expires_at, user_agent } = values;
  return db
    .insertInto("session")
    .values({ id, hash, account_id, created_at, last_used_at, expires_at, user_agent });
});

export const setLastUse = statement((db: Db, { id, last_used_at }: Pick<SessionRow, "id" | "last_used_at">) =>
  db
    .updateTable("session")
    .set({ last_used_at })
    .where("id", "=", id)
    .where("last_used_at", "<", last_used_at),
);

export const deleteSession = statement((db: Db, { id }: ById) =>
  db.deleteFrom("session").where("id", "=", id),
);

/** Deletes a session of an account, and returns it. */
export const deleteOwnSession = statement((db: Db, { id, account_id }: ById & ByAccount) =>
  db.deleteFrom("session").where("id", "=", id).where("account_id", "=", account_id).returning("id"),
);

export const deleteSessionByHash = statement((db: Db, { hash }: ByHash) =>
  db.deleteFrom("session").where("hash", "=", hash),
);

export const deleteSessionsOf = statement((db: Db, { account_id }: ByAccount) =>
  db.deleteFrom("session").where("account_id", "=", account_id),
);

/** Deletes the sessions of an account that have expired, or were not used since an instant. */
export const deleteEndedSessions = statement(
  (db: Db, { account_id, now, unusedSince }: ByAccount & { now: string; unusedSince: string }) =>
    db
      .deleteFrom("session")
      .where("account_id", "=", account_id)
      .where(({ eb, or }) => or([eb("expires_at", "<=", now), eb("last_used_at", "<=", unusedSince)])),
);

/** Deletes sessions of an account other than its newest. */
export const deleteOldSessions = statement(
  (db: Db, { account_id, kept, limit }: ByAccount & { kept: number; limit: number }) =>
    db
      .deleteFrom("session")
      .where("id", "in", (select) =>
        select
          .selectFrom("session")
          .select("id")
          .where("account_id", "=", account_id)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(limit)
          .offset(kept),
      ),
);

/** The first expiry and the earliest last use of all sessions; null without sessions. */
export const firstEnds = statement((db: Db) =>
  db.selectNoFrom((select) => [
    select
      .selectFrom("session")
      .select(({ fn }) => fn.min("expires_at").as("at"))
      .as("expires_at"),
    select
      .selectFrom("session")
      .select(({ fn }) => fn.min("last_used_at").as("at"))
      .as("last_used_at"),
  ]),
);

/** Builds the statement that deletes sessions of any account whose column is at most an instant. */
const deleteUntil = (column: "expires_at" | "last_used_at") =>
  statement((db: Db, { until, limit }: { until: string; limit: number }, { engine }) =>
    db
      .deleteFrom("session")
      .where("id", "in", (select) =>
        select
          .selectFrom("session")
          .select("id")
          .where(column, "<=", until)
          .orderBy(column)
          .limit(limit)
          // The next run finds them. Waiting could cause a deadlock with a transaction of several sessions.
          .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returning("id"),
  );

export const deleteExpiredSessions = deleteUntil("expires_at");
export const deleteUnusedSessions = deleteUntil("last_used_at");

/** Deletes a session unless it was used since it was read. */
export const deleteUnusedSession = statement(
  (db: Db, { id, last_used_at }: Pick<SessionRow, "id" | "last_used_at">) =>
    db.deleteFrom("session").where("id", "=", id).where("last_used_at", "=", last_used_at),
);
