/** How much of its month a key has used. */
import { useId } from "preact/hooks";
import type { Key } from "../../../client/index.ts";
import { counted, minuteOf } from "../times.ts";

/** From which part on the quota is nearly used up. */
const near = 0.8;

/** The month's quota as a meter and in words; what is said is enough without the picture. */
export function Quota({ usage, name }: { usage: Key["usage"]; name: string }) {
  const id = useId();
  const { used, limit, resets_at } = usage;
  const part = limit === 0 ? 1 : used / limit;
  return (
    <div class="quota">
      <meter id={id} min={0} max={limit} low={limit * near} high={limit * 0.999} optimum={0} value={used} />
      <label for={id}>
        <span class="visually-hidden">Requests of {name} this month: </span>
        {counted(used)} of {counted(limit)} requests.{" "}
        {part >= 1 ? (
          <strong class="bad-text">Used up: calls are refused until {minuteOf(resets_at)}.</strong>
        ) : part >= near ? (
          <strong class="warn-text">
            Nearly used up ({Math.floor(part * 100)} %): starts anew {minuteOf(resets_at)}.
          </strong>
        ) : (
          <span class="dim">Starts anew {minuteOf(resets_at)}.</span>
        )}
      </label>
    </div>
  );
}
