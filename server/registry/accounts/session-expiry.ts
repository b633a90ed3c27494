/**
 * The job that deletes ended sessions. A comparison with the clock alone would make a session active again when the clock is set
 * back.
 */
import { LockMode } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { Session } from "./session.ts";
import { idleLife } from "./sessions.ts";

/** The number of sessions per statement. */
const batchSize = 200;

/**
 * Deletes one batch of sessions that have ended.
 * @returns the milliseconds until the next session ends: 0 if more may have ended; null if that is unknown.
 */
export async function deleteEnded(database: Database, clock: () => Date): Promise<number | null> {
  const expires = await firstOf(database, "expires_at");
  const used = await firstOf(database, "last_used_at");
  if (!expires || !used) return null;
  const now = clock().getTime();
  const wait = Math.min(Date.parse(expires), Date.parse(used) + idleLife) - now;
  if (wait > 0) return wait;
  return database.aside(async (writer) => {
    const deleted = [
      await deleteUntil(writer, "expires_at", now),
      await deleteUntil(writer, "last_used_at", now - idleLife),
    ];
    return deleted.includes(batchSize) ? 0 : null;
  });
}

type Column = "expires_at" | "last_used_at";

/** The earliest value of a column of all sessions; undefined without sessions. */
async function firstOf(rows: Managed, column: Column): Promise<string | undefined> {
  const [first] = await rows.em().find(Session, {}, { orderBy: { [column]: "asc" }, limit: 1 });
  return first?.[column];
}

/** Deletes sessions of any account whose column is at most an instant. @returns how many. */
async function deleteUntil(writer: Managed, column: Column, untilMs: number): Promise<number> {
  const em = writer.em();
  const ended = await em.find(
    Session,
    { [column]: { $lte: new Date(untilMs).toISOString() } },
    {
      orderBy: { [column]: "asc" },
      limit: batchSize,
      // The next run finds those that are locked. Waiting could cause a deadlock with a transaction of several sessions.
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    },
  );
  return em.nativeDelete(Session, { id: { $in: ended.map(({ id }) => id) } });
}
