/** The secrets of a subscription. */
import type { Webhook } from "../tables.ts";

/** The secrets that sign now, the new one first. */
export function secretsOf(
  { secret, previous_secret, previous_secret_until }: Webhook,
  now: string,
): string[] {
  const both = previous_secret !== null && previous_secret_until !== null && previous_secret_until > now;
  return both ? [secret, previous_secret] : [secret];
}
