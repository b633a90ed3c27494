/** What the handlers of the operations on the node itself get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { DiskSpace } from "../../core/database/disk-space.ts";
import type { Monitor } from "../../core/database/monitor.ts";
import type { JobWatch } from "../../core/jobs/job-watch.ts";
import type { Context as SharedContext, Warning } from "../../feature.ts";

export interface Parts {
  /** Whether the database can be written. */
  monitor: Monitor;
  /** What the operator should know of now. */
  warnings: () => Warning[];
  /** The periodic jobs of this process. */
  jobs: JobWatch;
  /** Reads the disk of the database. */
  diskSpace: () => Promise<DiskSpace>;
  /** Writes the node's metrics in the text format of Prometheus; null if it serves none. */
  metrics: (() => Promise<string>) | null;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
