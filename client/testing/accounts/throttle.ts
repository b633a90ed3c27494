/** Throttles sign-ins by failures per e-mail address. The node also counts them per client network. */
import type { State } from "../state.ts";

/** The number of failed sign-ins without a delay. */
const freeFailures = 5;

/** The delay of a sign-in in seconds. It doubles with each failure, up to 15 minutes. */
export function waitFor(state: State, email: string): number {
  const failed = state.failures.get(email.toLowerCase());
  if (!failed || failed.count < freeFailures) return 0;
  const whole = Math.min(1_000 * 2 ** (failed.count - freeFailures), 900_000);
  return Math.ceil(Math.max(failed.at + whole - state.settings.now().getTime(), 0) / 1_000);
}

/** Counts a failed sign-in. */
export function recordFailure(state: State, email: string): void {
  const count = (state.failures.get(email.toLowerCase())?.count ?? 0) + 1;
  state.failures.set(email.toLowerCase(), { count, at: state.settings.now().getTime() });
}
