/** The job that expires certifications. If no process runs at the time, the next start expires them. */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { statement } from "../../core/sql/statement.ts";
import type { CertificationTable } from "./certification.ts";
import { expireDue } from "./certification-changes.ts";

/** The number of certifications per transaction. */
const batchSize = 50;

const firstExpiry = statement((db: Kysely<{ certification: CertificationTable }>) =>
  db
    .selectFrom("certification")
    .select(({ fn }) => fn.min("expires_at").as("at"))
    .where("status", "=", "active"),
);

/**
 * Expires one batch of certifications that are due.
 * @param database a database that sends the deliveries of its changes.
 * @returns the milliseconds until the next expiry: 0 if more may be due; null if no certification expires.
 */
export async function expireCertifications(database: Database, clock: () => Date): Promise<number | null> {
  const next = await firstExpiry.get(database, {});
  if (!next?.at) return null;
  const wait = Date.parse(next.at) - clock().getTime();
  if (wait > 0) return wait;
  await database.transaction((tx) => expireDue(tx, batchSize));
  return 0;
}
