/** The entity of a record of a peer that was not imported, because another source has the id; and how it is deleted. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Transaction } from "../../core/journal/transaction.ts";

export const PeerConflict = defineEntity({
  name: "PeerConflict",
  tableName: "peer_conflict",
  properties: {
    peer_key: p.bigint("number").primary(),
    agent_id: p.text().primary(),
    agent_url: p.text(),
    /** The source that has the id: `local`, or the id of another peer. */
    held_by: p.text(),
    seen_at: p.text(),
  },
  indexes: [{ name: "peer_conflict_by_holder", properties: ["held_by"] }],
});

export type PeerConflict = InferEntity<typeof PeerConflict>;

/** Deletes the conflicts over ids, in which the URLs are that peers have. */
export async function deleteConflictsOver(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.em().nativeDelete(PeerConflict, { agent_id: { $in: [...ids] } });
}
