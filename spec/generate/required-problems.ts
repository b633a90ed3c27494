/** Checks that operations declare the problems that all operations of their kind have. */
import {
  type Entry,
  entries,
  isIdempotent,
  isPublic,
  type OpenApi,
  type Operation,
  refName,
  type Schema,
} from "./document.ts";

/** The statuses that every operation of a facade may respond with, in the form of its specification. */
const facadeStatuses = ["400", "500"];

/** @throws for an operation that lacks one of them, with the alias of `shared.tsp` that it needs. */
export function requireDeclarations(document: OpenApi): void {
  for (const entry of entries(document)) {
    requireScopes(entry.operation);
    if (entry.operation["x-facade"]) {
      requireStatuses(entry.operation);
      continue;
    }
    const declared = problemsOf(entry.operation);
    const need = (alias: string, problem: string) => {
      if (!declared.has(problem)) throw new Error(`${entry.operation.operationId} must declare ${alias}`);
    };
    if (isPublic(entry.operation)) need("KeyFaults", "CredentialMalformed");
    if (entry.operation["x-scopes"]?.length) need("CredentialFaults", "InsufficientScope");
    if (isIdempotent(entry)) need("IdempotencyFaults", "IdempotencyKeyInUse");
    if (mayWriteBySession(entry)) need("CrossSiteRequest", "CrossSiteRequest");
    if (writes(entry) && "503" in entry.operation.responses) need("OutcomeUnknown", "OutcomeUnknown");
  }
}

function requireStatuses({ operationId, requestBody, responses }: Operation): void {
  const needed = requestBody ? [...facadeStatuses, "413", "415"] : facadeStatuses;
  const missing = needed.filter((status) => !(status in responses));
  if (missing.length > 0) throw new Error(`${operationId} must declare ${missing.join(", ")}`);
}

/** Who may call an operation with a key is decided when it is written: a scope that is forgotten would let any key in. */
function requireScopes({ operationId, security = [], "x-scopes": scopes }: Operation): void {
  const takesKey = security.some((each) => "KeyBearer" in each);
  if (takesKey && !scopes) throw new Error(`${operationId} takes a key: it must have @scope or @anyScope`);
  if (!takesKey && scopes) throw new Error(`${operationId} takes no key, so it must not have a scope`);
}

/** Whether a page of another site could write with the session of its visitor. */
function mayWriteBySession({ operation, method }: Entry): boolean {
  return method !== "GET" && (operation.security ?? []).some((each) => "SessionCookie" in each);
}

function writes({ operation, method }: Entry): boolean {
  return method !== "GET" && operation["x-safe"] !== true;
}

/** The models of the problems in the responses of an operation. */
function problemsOf({ responses }: Operation): Set<string> {
  const schemas = Object.values(responses).flatMap(({ content }): Schema[] => {
    const schema = content?.["application/problem+json"]?.schema;
    return schema?.anyOf ?? (schema ? [schema] : []);
  });
  return new Set(schemas.map(({ $ref }) => refName($ref ?? "")));
}
