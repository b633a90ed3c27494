/** Detects a database, or a backup, with migrations that this version of the node does not have. */
import { version } from "../../../generated/operations.ts";
import { StartError } from "../process/start-error.ts";
import { steps } from "./schema.ts";

/**
 * Rejects migrations that this version does not know: it could write rows that violate constraints of the other version, or omit
 * data that the other version requires.
 * @param executed the names of the executed migrations.
 * @param what has them.
 * @throws StartError
 */
export function rejectUnknownMigrations(executed: readonly string[], what = "The database"): void {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const last = steps.at(-1)?.name ?? "";
  // Releases only add migrations, whose numbers grow: an unknown one among the known numbers is of no release.
  const isNewer = unknown.every((name) => name > last);
  const maker = isNewer
    ? "a newer version of the node, or by one from development"
    : "a version of the node from development, which was never released";
  throw new StartError(
    `${what} was made by ${maker}: it has the migrations ${unknown.join(", ")}, which this version (${version}, up to ${last}) ` +
      "does not know. Nothing was written. Start the version that made it, whose `npm run registry-node -- export` also saves the agents " +
      "for an import here. Or restore a backup that this version can read, or start with an empty database (DATABASE_URL).",
  );
}
