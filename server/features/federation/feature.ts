/** Federation: agents of other nodes. */
import type { Feature } from "../../feature.ts";
import { agentErasing } from "../../registry/hooks.ts";
import { Peer } from "../../registry/peers/peer.ts";
import * as handlers from "./handlers.ts";
import type { Parts } from "./parts.ts";
import { releasePeers } from "./peer.ts";
import { deleteConflictsOver, PeerConflict } from "./peer-conflict.ts";
import { RegistryProbes } from "./registry-probe.ts";
import { SyncScheduler, type SyncTimes } from "./sync-scheduler.ts";

export const federation: Feature<"federation", Parts, SyncTimes> = {
  entities: [Peer, PeerConflict],
  releases: releasePeers,
  listeners: [
    agentErasing.do(async (tx, _agent, { imported, agentIds }) => {
      if (!imported) await deleteConflictsOver(tx, agentIds); // those with a peer are between others
    }),
  ],
  handlers,
  start: (core, times) => {
    const { database, databaseOfJob, egress, instance, clock, log, warn, stopping, use, jobIntervals } = core;
    const syncs = use(
      new SyncScheduler({
        database,
        databaseOfJob,
        egress,
        instance,
        clock,
        times,
        stopping,
        warn,
        logOtherKeys: (details) =>
          log.warn(
            details,
            "a peer names other keys of its log than before: what you confirmed stays as it is",
          ),
      }),
    );
    const probes = new RegistryProbes({ database, egress, clock, stopping });
    return {
      parts: { syncs },
      jobs: [
        {
          name: "registry_probe",
          run: () => probes.step(),
          intervalMs: jobIntervals.agingMs,
          failure: "finding out which peers are registries failed",
        },
      ],
      begin: () => syncs.start(),
    };
  },
};
