/** A bar chart of requests by day, which can be read by pointer and by keyboard. */
import { useState } from "preact/hooks";
import type { KeyUsageReport } from "../../../client/index.ts";
import { dayOf, grouped } from "../../display/formats.ts";
import { outcomes, sumOf } from "./outcomes.tsx";

type Day = KeyUsageReport["days"][number];

const [width, height] = [600, 120];

/** The share of a day's width that its bar takes. */
const filled = 0.8;

/** Keys that move to another day, by how many days. */
const moves: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -Infinity,
  End: Infinity,
};

/** The properties of the chart. */
interface DayBarsProps {
  days: readonly Day[];
  label: string;
}

/** Shows the requests of each day; those of the day that is pointed at, or selected by arrow keys, in words too. */
export function DayBars({ days, label }: DayBarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = days.length - 1;
  const at = pointed ?? last;
  const day = days[at];
  const step = width / days.length;
  const highest = Math.max(0, ...days.map(sumOf));
  const within = (index: number) => Math.min(last, Math.max(0, index));
  return (
    <>
      <div
        class="bars"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={day && wordsOf(day)}
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width: wide } = currentTarget.getBoundingClientRect();
          setPointed(within(Math.floor(((clientX - left) / wide) * days.length)));
        }}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (move === undefined) return;
          event.preventDefault();
          setPointed(within(at + move));
        }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {highest > 0 && <rect class="lane" x={at * step} width={step} height={height} />}
          {days.map((each, index) => (
            <Bar key={each.date} day={each} left={index * step} wide={step * filled} highest={highest} />
          ))}
          <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} class="axis" />
        </svg>
      </div>
      <p class="chart-ends small" aria-hidden="true">
        <span>{days[0]?.date}</span>
        <span>{highest === 0 ? "no requests" : `highest day: ${grouped(highest)}`}</span>
        <span>{days[last]?.date}</span>
      </p>
      <p class="reading" aria-hidden="true">
        {day && wordsOf(day)}
      </p>
    </>
  );
}

/** The column of a day. */
function Bar({ day, left, wide, highest }: { day: Day; left: number; wide: number; highest: number }) {
  let top = height;
  return (
    <g>
      {outcomes.map(([name]) => {
        const tall = highest === 0 ? 0 : (day[name] / highest) * (height - 4);
        top -= tall;
        return tall === 0 ? null : (
          <rect key={name} class={`column ${name}`} x={left} y={top} width={wide} height={tall} />
        );
      })}
    </g>
  );
}

/** A day in words: `20 Nov 2026: 123 requests (120 successful, 3 rejected (4xx))`. */
function wordsOf(day: Day): string {
  const all = sumOf(day);
  const parts = outcomes
    .filter(([name]) => day[name] > 0)
    .map(([name, words]) => `${grouped(day[name])} ${words.toLowerCase()}`);
  const details = parts.length > 0 ? `: ${parts.join(", ")}` : "";
  return `${dayOf(day.date)}, ${grouped(all)} ${all === 1 ? "request" : "requests"}${details}`;
}
