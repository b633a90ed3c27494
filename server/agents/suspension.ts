/** What the operator may do with an imported agent: suspend it here, and let it go again. */
import type { Caller } from "../http/authentication.ts";
import type { Owned, Standing } from "./described.ts";

/** An agent, as far as this goes; what is not set may be absent. */
type Ruled = Pick<Owned, "origin" | "status"> &
  Partial<{ [Member in keyof Standing]: Standing[Member] | undefined }>;

/**
 * Whether somebody may give an imported agent this status: the operator may suspend it, and may make active what is
 * suspended here. What its origin says of it then counts again.
 */
export function mayRule(
  { origin }: Pick<Owned, "origin">,
  { role }: Caller,
  status: Standing["status"],
): boolean {
  if (!origin || role !== "owner") return false;
  return status === "suspended" || (status === "active" && origin.standing !== undefined);
}

/** Where an agent is in its life. */
export function standingOf(agent: Omit<Ruled, "origin">): Standing {
  const { status, status_message = null, successor_agent_id = null } = agent;
  const { sunset_at = null, deprecated_at = null } = agent;
  return { status, status_message, successor_agent_id, sunset_at, deprecated_at };
}

/** Keeps what the origin says of an imported agent that is about to be suspended here. */
export function holdBack(agent: Ruled): void {
  const { origin } = agent;
  if (origin) agent.origin = { ...origin, standing: origin.standing ?? standingOf(agent) };
}

/** Forgets that an imported agent was suspended here. */
export function letGo(agent: Ruled): void {
  if (!agent.origin?.standing) return;
  const { standing: _, ...origin } = agent.origin;
  agent.origin = origin;
}
