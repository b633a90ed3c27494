/** AgentFacts: what publishers, or their cards, state of agents. */
import type { Feature } from "../../feature.ts";
import * as handlers from "./handlers.ts";

export const facts: Feature<"facts"> = { handlers };
