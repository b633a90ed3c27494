/** Erasures: the operator deletes everything that an agent said. */
import type { Feature } from "../../feature.ts";
import { agentErasedAtOrigin, redactionAsked } from "../../registry/hooks.ts";
import { beginErasure } from "./changes.ts";
import { Erasure, isRedacting } from "./erasure.ts";

export const erasures: Feature = {
  entities: [Erasure],
  listeners: [
    agentErasedAtOrigin.do(async (tx, agent) => {
      await beginErasure(tx, agent, { imported: true, reason: null, account: null });
    }),
    redactionAsked.do(isRedacting),
  ],
};
