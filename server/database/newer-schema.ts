/** Detects a database that a newer version of the node has migrated. */
import { version } from "../../generated/operations.ts";
import { StartError } from "../start-error.ts";
import { steps } from "./schema.ts";

/**
 * Rejects a database with migrations that this version does not know: it could write rows that violate
 * constraints of the newer version, or omit data that the newer version requires.
 * @param executed the names of the executed migrations.
 * @throws StartError
 */
export function rejectNewerSchema(executed: readonly string[]): void {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was migrated by a newer version of the node: it has ${unknown.join(", ")}, and this version (${version}) ` +
      `ends with ${steps.at(-1)?.name}. Nothing was written. Start the newer version again, or restore the backup that was ` +
      "made before the upgrade (DATABASE_URL). A database from before the first release cannot be used: start with an empty one.",
  );
}
