/** Reports for programs: JSON, and JUnit for CI systems. */
import type { Report, Result } from "../run.ts";
import { curlOf, masked } from "./curl.ts";
import { count } from "./table.ts";

/** The report as JSON. */
export function jsonOf(report: Report): string {
  const { baseUrl, version, seed, requests, durationMs, remaining, results, secrets } = report;
  const checks = results.map(({ check, outcome, reason, exchange, durationMs: took }) => ({
    profile: check.profile,
    subject: check.subject,
    name: check.name,
    outcome,
    duration_ms: Math.round(took),
    ...(reason !== undefined && { reason: masked(reason, secrets) }),
    ...(outcome === "failed" && exchange && { curl: curlOf(baseUrl, exchange, secrets) }),
  }));
  const { passed, failed, notApplicable } = count(results);
  return `${JSON.stringify(
    {
      base_url: baseUrl,
      contract: version,
      seed,
      requests,
      duration_ms: Math.round(durationMs),
      passed,
      failed,
      not_applicable: notApplicable,
      remaining,
      checks,
    },
    null,
    2,
  )}\n`;
}

/** The report in the form of JUnit: a suite for each profile. */
export function junitOf(report: Report): string {
  const suites = [...Map.groupBy(report.results, ({ check }) => check.profile)].map(([profile, results]) => {
    const { failed, notApplicable } = count(results);
    const cases = results.map((result) => caseOf(result, report)).join("\n");
    return `  <testsuite name="${profile}" tests="${results.length}" failures="${failed}" skipped="${notApplicable}">\n${cases}\n  </testsuite>`;
  });
  const { failed } = count(report.results);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance of ${escaped(report.baseUrl)}" tests="${report.results.length}" failures="${failed}" time="${(report.durationMs / 1_000).toFixed(3)}">\n${suites.join("\n")}\n</testsuites>\n`;
}

function caseOf({ check, outcome, reason = "", exchange, durationMs }: Result, report: Report): string {
  const attributes = `classname="${check.profile}.${escaped(check.subject)}" name="${escaped(check.name)}" time="${(durationMs / 1_000).toFixed(3)}"`;
  if (outcome === "passed") return `    <testcase ${attributes}/>`;
  const text = escaped(masked(reason, report.secrets));
  if (outcome === "not applicable")
    return `    <testcase ${attributes}><skipped message="${text}"/></testcase>`;
  const curl = exchange ? escaped(curlOf(report.baseUrl, exchange, report.secrets)) : "";
  return `    <testcase ${attributes}><failure message="${text}">${curl}</failure></testcase>`;
}

/** Escapes text for XML, and leaves out what XML 1.0 cannot have. */
function escaped(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
  };
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replaceAll(/[&<>"\n]/g, (character) => entities[character] ?? "");
}
