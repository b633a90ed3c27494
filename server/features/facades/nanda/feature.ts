/** The NANDA index as a facade of the registry. */
import type { Feature } from "../../../feature.ts";
import { agentDeleting } from "../../../registry/hooks.ts";
import * as handlers from "./handlers.ts";
import { deleteHeartbeat, Heartbeat } from "./heartbeat.ts";

export const nanda: Feature<"nanda"> = {
  entities: [Heartbeat],
  listeners: [agentDeleting.do((tx, { key }) => deleteHeartbeat(tx, key))],
  handlers,
};
