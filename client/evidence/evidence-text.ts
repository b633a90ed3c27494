/** Serializes inputs to the text whose digest is published with a score. */
import type { ReputationInputs } from "./formula.ts";

/**
 * Serializes inputs as canonical JSON (RFC 8785): sorted members, no white space, numbers as in ECMAScript.
 * `evidence_digest` is the SHA-256 of its UTF-8.
 */
export function evidenceText(inputs: ReputationInputs): string {
  return canonical(inputs);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)); // by UTF-16 code units, as the RFC requires
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}
