/** What one request may reach. */
import type { Routes } from "../generated/routes.ts";
import type { Cursors } from "./cursors.ts";
import type { Database } from "./database/database.ts";
import type { Caller } from "./http/admission.ts";

export interface Context {
  /** Who asks. */
  caller: Caller;
  /** Reading and writing. */
  database: Database;
  /** Where pages start. */
  cursors: Cursors;
  /** The time. */
  clock: () => Date;
  /** The node itself. */
  node: NodeFacts;
}

/** What a node knows of itself. */
export interface NodeFacts {
  /** Where people reach it; no slash at the end. */
  publicUrl: string;
  /** Whether AgentFacts that do not follow v1 wholly are refused. */
  strictFacts: boolean;
  startedAt: Date;
  /** Aborted when the node stops: ends what would never end. */
  stopping: AbortSignal;
}

/** All handlers, by feature. */
export type Handlers = Routes<Context>;
