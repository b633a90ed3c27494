import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/reputation/aging.ts",
    replace: "{ rated_day: { $ne: null } }",
    by: "{ agent_key: { $gt: 0 } }",
    effect: "on SQLite no score ages any more once there is an agent with reports and without a score",
  },
  {
    file: "server/features/reputation/recompute.ts",
    replace: "if (own?.counted) {",
    by: "if (own) {",
    effect: "reports of a new owner that did not count, because its account was disabled, are subtracted",
  },
  {
    file: "server/features/reputation/recompute.ts",
    replace: ">= minScoreChange - roundingTolerance",
    by: ">= minScoreChange",
    effect: "a change of a score by exactly 0.01 has no event, depending on how the numbers are rounded",
  },
  {
    file: "server/features/reputation/disabled-accounts.ts",
    replace: "if ([reports.length, ...recounted].every((count) => count < batchSize))",
    by: "if ([reports.length, ...recounted].some((count) => count < batchSize))",
    effect: "of a disabled account with many reports and few certifications most reports still count",
  },
  {
    file: "server/features/reputation/handlers.ts",
    replace: "counted && counted <= after(now) ? [counted] : []",
    by: "counted ? [counted] : []",
    effect:
      "after the clock was set back, the reports of an account do not count until the former time comes again",
  },
  {
    file: "server/features/reputation/handlers.ts",
    replace: "reporter?.counted ? previous : none",
    by: "previous",
    effect: "the first report of an account that was just enabled again takes reports of others away",
  },
  {
    file: "server/features/reputation/handover.ts",
    replace: "  await forgetHandover(tx, agent.key);\n  await dropReports(tx, agent);",
    by: "  await dropReports(tx, agent);",
    effect:
      "after a transfer with a new host, each further change of host or owner in a month deletes all reports",
  },
];
