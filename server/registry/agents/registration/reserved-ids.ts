/** Ids that name a part of a node. */
import { skeletonOf } from "../record/skeleton.ts";

/**
 * Parts of a node, and those who answer for it: its roles, the usual names of administrators, and mailboxes for network operations,
 * security and the Web (RFC 2142 sections 4 and 5). By their skeletons.
 */
const reserved = new Set(
  [
    ...["local", "localhost", "registry", "registry-node", "system"],
    ...["admin", "administrator", "operator", "owner", "root", "support"],
    ...["abuse", "hostmaster", "noc", "postmaster", "security", "webmaster"],
  ].map(skeletonOf),
);

/** The beginning of the ids of peers. */
const peerPrefix = /^peer_/i;

/**
 * Whether only the owner of a node may register an id, because it names a part of the node, or looks as if it did.
 * @param publicUrl the URL of the node, if it is known: ids that are its host, or begin with it, are reserved too.
 */
export function isReservedId(agentId: string, publicUrl?: string): boolean {
  if (reserved.has(skeletonOf(agentId)) || peerPrefix.test(agentId)) return true;
  if (publicUrl === undefined) return false;
  const [beginning = ""] = agentId.split(/[:@~]/);
  const host = skeletonOf(new URL(publicUrl).hostname);
  return [agentId, beginning].some((text) => skeletonOf(text) === host);
}
