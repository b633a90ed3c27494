/** How an agent is. */
import type { Agent } from "../../../client/index.ts";
import { Badge, type Mood } from "../elements/shown.tsx";

const moods: Record<Agent["status"], Mood> = {
  ...{ active: "good", deprecated: "warn", suspended: "bad", tombstoned: "idle" },
};

/** The state of an agent. */
export function AgentState({ agent }: { agent: Agent }) {
  return <Badge mood={moods[agent.status]}>{agent.status}</Badge>;
}
