/** The quota of an API key. */
import { useId } from "preact/hooks";
import type { Key } from "../../../client/index.ts";
import { grouped, minuteOf } from "../../display/formats.ts";

/** The share of the quota from which a warning is shown. */
export const quotaWarning = 0.8;

/** Shows the monthly quota as a meter and as text. */
export function Quota({ usage, name }: { usage: Key["usage"]; name: string }) {
  const id = useId();
  const { used, limit, resets_at } = usage;
  const part = limit === 0 ? 1 : used / limit;
  return (
    <div class="quota">
      <meter
        id={id}
        min={0}
        max={limit}
        low={limit * quotaWarning}
        high={limit * 0.999}
        optimum={0}
        value={used}
      />
      <label for={id}>
        <span class="visually-hidden">Requests of {name} this month: </span>
        {grouped(used)} of {grouped(limit)} requests.{" "}
        {part >= 1 ? (
          <strong class="bad-text">Quota exceeded until {minuteOf(resets_at)}.</strong>
        ) : part >= quotaWarning ? (
          <strong class="warn-text">
            {Math.floor(part * 100)} % used: resets {minuteOf(resets_at)}.
          </strong>
        ) : (
          <span class="dim">Resets {minuteOf(resets_at)}.</span>
        )}
      </label>
    </div>
  );
}
