/** What slows down those who guess passwords: their failures by e-mail address. The node counts by place as well. */
import type { State } from "../state.ts";

/** Failed sign-ins that cost nothing. */
const patience = 5;

/** How long a sign-in has to wait, in seconds: twice as long after each failure, a quarter of an hour at most. */
export function waitFor(state: State, email: string): number {
  const failed = state.failures.get(email.toLowerCase());
  if (!failed || failed.count < patience) return 0;
  const whole = Math.min(1_000 * 2 ** (failed.count - patience), 900_000);
  return Math.ceil(Math.max(failed.at + whole - state.settings.now().getTime(), 0) / 1_000);
}

/** Counts a sign-in that failed. */
export function noteFailure(state: State, email: string): void {
  const count = (state.failures.get(email.toLowerCase())?.count ?? 0) + 1;
  state.failures.set(email.toLowerCase(), { count, at: state.settings.now().getTime() });
}
