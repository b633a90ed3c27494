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
  /** Tests play the faults of one ground on one node, one after the other; others have a node of their own. */
  ground?: string;
  /** The test or the fault that shows the same of a node, so that only `npm run faults` plays it. */
  shownBy?: string;
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

/** Makes what faults need once for each stack: those that are played on one node find it there. */
export function oncePerStack<Made>(
  make: (opened: AsyncDisposableStack) => Promise<Made>,
): (opened: AsyncDisposableStack) => Promise<Made> {
  const made = new WeakMap<AsyncDisposableStack, Promise<Made>>();
  return (opened) => {
    const found = made.get(opened) ?? make(opened);
    made.set(opened, found);
    return found;
  };
}

/** Whether the tests run as root of a Linux machine, and may mount file systems. */
export const mayMount = process.getuid?.() === 0 && process.platform === "linux";
