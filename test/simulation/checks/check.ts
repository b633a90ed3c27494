/** What a check gets: everything that was seen from outside. */

import type { History } from "../actions.ts";
import type { SiteAudit } from "../audit.ts";
import type { Made } from "../perform/stage.ts";
import type { Scene } from "../scene.ts";

export interface Evidence {
  history: History;
  scene: Scene;
  made: Made;
  audits: readonly SiteAudit[];
  logLines: readonly string[];
  /** What a check gave up, because it would have taken too long. */
  undecided: string[];
}

/** Compares what was seen with what the contract promises. @returns what is wrong, each in a sentence. */
export type Check = (evidence: Evidence) => string[];
