/** Calls of tools by callers who may not be permitted. */
import type { Tool } from "../../generated/tools.ts";

/** Values for the required arguments of tools. */
const values: Record<string, unknown> = {
  agent_id: "unknown",
  agent_ids: ["unknown"],
  callbackUrl: "https://hooks.example.com/",
  change: { agent_id: "unknown-too" },
  facts: { label: "A" },
  q: "weather",
  status: "deprecated",
};

/** The required arguments of a tool, with valid values and unknown ids. */
export function requiredArguments({ schema }: Tool["request"]): Record<string, unknown> {
  const { required = [] } = schema as { required?: string[] }; // a schema of the generator
  return Object.fromEntries(required.map((each) => [each, values[each]]));
}
