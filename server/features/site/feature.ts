/** The web pages, and those that browsers get from operations for programs. */
import type { Feature, Handlers as SharedHandlers } from "../../feature.ts";
import * as pages from "./browser-pages.ts";
import { DashboardBuild } from "./dashboard-build.ts";
import * as handlers from "./handlers.ts";
import type { Handlers, Parts } from "./parts.ts";

interface Options {
  /** The folder of the built dashboard (`npm run build:dashboard`). */
  dashboardFolder: string;
}

export const site: Feature<"site", Parts, Options> = {
  handlers,
  start: (_core, { dashboardFolder }) => ({ parts: { dashboard: new DashboardBuild(dashboardFolder) } }),
};

/** Puts pages before operations of others, for browsers. They get the parts of these and of the web pages. */
export function withPages(all: SharedHandlers): SharedHandlers {
  const paged: Handlers = {
    ...all,
    events: { ...all.events, list: pages.withPage(all.events.list, pages.events) },
    log: {
      ...all.log,
      read: pages.withPage(all.log.read, pages.log),
      proof: pages.withPage(all.log.proof, pages.proof),
    },
    node: {
      ...all.node,
      health: pages.withPage(all.node.health, pages.health),
      stats: pages.withPage(all.node.stats, pages.stats),
    },
  };
  return paged as SharedHandlers; // the context of these operations has the parts of web pages: see partsOf in assembly/install.ts
}
