/** Prints a report for people. */
import { styleText } from "node:util";
import type { Report, Result } from "../run.ts";
import { curlOf, masked } from "./curl.ts";

/** Paints a text, or leaves it as it is. */
type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Colours for terminals, none for files and pipes. */
export function paintFor(isTerminal: boolean): Paint {
  return isTerminal ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
}

interface Counts {
  passed: number;
  failed: number;
  notApplicable: number;
}

/** The whole report: failures with their curl lines, what does not apply, and the table. */
export function tableOf(report: Report, paint: Paint): string {
  const failed = report.results.filter(({ outcome }) => outcome === "failed");
  return [
    ...failed.map((result) => failureText(result, report, paint)),
    notApplicableText(report, paint),
    table(report, paint),
    remainingText(report),
    closing(report, paint),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function failureText({ check, reason = "", exchange }: Result, report: Report, paint: Paint): string {
  const lines = [
    `${paint("red", "FAILED")}  ${paint("bold", `${check.subject}: ${check.name}`)}`,
    ...masked(reason, report.secrets)
      .split("\n")
      .slice(0, 3)
      .map((line) => `        ${line.slice(0, 400)}`),
  ];
  if (exchange) lines.push(`        ${paint("dim", curlOf(report.baseUrl, exchange, report.secrets))}`);
  return lines.join("\n");
}

/** Each reason once, with the number of checks. */
function notApplicableText({ results }: Report, paint: Paint): string {
  const skipped = results.filter(({ outcome }) => outcome === "not applicable");
  if (skipped.length === 0) return "";
  const byReason = [...Map.groupBy(skipped, ({ reason = "" }) => reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const shown = byReason
    .slice(0, 12)
    .map(([reason, { length }]) => `  ${String(length).padStart(4)}  ${reason}`);
  if (byReason.length > 12) shown.push(`        and ${byReason.length - 12} further reasons: see --json`);
  return [paint("bold", "Not applicable"), ...shown].join("\n");
}

function table({ results }: Report, paint: Paint): string {
  const rows = [...Map.groupBy(results, ({ check }) => check.profile)].map(
    ([profile, each]) => [profile, count(each)] as const,
  );
  const cells = (name: string, columns: (string | number)[]) =>
    `  ${name.padEnd(12)}${columns.map((column) => String(column).padStart(16)).join("")}`;
  return [
    paint("bold", cells("profile", ["passed", "failed", "not applicable"])),
    ...rows.map(([profile, { passed, failed, notApplicable }]) => {
      const line = cells(profile, [passed, failed, notApplicable]);
      return failed > 0 ? paint("red", line) : line;
    }),
  ].join("\n");
}

/** How many results ended how. */
export function count(results: readonly Result[]): Counts {
  const of = (outcome: Result["outcome"]) => results.filter((each) => each.outcome === outcome).length;
  return { passed: of("passed"), failed: of("failed"), notApplicable: of("not applicable") };
}

function remainingText({ remaining }: Report): string {
  return remaining.length === 0
    ? ""
    : ["Could not be removed from the node:", ...remaining.map((each) => `  ${each}`)].join("\n");
}

function closing({ baseUrl, version, requests, durationMs, seed, results }: Report, paint: Paint): string {
  const { passed, failed } = count(results);
  const verdict =
    failed > 0
      ? paint("red", `${failed} failed`)
      : passed > 0
        ? paint("green", "Passed")
        : "Nothing was checked";
  return `${verdict}: ${baseUrl}, contract ${version}, ${requests} requests in ${(durationMs / 1_000).toFixed(1)} s, seed ${seed}`;
}
