/** Validates documents by AgentFacts v1. */
import { Ajv, type ValidateFunction } from "ajv";
import { addFormats } from "../../core/values/formats.ts";
import { requirements, verdict } from "./requirements.ts";

let compiled: ValidateFunction | undefined;

/** Compiled at its first use, so that the start does not take longer. */
function check(): ValidateFunction {
  if (compiled) return compiled;
  const ajv = new Ajv({ allErrors: true });
  addFormats(ajv);
  compiled = ajv.compile(requirements);
  return compiled;
}

/**
 * Validates a document by v1.
 * @param document a document that conforms to the contract.
 * @param agentId the id that it is stored under.
 */
export function conformance(document: Record<string, unknown>, agentId: string): ReturnType<typeof verdict> {
  const validate = check();
  return verdict(validate(document) ? [] : (validate.errors ?? []), document, agentId);
}
