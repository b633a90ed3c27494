/** The outcomes of requests, and a table of them. */
import type { ComponentChildren } from "preact";
import type { KeyUsageReport } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";

/** The outcomes, from the axis of the chart upwards. */
export const outcomes = [
  ["served", "Successful"],
  ["refused", "Rejected (4xx)"],
  ["over_quota", "Over quota (429)"],
  ["failed", "Failed (5xx)"],
] as const;

/** Requests by their outcome. */
export type Requests = Pick<KeyUsageReport["days"][number], (typeof outcomes)[number][0]>;

/** The number of all requests. */
export function sumOf({ served, refused, over_quota, failed }: Requests): number {
  return served + refused + over_quota + failed;
}

/** The properties of the table. */
interface OutcomeTableProps {
  label: string;
  /** The name of the first column. */
  head: string;
  rows: [name: ComponentChildren, requests: Requests][];
}

/** A table of requests by outcome. */
export function OutcomeTable({ label, head, rows }: OutcomeTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
    <section class="scroll" tabIndex={0} aria-label={label}>
      <table class="outcomes">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" class="number">
              All
            </th>
            {outcomes.map(([name, words]) => (
              <th scope="col" class="number" key={name}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, requests], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td class="number">{grouped(sumOf(requests))}</td>
              {outcomes.map(([outcome]) => (
                <td class="number" key={outcome}>
                  {grouped(requests[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
