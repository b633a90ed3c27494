/** The node as a witness of other logs (https://c2sp.org/tlog-witness). */
import type { Feature } from "../../../feature.ts";
import { cosignerOf } from "../log-key.ts";
import { originOf } from "../sealer.ts";
import { TileCache } from "../tile-nodes.ts";
import * as handlers from "./facade-handlers.ts";
import type { Parts } from "../parts.ts";

export const witness: Feature<"witness", Parts> = {
  handlers,
  start: ({ nodeKey, node }) => {
    const cosigner = cosignerOf(nodeKey, `${originOf(node.publicUrl)}/witness`);
    return { parts: { cosigner, logTiles: new TileCache() } };
  },
};
