/**
 * The expiry of API keys is final. The node stores that it noticed it, because a comparison with the clock alone would make the
 * key valid again when the clock is set back.
 */
import { LockMode } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import { ApiKey } from "./api-key.ts";

/** The number of keys per transaction. */
const batchSize = 200;

/** The keys that are still to expire, as the index `api_key_by_end` has them. */
const expiring = { revoked_at: null, expired_at: null };

/**
 * Expires one batch of keys that are due.
 * @returns the milliseconds until the next expiry: 0 if more may be due; null if that is unknown.
 */
export async function expireKeys(database: Database, clock: () => Date): Promise<number | null> {
  const byEnd = { expires_at: "asc" } as const;
  const first = { orderBy: byEnd, limit: 1 };
  const [next] = await database.em().find(ApiKey, { expires_at: { $ne: null }, ...expiring }, first);
  if (!next?.expires_at) return null;
  const now = clock();
  const wait = Date.parse(next.expires_at) - now.getTime();
  if (wait > 0) return wait;
  const at = now.toISOString();
  const expired = await database.aside(async (writer) => {
    const em = writer.em();
    const due = await em.find(
      ApiKey,
      { expires_at: { $lte: at }, ...expiring },
      // The next run finds those that others change. Waiting could cause a deadlock with a transaction of several keys.
      { orderBy: byEnd, limit: batchSize, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    return em.nativeUpdate(ApiKey, { id: due.map(({ id }) => id) }, { expired_at: at });
  });
  return expired === batchSize ? 0 : null;
}

/** Expires a key, if it has not been expired before. */
export async function expireKey(database: Database, id: string, now: Date): Promise<void> {
  const expired_at = now.toISOString();
  await database.aside((writer) =>
    writer.em().nativeUpdate(ApiKey, { id, expired_at: null }, { expired_at }),
  );
}
