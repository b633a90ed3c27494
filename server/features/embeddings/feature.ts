/** Embeddings: the meaning of agents and searches, as vectors. */
import type { Plugin } from "../../feature.ts";
import { agentsHidden } from "../../registry/hooks.ts";
import { removeVectors } from "./vectors.ts";

/** Its tables have no entities: see the migration. */
export const embeddings: Plugin = { listeners: [agentsHidden.do(removeVectors)] };
