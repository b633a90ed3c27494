/** What the handlers of the web pages get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { DashboardBuild } from "./dashboard-build.ts";

export interface Parts {
  /** The built files of the dashboard. */
  dashboard: DashboardBuild;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
