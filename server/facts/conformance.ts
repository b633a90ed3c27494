/** Holding documents against AgentFacts v1. */
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { requirements, verdict } from "./requirements.ts";

const ajv = new Ajv({ allErrors: true });
formats.default(ajv, ["uri", "date-time"]);
const check = ajv.compile(requirements);

/**
 * Holds a document against v1.
 * @param document one whose members have the types of the contract.
 * @param agentId the id that it is stored under.
 */
export function conformance(document: Record<string, unknown>, agentId: string): ReturnType<typeof verdict> {
  return verdict(check(document) ? [] : (check.errors ?? []), document, agentId);
}
