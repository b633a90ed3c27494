/** What a check is, and how it ends. */
import type { Exchange } from "./contract/exchange.ts";
import type { Scene } from "./scene.ts";

/** The profiles, in the order in which they are played. */
export const profiles = ["core", "keys", "webhooks", "trust", "federation", "facades", "log"] as const;
export type Profile = (typeof profiles)[number];

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

/** The node does not behave as the contract says. */
export class CheckFailure extends Error {
  override readonly name = "CheckFailure";
  /** The exchange that shows it; undefined for the last one. */
  readonly exchange: Exchange | undefined;

  constructor(message: string, exchange?: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** The check cannot be made of this node, or with these credentials. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}

/** The checks of a subject, by their sentences. */
export function checksOf(profile: Profile, subject: string, plays: Record<string, Play>): Check[] {
  return Object.entries(plays).map(([name, play]) => ({ profile, subject, name, play }));
}

/** Throws a failure if two values differ as JSON. */
export function equal(actual: unknown, expected: unknown, what: string, exchange?: Exchange): void {
  const [found, wanted] = [textOf(actual), textOf(expected)];
  if (found !== wanted) throw new CheckFailure(`${what} is ${cut(found)}, expected ${cut(wanted)}`, exchange);
}

/** Throws a failure with a sentence if something does not hold. */
export function ensure(holds: boolean, message: string, exchange?: Exchange): asserts holds {
  if (!holds) throw new CheckFailure(message, exchange);
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function cut(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
