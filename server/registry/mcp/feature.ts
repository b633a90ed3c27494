/** The operations of the registry as tools of the Model Context Protocol. */
import type { Feature } from "../../feature.ts";
import * as handlers from "./handlers.ts";

export const mcp: Feature<"mcp"> = { handlers };
