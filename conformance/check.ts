/** What a check is. */
import type { Profile } from "./profiles.ts";
import type { Scene } from "./scene.ts";

/** What one check does. It returns if the node behaves as the sentence says. */
export type Play = (scene: Scene) => Promise<unknown>;

/** One sentence about a node, and how to find out whether it is true. */
export interface Check {
  profile: Profile;
  /** The operation that it is about, or another subject such as `http`. */
  subject: string;
  /** A sentence about the subject: "a second page continues where the first ended". */
  name: string;
  play: Play;
}

/** The checks of a subject, by their sentences. */
export function checksOf(profile: Profile, subject: string, plays: Record<string, Play>): Check[] {
  return Object.entries(plays).map(([name, play]) => ({ profile, subject, name, play }));
}
