/** What becomes of the agents of a removed peer: they are retired, a hundred at a time, and then their ids are free. */
import { retireImported } from "../agents/imports.ts";
import type { Database } from "../database/database.ts";
import type { PeerRow } from "./peer.ts";
import { type Lease, LostLease } from "./writing.ts";

const batch = 100;

/** Retires all agents of a peer that is being removed. What is not done at a stop is done after the next start. */
export async function retirePeer(
  { database, lease, stopping }: { database: Database; lease: () => Lease; stopping: AbortSignal },
  { key, id }: PeerRow,
  retired: (count: number) => void,
): Promise<boolean> {
  while (!stopping.aborted) {
    const more = await database.transaction(async (tx) => {
      const { lease: own, until } = lease();
      const sql = "update peer set lease_until = ? where key = ? and lease = ? returning key";
      if (!(await tx.get(sql, [until, key, own]))) throw new LostLease();
      const some = await tx.all<{ agent_id: string }>(
        "select agent_id from agent where source = ? and status <> 'tombstoned' order by seq limit ?",
        [id, batch],
      );
      if (some.length > 0) {
        const ids = some.map(({ agent_id }) => agent_id);
        retired(await retireImported(tx, id, ids));
        return true;
      }
      await tx.run("update agent set origin = null where source = ?", [id]); // from now on their ids are anybody's
      // Other peers may have agents of these ids: they are read as a whole the next time, and have them then.
      await tx.run(
        "update peer set whole = true where key in (select peer_key from peer_conflict where held_by = ?)",
        [id],
      );
      await tx.run("delete from peer_conflict where peer_key = ?", [key]);
      await tx.run(
        "update peer set status = 'removed', ids = 0, cursor = 0, lease = null, lease_until = null where key = ?",
        [key],
      );
      return false;
    });
    if (!more) return true;
  }
  return false;
}
