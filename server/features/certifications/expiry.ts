/** The job that expires certifications. If no process runs at the time, the next start expires them. */
import type { Database } from "../../core/database/database.ts";
import { Certification, isActive } from "./certification.ts";
import { expireDue } from "./certification-changes.ts";

/** The number of certifications per transaction. */
const batchSize = 50;

/**
 * Expires one batch of certifications that are due.
 * @param database a database that sends the deliveries of its changes.
 * @returns the milliseconds until the next expiry: 0 if more may be due; null if no certification expires.
 */
export async function expireCertifications(database: Database, clock: () => Date): Promise<number | null> {
  const expiring = { expires_at: { $ne: null }, ...isActive() };
  const next = await database.em().findOne(Certification, expiring, { orderBy: { expires_at: "asc" } });
  if (!next) return null;
  const wait = Date.parse(next.expires_at ?? "") - clock().getTime();
  if (wait > 0) return wait;
  await database.transaction((tx) => expireDue(tx, batchSize));
  return 0;
}
