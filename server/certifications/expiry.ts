/** Certifications end by themselves, at their time; and if no process ran then, as soon as one does. */
import type { Database } from "../database/database.ts";
import { expireDue } from "./changes.ts";

/** How many are ended in one transaction. */
const batch = 50;

/**
 * Ends what has reached its end, some at a time.
 * @param database the one whose changes are sent to subscribers.
 * @returns when the next one ends, in milliseconds from now: 0 if there may be more; null if none does.
 */
export async function expireCertifications(database: Database, clock: () => Date): Promise<number | null> {
  const next = await database.get<{ at: string | null }>(
    "select min(expires_at) as at from certification where status = 'active'",
  );
  if (!next?.at) return null;
  const wait = Date.parse(next.at) - clock().getTime();
  if (wait > 0) return wait;
  await database.transaction((tx) => expireDue(tx, batch));
  return 0;
}
