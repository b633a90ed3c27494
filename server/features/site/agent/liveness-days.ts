/** The strip of the last 30 days of an agent: whether it responded on each of them, as a picture and as a table. */
import type { components } from "../../../../generated/openapi.d.ts";
import { dayOf } from "../../../display/formats.ts";
import { counted } from "../format.ts";
import { type Html, html } from "../html.ts";

type ProbedDay = components["schemas"]["AgentLiveness"]["days_30"][number];

/** What the probes of a day found. */
type DayResult = "responded" | "auth" | "partly" | "failed" | "none";

/** A day of the strip. */
interface StripDay {
  /** For example `2026-11-20`. */
  date: string;
  result: DayResult;
  /** Undefined if the agent was not probed on this day. */
  probes: ProbedDay | undefined;
}

/** The results in the order of the legend. The heights of their cells differ, so that they do not depend on colour alone. */
const results: Record<DayResult, { label: string; height: number }> = {
  responded: { label: "responded", height: 100 },
  auth: { label: "asked for a credential", height: 80 },
  partly: { label: "failed at times", height: 60 },
  failed: { label: "failed", height: 40 },
  none: { label: "not probed", height: 8 },
};

const stripDays = 30;
const dayMs = 86_400_000;

/** The width of a cell, and the part of it that is filled, in units of the picture. */
const [cellWidth, filledWidth] = [10, 8];

/**
 * Renders the picture and its legend.
 * @param now its day is the last one.
 */
export function dayStrip(days_30: readonly ProbedDay[], now: Date): Html {
  const days = daysUntil(now, days_30);
  const counts = Object.entries(results).flatMap(([result, { label }]) => {
    const number = days.filter((each) => each.result === result).length;
    return number === 0 ? [] : [{ result, label, number }];
  });
  const summary = counts.map(({ label, number }) => `${counted(number, "day")} ${label}`).join(", ");
  return html`<div class="day-strip">
<svg viewBox="0 0 ${stripDays * cellWidth} 100" preserveAspectRatio="none" role="img" aria-label="The last 30 days: ${summary}.">
${days.map(cell)}</svg>
<p class="day-strip-ends small dim" aria-hidden="true"><span>${dayOf(days[0]?.date ?? "")}</span><span>today</span></p>
<ul class="day-strip-legend small">${counts.map(
    ({ result, label, number }) =>
      html`<li><svg viewBox="0 0 8 100" preserveAspectRatio="none" aria-hidden="true">${bar(result as DayResult, 0)}</svg>${label}: ${counted(number, "day")}</li>`, // the key of an entry of `results`
  )}</ul>
</div>`;
}

/** The last 30 days, the oldest first. */
function daysUntil(now: Date, known: readonly ProbedDay[]): StripDay[] {
  return Array.from({ length: stripDays }, (_, index) => {
    const date = new Date(now.getTime() - (stripDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    const probes = known.find((each) => each.date === date);
    return { date, probes, result: probes ? resultOf(probes) : "none" };
  });
}

function resultOf({ responded, auth, failed }: ProbedDay): DayResult {
  if (responded === 0) return "failed";
  if (failed > 0) return "partly";
  return auth > 0 ? "auth" : "responded";
}

/** The cell of a day. Its title is for pointers; the table says the same. */
function cell({ date, probes, result }: StripDay, index: number): Html {
  const found = probes
    ? `${probes.responded} of ${counted(probes.responded + probes.failed, "probe")} responded`
    : "not probed";
  return html`<g><title>${dayOf(date)}: ${found}</title><rect width="${cellWidth}" height="100" x="${index * cellWidth}" class="day-lane"/>${bar(result, index * cellWidth + 1)}</g>
`;
}

function bar(result: DayResult, x: number): Html {
  const { height } = results[result];
  return html`<rect x="${x}" y="${100 - height}" width="${filledWidth}" height="${height}" class="day-${result}"/>`;
}

/** Renders the probed days as a table, the newest first. */
export function dayTable(days: readonly ProbedDay[]): Html {
  const rows = days.toReversed().map(
    ({ date, responded, auth, failed }) => html`<tr><th scope="row">${dayOf(date)}</th>
<td class="number">${responded}</td><td class="number">${auth}</td><td class="number">${failed}</td></tr>`,
  );
  return html`<details class="day-table"><summary>Days as a table</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Probes by day"><table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">Responded</th>
<th scope="col">Asked for a credential</th><th scope="col">Failed</th></tr></thead><tbody>${rows}</tbody></table></div></details>`;
}
