/** Continues a halted log, if its database is the newest. */
import type { Database } from "../../core/database/database.ts";
import { logKeyOf } from "./log-key.ts";
import { lockLog, readFormerLogs, readKeys, StoredTiles } from "./log-store.ts";
import { mayBeLatest, olderThan } from "./restored-log.ts";
import { checkpointIn, type RollbackGuard } from "./rollback-guard.ts";
import { isSignedByLog } from "./witness/claims.ts";

/** What shows that the database is the newest. */
export interface Continuation {
  database: Database;
  guard: RollbackGuard;
  nodeKey: Buffer | null;
  /** The last checkpoint that the node signed; null if only the operator knows. */
  checkpoint: string | null;
}

/**
 * Clears the halt. The next run of the sealer compares the log with the checkpoint and with the witnesses again, before it signs.
 * @returns why not; null if it was cleared.
 */
export function continueLog(options: Continuation): Promise<string | null> {
  const { database, guard, nodeKey, checkpoint } = options;
  return database.aside(async (writer) => {
    const log = await lockLog(writer);
    if (!log || log.halted === null) return "The log is not halted.";
    if (checkpoint === null) {
      const kept = guard.read();
      const former = (await readFormerLogs(writer)).map(({ origin }) => origin);
      const fault =
        kept !== null && checkpointIn(kept).origin === log.origin
          ? await olderThan(writer, log, kept)
          : await guard.check(log, former, new StoredTiles(writer));
      if (fault !== null) return fault;
      if (kept === null && log.note !== null) guard.write(log.note); // without the file the log would halt again
    } else {
      const stored = (await readKeys(writer, log.origin)).map(({ vkey }) => vkey);
      const vkeys = nodeKey ? [...stored, logKeyOf(nodeKey, log.origin).vkey] : stored;
      if (!isSignedByLog(vkeys, log.origin, checkpoint))
        return `The checkpoint is not signed by the key of the log ${log.origin}.`;
      if (!mayBeLatest(checkpoint, log))
        return `The checkpoint is older than the database, which has published ${log.published_size} entries: it does not show what was signed last.`;
      const fault = await olderThan(writer, log, checkpoint);
      if (fault !== null) return fault;
      guard.write(checkpoint);
    }
    log.halted = log.halted_at = null;
    return null;
  }, "durable");
}
