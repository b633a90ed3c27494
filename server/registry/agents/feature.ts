/** Agents: their records, registration, lifecycle and lists. */
import type { Feature } from "../../feature.ts";
import type { SearchLimits } from "../search/budget.ts";
import { Agent } from "./agent.ts";
import { AgentCard } from "./agent-card.ts";
import { AgentFacts } from "./agent-facts.ts";
import { AgentWord } from "./agent-word.ts";
import * as handlers from "./handlers.ts";
import { Logos } from "./logo/logos.ts";
import { NewIdDay } from "./new-id-limit.ts";
import { RecordChange } from "./record-changes.ts";
import { AgentServer } from "./server-json.ts";
import { RecordRenewal } from "./stored-records.ts";
import type { Handlers, Parts } from "./parts.ts";

interface Options {
  searchLimits: SearchLimits;
}

/** An agent is given away by an offer: that operation is the offers'. */
type AllButTransfer = Omit<Feature<"agents", Parts, Options>, "handlers"> & {
  handlers: Omit<Handlers["agents"], "transfer">;
};

export const agents: AllButTransfer = {
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
