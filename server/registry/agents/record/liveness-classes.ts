import type { components } from "../../../../generated/openapi.d.ts";

/** The states that reads tell apart: filters by `live`, and ranks of searches. `live`: it responds as its protocol requires. */
export const livenessClasses = {
  unknown: "undecided",
  up: "live",
  auth: "live",
  reachable: "undecided",
  degraded: "undecided",
  down: "down",
  dormant: "dormant",
} as const satisfies Record<components["schemas"]["LivenessState"], string>;
