/** Reputation: what reports and evidence say of agents, as a score and a grade. */
import type { Feature } from "../../feature.ts";
import {
  agentDeleted,
  agentHandedOver,
  agentReleased,
  agentRenamed,
  evidenceChanged,
  trustChanged,
} from "../../registry/hooks.ts";
import { recomputeAgedReputations } from "./aging.ts";
import { continueTrustUpdate, startTrustUpdate } from "./disabled-accounts.ts";
import * as handlers from "./handlers.ts";
import { AgentHandover, forgetHandover, recordHandover } from "./handover.ts";
import { deleteReputation, dropOwnerReports, recompute } from "./recompute.ts";
import { ReputationReporter } from "./reporters.ts";
import { Reputation } from "./reputation.ts";

export const reputation: Feature<"reputation"> = {
  entities: [AgentHandover, Reputation, ReputationReporter],
  listeners: [
    evidenceChanged.do(async (tx, agent) => {
      await recompute(tx, agent);
    }),
    // The reputation is kept, because the id may be registered again, but not counted.
    agentDeleted.do(async (tx, agent) => {
      await recompute(tx, agent);
    }),
    // Its snapshot names the agent.
    agentRenamed.do(async (tx, agent) => {
      await recompute(tx, agent);
    }),
    agentHandedOver.do(async (tx, agent, handover) => {
      // An account must not rate its own agent.
      if (handover.owner && agent.owner_id != null) await dropOwnerReports(tx, agent);
      await recordHandover(tx, agent, handover);
    }),
    agentReleased.do(async (tx, { key }) => {
      await deleteReputation(tx, key);
      await forgetHandover(tx, key);
    }),
    trustChanged.do(startTrustUpdate),
  ],
  handlers,
  start: ({ databaseOfJob, clock, jobIntervals }) => ({
    jobs: [
      {
        name: "reputation_aging",
        run: () => recomputeAgedReputations(databaseOfJob(), clock),
        intervalMs: jobIntervals.agingMs,
        failure: "recomputing aged reputations failed",
      },
      {
        name: "trust_update",
        run: () => continueTrustUpdate(databaseOfJob()),
        intervalMs: jobIntervals.expiryMs,
        failure: "recomputing reputations after an account was disabled or enabled failed",
      },
    ],
  }),
};
