/**
 * Checks whether a document conforms to AgentFacts v1.
 *
 * The contract (spec/facts.tsp) has the types of v1's members, and documents that violate them are rejected. These are the
 * other rules of v1: required members, and limits of values. Both follow https://agentfacts.org/schema/v1.
 */

import type { components } from "../../../generated/openapi.d.ts";
import { asSentences } from "../../core/http/problem-response.ts";
import type { SchemaError } from "../../core/http/validation-errors.ts";

type Conformance = components["schemas"]["Conformance"];
type Fault = components["schemas"]["InputError"];

const schemaId = "https://agentfacts.org/schema/v1";

/** The maximum number of reported errors. */
const maxErrors = 100;

const uri = { type: "string", format: "uri" };
const instant = { type: "string", format: "date-time" };
const share = { type: "number", minimum: 0, maximum: 1 };
const notNegative = { type: "number", minimum: 0 };

/** The requirements of v1 beyond the types of its members, as JSON Schema. */
export const requirements = {
  type: "object",
  required: [
    "id",
    "agent_name",
    "label",
    "description",
    "version",
    "provider",
    "endpoints",
    "capabilities",
    "skills",
  ],
  properties: {
    documentationUrl: uri,
    provider: { type: "object", required: ["name", "url"], properties: { url: uri } },
    endpoints: {
      type: "object",
      required: ["static"],
      properties: {
        static: { type: "array", items: uri },
        adaptive_resolver: { type: "object", properties: { url: uri } },
      },
    },
    capabilities: {
      type: "object",
      required: ["modalities", "authentication"],
      properties: { authentication: { type: "object", required: ["methods"] } },
    },
    skills: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["id", "description", "inputModes", "outputModes"],
        properties: { latencyBudgetMs: notNegative, maxTokens: { type: "integer", minimum: 1 } },
      },
    },
    evaluations: { type: "object", properties: { lastAudited: instant } },
    telemetry: {
      type: "object",
      properties: {
        sampling: share,
        metrics: {
          type: "object",
          properties: { latency_p95_ms: notNegative, throughput_rps: notNegative, error_rate: share },
        },
      },
    },
    certification: { type: "object", properties: { issuanceDate: instant, expirationDate: instant } },
  },
};

/**
 * Builds the conformance report of a document that was validated by {@link requirements}.
 * @param schemaErrors the errors of the validation.
 * @param document a document that conforms to the contract.
 * @param agentId the id that it is stored under; another id in the document is a warning, because it often belongs to
 *   another name space.
 */
export function verdict(
  schemaErrors: readonly SchemaError[],
  document: Record<string, unknown>,
  agentId: string,
): Conformance {
  const errors = asSentences(schemaErrors.slice(0, maxErrors).map(toInputError));
  return {
    schema: schemaId,
    valid: errors.length === 0,
    errors,
    warnings: asSentences(warnings(document, agentId)),
  };
}

function warnings({ id, agent_name }: Record<string, unknown>, agentId: string): Fault[] {
  const found: Fault[] = [];
  if (typeof id === "string" && id !== agentId) {
    found.push({ pointer: "/id", detail: `differs from the id it is registered by, ${agentId}` });
  }
  if (typeof agent_name === "string" && !agent_name.startsWith("urn:")) {
    found.push({ pointer: "/agent_name", detail: "is not a URN (RFC 8141)" });
  }
  return found;
}

function toInputError({ instancePath, keyword, params, message }: SchemaError): Fault {
  if (keyword === "required")
    return { pointer: `${instancePath}/${params.missingProperty}`, detail: "is missing" };
  return { pointer: instancePath, detail: message ?? "does not follow v1" };
}
