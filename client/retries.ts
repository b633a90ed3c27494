/** Which failures pass, and how long to wait before trying again. */
import { RegistryError } from "./errors.ts";

/** The longest that a timer waits, in milliseconds: about 24 days. One that is to wait longer ends at once. */
export const longestTimer = 2 ** 31 - 1;

/**
 * How many milliseconds to wait after a failure; null if trying again would not help, or would come too late.
 * @param failures how often it had failed before.
 * @param longest to wait.
 * @param conditional whether a first attempt whose answer was lost would make the second one fail (`If-Match`).
 */
export function waitAfter(
  error: unknown,
  failures: number,
  longest: number,
  conditional: boolean,
): number | null {
  if (!(error instanceof RegistryError)) return null;
  const { status, code, retryAfter } = error;
  // In use: by an attempt that was given up before it was answered.
  const passes = status ? /408|429|5(?!01)..|key_in_use/.test(`${status} ${code}`) : !conditional;
  const asked = (retryAfter ?? 0) * 1_000;
  if (!passes || asked > longest) return null;
  // Not all at once: clients of a node that restarts come one by one.
  return asked === 0
    ? Math.min(longest, 500 * 2 ** failures) * (0.5 + Math.random() / 2)
    : asked * (1 + Math.random() / 10);
}

/** Waits. Rejects with the signal's reason as soon as it aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", end);
        resolve();
      },
      Math.min(milliseconds, longestTimer),
    );
    signal?.addEventListener("abort", end, { once: true });
    if (signal?.aborted) end();
  });
}
