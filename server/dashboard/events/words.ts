/** Events in words. */
import type { RegistryEvent } from "../../../client/index.ts";

/** The agent that an event is about; undefined if it is about none. A newer node may send types that have none either. */
export function subjectOf({ payload }: RegistryEvent): { agent_id: string; name: string } | undefined {
  return "agent_id" in payload ? payload : undefined;
}

/** What happened, in a word or two. */
export function wordsOf({ payload }: RegistryEvent): string {
  return payload.change.replaceAll("_", " ");
}
