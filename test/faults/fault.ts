/** A fault of the database, of PgBouncer or of the node, and how it is made. */
import type { NodeProcess } from "./process.ts";

/** A fault, and how it is made. */
export interface Fault {
  engine: "sqlite" | "postgres";
  name: string;
  /** Whether some changes succeed meanwhile. */
  harmless?: boolean;
  /** Whether a sync may fail, so that the outcome of a commit is not known. */
  failsSync?: boolean;
  /** Whether this machine can make it. */
  possible: boolean;
  /** Where the database is, and what begins and ends the fault; the stack takes what has to be undone. */
  arrange(opened: AsyncDisposableStack): Promise<Arranged>;
}

/** A fault that is ready to begin. */
export interface Arranged {
  /** The value of DATABASE_URL. */
  url: string;
  begin(node: NodeProcess): Promise<void> | void;
  end(node: NodeProcess): Promise<void> | void;
  /** Whether the node has to be started again at the end: the fault or its repair ends it. */
  restarts?: boolean;
}

/** Whether the tests run as root of a Linux machine, and may mount file systems. */
export const mayMount = process.getuid?.() === 0 && process.platform === "linux";
