/** Erasures: the operator deletes everything that an agent said. */

import { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import type { Feature } from "../../feature.ts";
import { agentErasedAtOrigin, redactionAsked } from "../../registry/hooks.ts";
import { beginErasure } from "./erase-agent.ts";
import { Erasure, isRedacting } from "./erasure.ts";
import * as handlers from "./handlers.ts";
import { continueErasures } from "./steps.ts";

export const erasures: Feature<"erasures"> = {
  entities: [Erasure],
  listeners: [
    agentErasedAtOrigin.do(async (tx, agent) => {
      await beginErasure(tx, agent, { imported: true, reason: null, account: null });
    }),
    redactionAsked.do(isRedacting),
  ],
  handlers,
  start: ({ databaseOfJob, nodeKey, random, jobIntervals }) => {
    const encryption = new SecretEncryption(nodeKey, "stored responses", random);
    return {
      jobs: [
        {
          name: "erasures",
          run: () => continueErasures({ database: databaseOfJob(), encryption }),
          intervalMs: jobIntervals.expiryMs,
          failure: "erasing what an agent said failed",
        },
      ],
    };
  },
};
