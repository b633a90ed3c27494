/** Texts of events. */
import type { RegistryEvent } from "../../../client/index.ts";

/** The agent of an event; undefined if it has none. A newer node may send unknown types without one. */
export function subjectOf({ payload }: RegistryEvent): { agent_id: string; name: string } | undefined {
  return "agent_id" in payload ? payload : undefined;
}
