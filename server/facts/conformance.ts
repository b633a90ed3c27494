/** Holding documents against AgentFacts v1. */
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import { requirements, verdict } from "./requirements.ts";

let compiled: ValidateFunction | undefined;

/** Compiled when it is first used: a start has no document to check. */
function check(): ValidateFunction {
  if (compiled) return compiled;
  const ajv = new Ajv({ allErrors: true });
  formats.default(ajv, ["uri", "date-time"]);
  compiled = ajv.compile(requirements);
  return compiled;
}

/**
 * Holds a document against v1.
 * @param document one whose members have the types of the contract.
 * @param agentId the id that it is stored under.
 */
export function conformance(document: Record<string, unknown>, agentId: string): ReturnType<typeof verdict> {
  const validate = check();
  return verdict(validate(document) ? [] : (validate.errors ?? []), document, agentId);
}
