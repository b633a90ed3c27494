/** What the handlers of federation get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { SyncScheduler } from "./sync-scheduler.ts";

export interface Parts {
  /** Synchronizes peers. */
  syncs: SyncScheduler;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
