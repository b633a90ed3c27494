/** The status badge of an agent. */
import type { Agent } from "../../../client/index.ts";
import { Badge, type Tone } from "../elements/badge.tsx";

const tones: Record<Agent["status"], Tone> = {
  active: "good",
  deprecated: "warn",
  suspended: "bad",
  tombstoned: "idle",
};

/** Shows the status of an agent. */
export function AgentStatusBadge({ agent }: { agent: Agent }) {
  return <Badge tone={tones[agent.status]}>{agent.status}</Badge>;
}
