/** The contract as data and types: what a server or a tool of any framework reads. */

export { eventTypes } from "../generated/event-types.ts";
export { examples as eventExamples, type Payloads } from "../generated/events.ts";
export type { Bodies, Queries, Responses, Schemas } from "../generated/models.d.ts";
export type { operations as OperationTypes, paths as PathTypes } from "../generated/openapi.d.ts";
export { type KeyScope, keyScopes, type Operation, operations, version } from "../generated/operations.ts";
export { type ProblemCode, problems } from "../generated/problems.ts";
export {
  type JsonSchema,
  type RequestSchemas,
  schemas,
  shared as sharedSchemas,
} from "../generated/schemas.ts";
export { type RequestExample, requestExamples } from "./request-examples.ts";
