/** Agents: their records, registration, lifecycle and lists. */

import type { SearchLimits } from "../../core/database/read-budget.ts";
import type { Feature } from "../../feature.ts";
import * as handlers from "./handlers.ts";
import { Logos } from "./logo/logos.ts";
import type { Handlers, Parts } from "./parts.ts";
import { Agent } from "./record/agent.ts";
import { AgentCard } from "./record/agent-card.ts";
import { AgentFacts } from "./record/agent-facts.ts";
import { AgentWord } from "./record/agent-word.ts";
import { RecordChange } from "./record/record-changes.ts";
import { AgentServer } from "./record/server-json.ts";
import { RecordRenewal } from "./record/stored-records.ts";
import { NewIdDay } from "./registration/new-id-limit.ts";

interface Options {
  searchLimits: SearchLimits;
}

/** An agent is given away by an offer, and found by the search: these operations are of others. */
type AllButOthers = Omit<Feature<"agents", Parts, Options>, "handlers"> & {
  handlers: Omit<Handlers["agents"], "search" | "transfer">;
};

export const agents: AllButOthers = {
  entities: [Agent, AgentCard, AgentFacts, AgentServer, AgentWord, NewIdDay, RecordChange],
  handlers,
  start: ({ database, egress, clock, jobIntervals }, { searchLimits }) => {
    const renewal = new RecordRenewal(database);
    return {
      parts: { logos: new Logos(egress, clock), searchLimits },
      jobs: [
        {
          name: "record_renewal",
          run: () => renewal.step(),
          intervalMs: jobIntervals.agingMs,
          failure: "renewing the stored records of agents failed",
        },
      ],
    };
  },
};
