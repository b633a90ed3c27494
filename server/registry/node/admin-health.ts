/** The operation that shows the owner the disk space, who fills it, and the jobs of the node. */
import type { components } from "../../../generated/openapi.d.ts";
import { type DiskSpace, isScarce } from "../../core/database/disk-space.ts";
import { noStore } from "../../core/http/responses.ts";
import type { JobState } from "../../core/jobs/job-watch.ts";
import { storedOn } from "../../core/limits/storage-limits.ts";
import type { Handlers } from "./parts.ts";

type Schemas = components["schemas"];

export const adminHealth: Handlers["node"]["adminHealth"] = async (_request, context) => {
  const { jobs, diskSpace, clock, database, node } = context;
  const disk = diskResponse(await diskSpace());
  const timestamp = clock().toISOString();
  const { withoutAccount, accounts } = await storedOn(database, timestamp.slice(0, 10), 10);
  const storage = {
    anonymous_bytes: withoutAccount.today,
    anonymous_limit_bytes: node.anonymousStorageLimit || null,
    anonymous_total_bytes: withoutAccount.inTotal,
    accounts: accounts.map(({ id, bytes }) => ({ account_id: id, bytes })),
  };
  const states = jobs.states().map(jobResponse);
  const isFine = disk.status !== "warning" && states.every(({ status }) => status === "ok");
  const status = isFine ? ("ok" as const) : ("warning" as const);
  return {
    status: 200,
    headers: noStore,
    body: { status, timestamp, disk, storage, jobs: states },
  };
};

function diskResponse(space: DiskSpace): Schemas["DiskSpace"] {
  const { freeBytes, totalBytes, databaseBytes, warningBytes } = space;
  return {
    status: freeBytes === null ? "unknown" : isScarce(space) ? "warning" : "ok",
    free_bytes: freeBytes,
    total_bytes: totalBytes,
    database_bytes: databaseBytes,
    warning_below_bytes: warningBytes,
  };
}

function jobResponse(state: JobState): Schemas["JobHealth"] {
  const { name, status, lastSuccessAt, failedAt, consecutiveFailures, dueAt } = state;
  return {
    name,
    status,
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    failed_at: failedAt?.toISOString() ?? null,
    consecutive_failures: consecutiveFailures,
    due_at: dueAt.toISOString(),
  };
}
