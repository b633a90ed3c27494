/** The registry as one of Agentic Resource Discovery. */
import type { Feature } from "../../../feature.ts";
import * as handlers from "./handlers.ts";

export const ard: Feature<"ard"> = { handlers };
