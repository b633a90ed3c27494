/** The registry as one of MCP servers. */
import type { Feature } from "../../../feature.ts";
import * as handlers from "./handlers.ts";

export const gallery: Feature<"gallery"> = { handlers };
