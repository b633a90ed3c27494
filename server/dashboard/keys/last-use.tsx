/** When a key was last used. */
import type { Key } from "../../../client/index.ts";
import { Moment } from "../elements/shown.tsx";

/** Who used a key this lately still relies on it, in milliseconds. */
const lately = 86_400_000;

/** When a key was last used. The count of calls is exact; the time follows it by some seconds. */
export function LastUse({ of }: { of: Key }) {
  return wasUsed(of) && of.last_used_at === null ? <>just now</> : <Moment at={of.last_used_at} />;
}

/** Whether a key was ever used. What it was rotated from shares its count, and so says nothing of it. */
export function wasUsed({ last_used_at, usage, rotated_from, rotated_to }: Key): boolean {
  return last_used_at !== null || (usage.used > 0 && rotated_from === null && rotated_to === null);
}

/** Whether programs seem to rely on a key: it was used within the last day. */
export function isInUse(key: Key): boolean {
  return wasUsed(key) && (key.last_used_at === null || Date.now() - Date.parse(key.last_used_at) < lately);
}
