/** Suspension of imported agents by the operator. The status that the origin set is saved, and restored later. */
import type { Caller } from "../../../core/http/authentication.ts";
import type { LifecycleStatus, Owned } from "./description.ts";

/** The fields of an agent that suspension reads and writes; absent fields count as null. */
type SuspendableAgent = Pick<Owned, "origin" | "status"> &
  Partial<{ [Member in keyof LifecycleStatus]: LifecycleStatus[Member] | undefined }>;

/**
 * Whether the caller may set this status of an imported agent as the operator, who may suspend it, and may activate an agent
 * that was suspended here. Then the status that its origin set applies again.
 */
export function mayOperatorSetStatus(
  { origin }: Pick<Owned, "origin">,
  { role }: Caller,
  status: LifecycleStatus["status"],
): boolean {
  if (!origin || role !== "owner") return false;
  return status === "suspended" || (status === "active" && origin.standing !== undefined);
}

/** Reads the lifecycle status of an agent. */
export function lifecycleStatusOf(agent: Omit<SuspendableAgent, "origin">): LifecycleStatus {
  const { status, status_message = null, successor_agent_id = null } = agent;
  const { sunset_at = null, deprecated_at = null } = agent;
  return { status, status_message, successor_agent_id, sunset_at, deprecated_at };
}

/** Saves the status that the origin set, before an imported agent is suspended here. */
export function saveOriginStatus(agent: SuspendableAgent): void {
  const { origin } = agent;
  if (origin) agent.origin = { ...origin, standing: origin.standing ?? lifecycleStatusOf(agent) };
}

/** Removes the saved status, when an imported agent is no longer suspended here. */
export function restoreOriginStatus(agent: SuspendableAgent): void {
  if (!agent.origin?.standing) return;
  const { standing: _, ...origin } = agent.origin;
  agent.origin = origin;
}
