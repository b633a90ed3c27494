/** Shows findings: a line each, in columns, with colours on a terminal only. */
import { styleText } from "node:util";
import type { Finding, Status } from "./finding.ts";

const labels: Record<Status, string> = {
  ok: "ok",
  warning: "WARNING",
  failure: "FAILURE",
  "not checked": "not checked",
};

const colours = { ok: "green", warning: "yellow", failure: "red", "not checked": "dim" } as const;

/** Where it is shown. */
export interface Screen {
  isTTY?: boolean;
  columns?: number;
}

/**
 * Formats findings. On a terminal, long messages continue below their beginning; elsewhere each finding is one line, for grep.
 * @param stream decides on colours, with NO_COLOR and FORCE_COLOR.
 */
export function report(findings: readonly Finding[], stream: NodeJS.WriteStream & Screen): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const labelWidth = Math.max(...Object.values(labels).map(({ length }) => length));
  const indent = labelWidth + width + 6;
  const room = stream.isTTY ? Math.max((stream.columns ?? 80) - indent, 30) : Number.POSITIVE_INFINITY;
  const lines = findings.map(({ check, status, message }) => {
    const label = styleText(colours[status], labels[status].padEnd(labelWidth), { stream });
    const text = wrapped(sentence(message), room).join(`\n${" ".repeat(indent)}`);
    return `  ${label}  ${check.padEnd(width)}  ${text}`;
  });
  return `${lines.join("\n")}\n\n${summary(findings)}`;
}

/** Counts the findings. */
function summary(findings: readonly Finding[]): string {
  const count = (status: Status) => findings.filter((each) => each.status === status).length;
  const [failures, warnings, skipped] = [count("failure"), count("warning"), count("not checked")];
  const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const others = skipped > 0 ? `, ${skipped} not checked` : "";
  if (failures > 0)
    return `${plural(failures, "failure")}, ${plural(warnings, "warning")}, ${count("ok")} ok${others}. Begin with the first failure.`;
  if (warnings > 0) return `No failure, ${plural(warnings, "warning")}, ${count("ok")} ok${others}.`;
  return `All is well: ${count("ok")} ok${others}.`;
}

function sentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}

/** Breaks a text between words. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
