/** What the handlers of agents get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { SearchLimits } from "../../core/database/read-budget.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { Logos } from "./logo/logos.ts";

export interface Parts {
  /** The icons of agents. */
  logos: Logos;
  /** Limits of one search. */
  searchLimits: SearchLimits;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
