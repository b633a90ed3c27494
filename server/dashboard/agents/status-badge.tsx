/** The status badge of an agent. */
import type { Agent } from "../../../client/index.ts";
import { agentTones } from "../../display/tones.ts";
import { Badge } from "../elements/badge.tsx";

/** Shows the status of an agent. */
export function AgentStatusBadge({ agent }: { agent: Agent }) {
  return <Badge tone={agentTones[agent.status]}>{agent.status}</Badge>;
}
