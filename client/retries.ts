/** Decides which failures are retried, and how long to wait before. */
import { RegistryError } from "./errors.ts";

/** The maximum delay of a timer, in milliseconds: about 24 days. A timer with a longer delay fires immediately. */
export const longestTimer = 2 ** 31 - 1;

/**
 * How many milliseconds to wait after a failure; null if a retry would not help, or would come too late.
 * @param failures the number of previous failures.
 * @param longest the longest wait.
 * @param conditional whether a first attempt whose response was lost would make the second one fail (`If-Match`).
 */
export function waitAfter(
  error: unknown,
  failures: number,
  longest: number,
  conditional: boolean,
): number | null {
  if (!(error instanceof RegistryError)) return null;
  const { status, code, retryAfter } = error;
  // The key may be in use by an earlier attempt that was aborted before its response.
  const passes = status ? /408|429|5(?!01)..|key_in_use/.test(`${status} ${code}`) : !conditional;
  const requested = (retryAfter ?? 0) * 1_000;
  if (!passes || requested > longest) return null;
  // Random, so that clients of a restarted node do not all return at once.
  return requested === 0
    ? Math.min(longest, 500 * 2 ** failures) * (0.5 + Math.random() / 2)
    : requested * (1 + Math.random() / 10);
}

/** Waits. Rejects with the signal's reason when it aborts. */
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
