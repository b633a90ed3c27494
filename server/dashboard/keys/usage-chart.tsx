/** The usage of an API key by day and by operation. */
import { useId, useState } from "preact/hooks";
import type { KeyUsageReport } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { LoadedContent } from "../elements/loaded-content.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { DayBars } from "./day-bars.tsx";
import { OutcomeTable, outcomes, sumOf } from "./outcomes.tsx";

/** The ranges that can be selected, in days. */
const ranges = [7, 30, 90];

/** Shows the usage of a key as a chart, and as tables by operation and by day. */
export function UsageChart({ id }: { id: string }) {
  const [range, setRange] = useState(30);
  const name = useId();
  const loaded = useLoaded((signal) => registry.keys.usage(id, { days: range }, { signal }), [id, range]);
  return (
    <div class="chart">
      <fieldset class="segments">
        <legend class="visually-hidden">Range</legend>
        {ranges.map((days) => (
          <label class="segment" key={days}>
            <input type="radio" name={name} checked={days === range} onChange={() => setRange(days)} />
            {days} days
          </label>
        ))}
      </fieldset>
      <LoadedContent of={loaded} what="usage" rows={2}>
        {(report) => <Report report={report} />}
      </LoadedContent>
    </div>
  );
}

function Report({ report: { days, by_operation } }: { report: KeyUsageReport }) {
  const span = `the last ${days.length} days`;
  const usedDays = days.filter((day) => sumOf(day) > 0).reverse();
  return (
    <>
      <DayBars key={days.length} days={days} label={`Requests by day in ${span}`} />
      <ul class="legend small">
        {outcomes.map(([name, label]) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect class={`column ${name}`} width="10" height="10" />
            </svg>
            {label}: {grouped(days.reduce((sum, day) => sum + day[name], 0))}
          </li>
        ))}
      </ul>
      {by_operation.length > 0 && (
        <OutcomeTable
          label={`Requests by operation in ${span}`}
          head="Operation"
          rows={by_operation.map((each) => [<code key="id">{each.operation}</code>, each])}
        />
      )}
      <details>
        <summary>View days as table</summary>
        {usedDays.length === 0 ? (
          <p>No requests in {span}.</p>
        ) : (
          <OutcomeTable
            label={`Requests by day in ${span}`}
            head="Day"
            rows={usedDays.map((day) => [day.date, day])}
          />
        )}
      </details>
    </>
  );
}
