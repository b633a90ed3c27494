/**
 * Finds out which peers respond as registries of ARD, so that searches can refer to them: when a peer is added, and once a day.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { fetchJson } from "../../core/egress/fetch-json.ts";
import { statement } from "../../core/sql/statement.ts";
import { isObject } from "../../core/values/json.ts";
import type { PeerRow, PeerTables } from "./peer.ts";

/** The timeout of a request, and the maximum length of its response, which has one entry. */
const limits = { limitMs: 5_000, maxBytes: 1_048_576 };

const probeIntervalMs = 86_400_000;

/** The time from the start of a node to its first probe: a start does not wait for peers. */
const firstProbeMs = 10_000;

/** Whether a list of ARD entries is where a peer would have it. */
export async function respondsAsRegistry(
  egress: Egress,
  baseUrl: string,
  signal: AbortSignal,
): Promise<boolean> {
  const fetched = await fetchJson(egress, `${baseUrl}/ard/agents?pageSize=1`, { ...limits, signal });
  return fetched.ok && isObject(fetched.json) && Array.isArray(fetched.json.items);
}

type Db = Kysely<PeerTables>;

const due = statement((db: Db, { before }: { before: string }) =>
  db
    .selectFrom("peer")
    .select(["key", "base_url"])
    .where("status", "in", ["active", "degraded"])
    .where(({ eb, or }) => or([eb("ard_probed_at", "is", null), eb("ard_probed_at", "<", before)]))
    .limit(1),
);

const record = statement((db: Db, { key, has_ard, ard_probed_at }: Pick<PeerRow, "key" | Probed>) =>
  db.updateTable("peer").set({ has_ard, ard_probed_at }).where("key", "=", key),
);

type Probed = "has_ard" | "ard_probed_at";

export interface RegistryProbesOptions {
  database: Database;
  egress: Egress;
  clock: () => Date;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The probes of a process. */
export class RegistryProbes {
  readonly #options: RegistryProbesOptions;
  #isStarting = true;

  constructor(options: RegistryProbesOptions) {
    this.#options = options;
  }

  /** Probes one peer that was not probed for a day. @returns 0 if there may be more; null for the interval. */
  async step(): Promise<number | null> {
    const { database, egress, clock, stopping } = this.#options;
    if (this.#isStarting) {
      this.#isStarting = false;
      return firstProbeMs;
    }
    const before = new Date(clock().getTime() - probeIntervalMs).toISOString();
    const peer = await due.get(database, { before });
    if (!peer || stopping.aborted) return null;
    const has_ard = await respondsAsRegistry(egress, peer.base_url, stopping);
    if (stopping.aborted) return null; // the request was aborted
    const probed = { key: peer.key, has_ard, ard_probed_at: clock().toISOString() };
    await database.aside((writer) => record.run(writer, probed));
    return 0;
  }
}
