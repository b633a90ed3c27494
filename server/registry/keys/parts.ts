/** What the handlers of keys get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { Activity } from "./activity.ts";

export interface Parts {
  /** Records the activity of API keys. */
  activity: Activity;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
