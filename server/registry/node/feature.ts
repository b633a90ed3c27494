/** The node itself: its health, figures and documents. */
import type { Feature } from "../../feature.ts";
import * as handlers from "./handlers.ts";
import type { Parts } from "./parts.ts";

export const node: Feature<"node", Parts, Parts> = {
  handlers,
  start: (_core, parts) => ({ parts }),
};
