/** The node as a witness of other logs (https://c2sp.org/tlog-witness). */
import type { Feature } from "../../../feature.ts";
import * as handlers from "./facade-handlers.ts";
import { ownCosigner } from "./own-cosigner.ts";

export const witness: Feature<"witness", handlers.Parts> = {
  handlers,
  start: (core) => ({ parts: { cosigner: ownCosigner(core) } }),
};
