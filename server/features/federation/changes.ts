/** Changes to conflicts that other features make in their own transaction. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import type { PeerTables } from "./peer.ts";

const ofIds = statement((db: Kysely<PeerTables>, { ids }: { ids: readonly string[] }, { texts }) =>
  db.deleteFrom("peer_conflict").where("agent_id", "in", texts(ids)),
);

/** Deletes the conflicts over ids, in which the URLs are that peers have. */
export function deleteConflictsOver(tx: Transaction, ids: readonly string[]): Promise<void> {
  return ofIds.run(tx, { ids });
}
