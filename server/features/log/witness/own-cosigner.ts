/** The key with which a node cosigns checkpoints of other logs. */
import type { Core } from "../../../feature.ts";
import { type Cosigner, cosignerOf } from "../log-key.ts";
import { originOf } from "../sealer.ts";

/** Derives it; its name is below that of the node's first log. */
export function ownCosigner({ nodeKey, node }: Pick<Core, "nodeKey" | "node">): Cosigner {
  return cosignerOf(nodeKey, `${originOf(node.publicUrl)}/witness`);
}
