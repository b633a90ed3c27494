/**
 * Finds out which peers respond as registries of ARD, so that searches can refer to them: when a peer is added, and once a day.
 */
import type { Database } from "../../core/database/database.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { fetchJson } from "../../core/egress/fetch-json.ts";
import { isObject } from "../../core/values/json.ts";
import { Peer } from "../../registry/peers/peer.ts";

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
    const peer = await database.em().findOne(Peer, {
      status: { $in: ["active", "degraded"] },
      $or: [{ ard_probed_at: null }, { ard_probed_at: { $lt: before } }],
    });
    if (!peer || stopping.aborted) return null;
    const has_ard = await respondsAsRegistry(egress, peer.base_url, stopping);
    if (stopping.aborted) return null; // the request was aborted
    const probed = { has_ard, ard_probed_at: clock().toISOString() };
    await database.aside((writer) => writer.em().nativeUpdate(Peer, { key: peer.key }, probed));
    return 0;
  }
}
