/** The usage chart of an API key for the last 30 days. */
import type { KeyUsageReport } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { useLoaded } from "../loading.ts";
import { registry } from "../session.ts";

type Day = KeyUsageReport["days"][number];

/** The outcomes of requests, from the axis upwards. */
const outcomes = [
  ["served", "Successful"],
  ["refused", "Rejected (4xx)"],
  ["over_quota", "Over quota (429)"],
  ["failed", "Failed (5xx)"],
] as const;

const [width, height, gap] = [600, 120, 4];

/** Shows the usage of a key as a chart and as a table. */
export function UsageChart({ id }: { id: string }) {
  const { value, error, reload } = useLoaded((signal) => registry.keys.usage(id, {}, { signal }), [id]);
  if (!value) {
    return error === undefined ? (
      <Skeleton what="usage" rows={2} />
    ) : (
      <ErrorNotice error={error} onRetry={reload} />
    );
  }
  const { days } = value;
  const total = days.reduce((sum, day) => sum + sumOf(day), 0);
  return (
    <div class="chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${grouped(total)} requests in the last 30 days`}
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} class="axis" />
        {days.map((day, index) => (
          <Bar key={day.date} day={day} index={index} count={days.length} highest={highestOf(days)} />
        ))}
      </svg>
      <p class="chart-ends small">
        <span>{days[0]?.date}</span>
        <span>highest day: {grouped(highestOf(days))}</span>
        <span>{days.at(-1)?.date}</span>
      </p>
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
      <details>
        <summary>View as table</summary>
        <DayTable days={days} />
      </details>
    </div>
  );
}

/** The column of a day. */
function Bar({ day, index, count, highest }: { day: Day; index: number; count: number; highest: number }) {
  const step = width / count;
  let top = height;
  return (
    <g>
      {outcomes.map(([name]) => {
        const tall = highest === 0 ? 0 : (day[name] / highest) * (height - 4);
        top -= tall;
        return tall === 0 ? null : (
          <rect
            key={name}
            class={`column ${name}`}
            x={index * step}
            y={top}
            width={step - gap}
            height={tall}
          />
        );
      })}
    </g>
  );
}

function DayTable({ days }: { days: Day[] }) {
  const usedDays = days.filter((day) => sumOf(day) > 0).reverse();
  if (usedDays.length === 0) return <p>No requests in the last 30 days.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
    <section class="scroll" tabIndex={0} aria-label="Requests by day">
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {outcomes.map(([name, label]) => (
              <th scope="col" key={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usedDays.map((day) => (
            <tr key={day.date}>
              <th scope="row">{day.date}</th>
              {outcomes.map(([name]) => (
                <td key={name}>{grouped(day[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sumOf({ served, refused, over_quota, failed }: Day): number {
  return served + refused + over_quota + failed;
}

function highestOf(days: Day[]): number {
  return Math.max(0, ...days.map(sumOf));
}
