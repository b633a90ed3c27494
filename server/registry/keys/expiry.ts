/**
 * The expiry of API keys is final. The node stores that it noticed it, because a comparison with the clock alone would make the
 * key valid again when the clock is set back.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { ApiKey } from "./api-key.ts";

/** The number of keys per transaction. */
const batchSize = 200;

type Db = Kysely<{ api_key: Columns<ApiKey> }>;
type Expiry = Pick<Columns<ApiKey>, "id"> & { now: string };

/** The keys that are still to expire, as the index `api_key_by_end` has them. */
const expiring = (db: Db) =>
  db
    .selectFrom("api_key")
    .where("expires_at", "is not", null)
    .where("revoked_at", "is", null)
    .where("expired_at", "is", null);

const firstExpiry = statement((db: Db) => expiring(db).select(({ fn }) => fn.min("expires_at").as("at")));

/** Skips rows that others change: the next run finds them. Waiting could cause a deadlock with a transaction of several keys. */
const expireDue = statement((db: Db, { now, limit }: { now: string; limit: number }, { engine }) =>
  db
    .updateTable("api_key")
    .set({ expired_at: now })
    .where(
      "id",
      "in",
      expiring(db)
        .select("id")
        .where("expires_at", "<=", now)
        .orderBy("expires_at")
        .limit(limit)
        .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
    )
    .returning("id"),
);

const expireOne = statement((db: Db, { id, now }: Expiry) =>
  db.updateTable("api_key").set({ expired_at: now }).where("id", "=", id).where("expired_at", "is", null),
);

/**
 * Expires one batch of keys that are due.
 * @returns the milliseconds until the next expiry: 0 if more may be due; null if that is unknown.
 */
export async function expireKeys(database: Database, clock: () => Date): Promise<number | null> {
  const next = await firstExpiry.get(database, {});
  if (!next?.at) return null;
  const now = clock();
  const wait = Date.parse(next.at) - now.getTime();
  if (wait > 0) return wait;
  const due = { now: now.toISOString(), limit: batchSize };
  const expired = await database.aside((writer) => expireDue.all(writer, due));
  return expired.length === batchSize ? 0 : null;
}

/** Expires a key, if it has not been expired before. */
export async function expireKey(database: Database, id: string, now: Date): Promise<void> {
  await database.aside((writer) => expireOne.run(writer, { id, now: now.toISOString() }));
}
