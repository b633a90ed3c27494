/** The last use of a key. */
import type { Key } from "../../../client/index.ts";
import { RelativeTime } from "../elements/time.tsx";

/** A key that was used within this time counts as in use, in milliseconds. */
const lately = 86_400_000;

/** Shows when a key was last used. The number of calls is exact; the time lags by some seconds. */
export function LastUse({ of }: { of: Key }) {
  return wasUsed(of) && of.last_used_at === null ? <>just now</> : <RelativeTime at={of.last_used_at} />;
}

/** Whether a key was ever used. Rotated keys share their count, so it proves nothing for them. */
export function wasUsed({ last_used_at, usage, rotated_from, rotated_to }: Key): boolean {
  return last_used_at !== null || (usage.used > 0 && rotated_from === null && rotated_to === null);
}

/** Whether a key is in use: it was used within the last day. */
export function isInUse(key: Key): boolean {
  return wasUsed(key) && (key.last_used_at === null || Date.now() - Date.parse(key.last_used_at) < lately);
}
