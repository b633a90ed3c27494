import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/core/jobs/jobs.ts",
    replace: "Math.min(every, due ?? every)",
    by: "due ?? every",
    effect: "what another process creates expires late, because the job sleeps until what it knew was due",
  },
  {
    file: "server/core/leases/instance.ts",
    replace: "const holding = [this.#current, ...this.#former].filter",
    by: "const holding = [this.#current].filter",
    effect: "after one failed write the deliveries under way are released, and receivers get them twice",
  },
  {
    file: "server/core/leases/instance.ts",
    replace: "nativeDelete(InstanceRecord, { id, heartbeats })",
    by: "nativeDelete(InstanceRecord, { id })",
    effect: "a process that was slow for a moment loses its leases although it has given a new sign of life",
  },
  {
    file: "server/core/leases/instance.ts",
    replace: "this.#missed.reset();",
    by: "",
    effect:
      "after an outage of the database a process takes all others for dead, and deliveries are sent twice",
  },
  {
    file: "server/features/federation/feature.ts",
    replace: "  releases: releasePeers,\n",
    by: "",
    effect: "a peer that a killed process was syncing is never synced again",
  },
  {
    file: "server/core/paging/page-cache.ts",
    replace: "() => this.#remove(name, entry),",
    by: "() => undefined,",
    effect: "after one failed read callers get the same failure until something in the registry changes",
  },
  {
    file: "server/core/limits/fixed-windows.ts",
    replace: "found && now >= found.startedAt && now - found.startedAt < windowMs",
    by: "found && now - found.startedAt < windowMs",
    effect: "after the clock was set back by a day, callers get 429 for a day",
  },
  {
    file: "server/core/limits/network-limits.ts",
    replace: "Math.min(Date.parse(resetsAt),",
    by: "Math.max(Date.parse(resetsAt),",
    effect: "a network that sent a used-up key has the lower limit until the end of the month",
  },
  {
    file: "server/core/paging/paging.ts",
    replace: "encodeURIComponent(String(each))",
    by: "String(each)",
    effect: "the link to the next page of a list with & or a space in a filter leads to another list",
  },
  {
    file: "server/core/limits/storage-limits.ts",
    replace: "written = tx.bytesWritten - (caller.account === null ? 0 : tx.bytesOfDeliveries);",
    by: "written = tx.bytesWritten;",
    effect: "an account reaches its storage limit because others subscribe to its events",
  },
];
