/** Shares reads of the journal between streams: after a commit, all streams at its end read the same events. */

import type { Database } from "../../core/database/database.ts";
import type { Commits } from "../../core/journal/commits.ts";
import { type EventFilters, readEvents } from "./journal.ts";

type Events = Awaited<ReturnType<typeof readEvents>>;

/** The reads in progress, by what they read. */
const inProgress = new WeakMap<Commits, Map<string, Promise<Events>>>();

/**
 * Reads events like `readEvents`, or waits for the same read if it is in progress. A read that began before the last commit
 * of this process is not the same: it may lack the events of that commit.
 */
export function readEventsShared(
  database: Database,
  filters: EventFilters,
  after: number,
  limit: number,
): Promise<Events> {
  const { commits } = database;
  const reads = inProgress.get(commits) ?? new Map<string, Promise<Events>>();
  inProgress.set(commits, reads);
  const key = JSON.stringify([filters.types ?? null, filters.agentId ?? null, after, limit, commits.count]);
  const same = reads.get(key);
  if (same) return same;
  const read = readEvents(database, filters, after, limit).finally(() => reads.delete(key));
  reads.set(key, read);
  return read;
}
