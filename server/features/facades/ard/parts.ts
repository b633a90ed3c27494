/** What the handlers of ARD get beside what all handlers have. */
import type { Routes } from "../../../../generated/routes.ts";
import type { Context as SharedContext } from "../../../feature.ts";

export interface Parts {
  /** The node as a publisher: the domain in its names, and whether its manifest lists agents. */
  ard: { domain: string; manifest: "all" | "node" };
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
