/** The quota of an API key. */
import { useId } from "preact/hooks";
import type { Key } from "../../../client/index.ts";
import { dayOf, grouped, minuteOf } from "../../display/formats.ts";

/** The share of the quota from which a warning is shown. */
export const quotaWarning = 0.8;

/** The properties of a quota. */
interface QuotaProps {
  usage: Key["usage"];
  /** The name of the key. */
  name: string;
  /** Whether there is little room: a table has the month in its head. */
  brief?: boolean;
}

/** Shows the monthly quota as a meter and as text. */
export function Quota({ usage, name, brief = false }: QuotaProps) {
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
        {grouped(used)} of {grouped(limit)}
        {brief ? " " : " requests. "}
        {part >= 1 ? (
          <strong class="bad-text">
            Quota exceeded until {brief ? dayOf(resets_at) : minuteOf(resets_at)}.
          </strong>
        ) : part >= quotaWarning ? (
          <strong class="warn-text">
            {Math.floor(part * 100)} % used{brief ? "" : `: resets ${minuteOf(resets_at)}`}.
          </strong>
        ) : (
          !brief && <span class="dim">Resets {minuteOf(resets_at)}.</span>
        )}
      </label>
    </div>
  );
}
