/** Liveness: whether agents respond, as probes of this node find. */
import type { Feature } from "../../feature.ts";
import { evidenceAsked } from "../../registry/hooks.ts";
import { readAvailability } from "./availability.ts";
import { CardCheck } from "./card-check.ts";
import { ProbeOutage } from "./probe-outage.ts";
import { AgentProbe, ProbeOrigin, ProbeProgress, ProbeTarget } from "./probe-target.ts";

export const liveness: Feature = {
  entities: [AgentProbe, CardCheck, ProbeOrigin, ProbeOutage, ProbeProgress, ProbeTarget],
  listeners: [
    evidenceAsked.do(async (tx, key) => ({ availability: await readAvailability(tx, key, tx.now) })),
  ],
};
