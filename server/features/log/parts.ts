/** What the handlers of the log get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { Cosigner } from "./log-key.ts";
import type { TileCache } from "./tile-nodes.ts";

export interface Parts {
  /** The key with which the node cosigns checkpoints of other logs. */
  cosigner: Cosigner;
  /** The tiles of which proofs of the log were made lately. */
  logTiles: TileCache;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
