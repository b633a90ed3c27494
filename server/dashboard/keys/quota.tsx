/** The quota of an API key. */
import { useId } from "preact/hooks";
import type { Key } from "../../../client/index.ts";
import { dayOf, grouped } from "../../display/formats.ts";

/** The share of the quota from which a warning is shown. */
export const quotaWarning = 0.8;

/** The properties of a quota. */
interface QuotaProps {
  usage: Key["usage"];
  /** The name of the key. */
  name: string;
}

/** Shows the monthly quota as a meter and as text. */
export function Quota({ usage, name }: QuotaProps) {
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
        {part >= 1 ? (
          <strong class="bad-text"> Quota exceeded until {dayOf(resets_at)}.</strong>
        ) : part >= quotaWarning ? (
          <strong class="warn-text"> {Math.floor(part * 100)} % used.</strong>
        ) : null}
      </label>
    </div>
  );
}
