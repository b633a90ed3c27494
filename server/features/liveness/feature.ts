/** Liveness: whether agents respond, as probes of this node find. */

import { version } from "../../../generated/operations.ts";
import type { Core, Job, Warning } from "../../feature.ts";
import type { Feature } from "../../feature.ts";
import { evidenceAsked } from "../../registry/hooks.ts";
import { readAvailability } from "./availability.ts";
import { CardCheck } from "./card-check.ts";
import { checkCards } from "./card-drift.ts";
import * as handlers from "./handlers.ts";
import { updateLivenessViolations } from "./liveness-violations.ts";
import { ProbeOutage } from "./probe-outage.ts";
import { canBeVerified, probeSignerOf } from "./probe-signature.ts";
import { AgentProbe, ProbeOrigin, ProbeProgress, ProbeTarget } from "./probe-target.ts";
import { Prober } from "./prober.ts";
import { updateTargets } from "./targets.ts";
import type { Parts } from "./parts.ts";

export const liveness: Feature<"liveness", Parts> = {
  entities: [AgentProbe, CardCheck, ProbeOrigin, ProbeOutage, ProbeProgress, ProbeTarget],
  listeners: [
    evidenceAsked.do(async (tx, key) => ({ availability: await readAvailability(tx, key, tx.now) })),
  ],
  handlers,
  start: (core) => {
    const { config, database, node, nodeKey } = core;
    const probeSigner = probeSignerOf(nodeKey, node.publicUrl);
    const prober =
      config.probesPerHour === 0
        ? null
        : core.use(
            new Prober({
              ...core,
              database,
              publicUrl: node.publicUrl,
              signer: canBeVerified(node.publicUrl) ? probeSigner : null,
              version,
              probesPerHour: config.probesPerHour,
            }),
          );
    return {
      parts: { prober, probeSigner },
      jobs: prober ? jobsOf(core, prober) : [],
      warnings: () => lateWarning(prober?.lateSince ?? null),
    };
  },
};

function jobsOf(
  { database, databaseOfJob, clock, newId, random, jobIntervals }: Core,
  prober: Prober,
): Job[] {
  const intervalMs = jobIntervals.expiryMs;
  return [
    {
      name: "liveness_targets",
      run: () => updateTargets(database, clock),
      intervalMs,
      failure: "finding out which agents to probe failed",
    },
    { name: "liveness_probes", run: () => prober.start(), intervalMs, failure: "probing agents failed" },
    {
      name: "liveness_violations",
      run: () => updateLivenessViolations({ database: databaseOfJob(), clock, newId }),
      intervalMs,
      failure: "opening or resolving violations of agents that are down failed",
    },
    {
      name: "card_checks",
      run: () => checkCards({ database: databaseOfJob(), prober, clock, newId, random }),
      intervalMs,
      failure: "comparing published cards with the registered ones failed",
    },
  ];
}

/** The warning that more probes are due than the node sends. */
function lateWarning(since: string | null): Warning[] {
  if (since === null) return [];
  const detail =
    "Probes of agents are more than an hour late, because more are due than the node may send: all of them are sent less often. " +
    "Raise `PROBES_PER_HOUR`.";
  return [{ code: "probes_late", detail, since }];
}
