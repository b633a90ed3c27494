/** Times. */
import { minuteOf } from "../../display/formats.ts";
import { distance, now } from "../times.ts";

/** A relative time, with the exact time as its title. */
export function RelativeTime({ at, otherwise = "never" }: { at: string | null; otherwise?: string }) {
  if (at === null) return <>{otherwise}</>;
  return (
    <time dateTime={at} title={at}>
      {distance(at, Math.max(now.value, Date.now()))}
    </time>
  );
}

/** A time to the minute, in UTC. */
export function AbsoluteTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {minuteOf(at)}
    </time>
  );
}
