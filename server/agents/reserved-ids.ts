/** Ids that name a part of a node. */
import { skeletonOf } from "./skeleton.ts";

/** By their skeletons. */
const reserved = new Set(["admin", "local"].map(skeletonOf));

/** The beginning of the ids of peers. */
const peerPrefix = /^peer_/i;

/** Whether only the owner of a node may register an id, because it names a part of the node, or looks as if it did. */
export function isReservedId(agentId: string): boolean {
  return reserved.has(skeletonOf(agentId)) || peerPrefix.test(agentId);
}
