/** What another caller and the node notice while hostile requests are sent. */
import type { MeasuredNode } from "./node.ts";
import type { Observer } from "./observer.ts";

/** A row of the table. */
export interface Row {
  what: string;
  seconds: number;
  statuses: Map<number, number>;
  lookups: number[];
  controls: number[];
  longestTurnMs: number;
  peakMb: number;
}

/** Runs a load until it ends. @param load sends requests, and reports the status of each. */
export async function measure(
  what: string,
  node: MeasuredNode,
  observer: Observer,
  load: (count: (status: number) => void) => Promise<unknown>,
): Promise<Row> {
  await node.peakMb();
  await node.report();
  observer.take();
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  await load((status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
  const seconds = (performance.now() - startedAt) / 1_000;
  const { longestTurnMs } = await node.report();
  const observed = observer.take();
  return {
    what,
    seconds,
    statuses,
    longestTurnMs,
    lookups: observed.map(({ lookupMs }) => lookupMs),
    controls: observed.map(({ controlMs }) => controlMs),
    peakMb: await node.peakMb(),
  };
}

/** The first lines of the table. */
export const head = `| Load | Responses | Seconds | Lookups: median, p99, max ms | Control: p99, max ms | Longest turn, ms | Peak, MB |
|---|---|---:|---:|---:|---:|---:|`;

/** A line of the table. */
export function line({ what, seconds, statuses, lookups, controls, longestTurnMs, peakMb }: Row): string {
  const responses = [...statuses].map(([status, count]) => `${count} × ${status || "none"}`).join(", ");
  const cells = [
    what,
    responses,
    seconds.toFixed(1),
    [0.5, 0.99, 1].map((share) => at(lookups, share)).join(", "),
    [0.99, 1].map((share) => at(controls, share)).join(", "),
    longestTurnMs.toFixed(0),
    peakMb.toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The worst of several rows, in one. */
export function worstOf(what: string, rows: Row[]): Row {
  const statuses = new Map<number, number>();
  for (const row of rows)
    for (const [status, count] of row.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    what,
    statuses,
    seconds: rows.reduce((sum, row) => sum + row.seconds, 0),
    lookups: rows.flatMap((row) => row.lookups),
    controls: rows.flatMap((row) => row.controls),
    longestTurnMs: Math.max(...rows.map((row) => row.longestTurnMs)),
    peakMb: Math.max(...rows.map((row) => row.peakMb)),
  };
}

function at(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
}
