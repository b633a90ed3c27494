/** Checks that operations declare the problems that all operations of their kind have. */
import {
  type Entry,
  entries,
  isIdempotent,
  isPublic,
  type OpenApi,
  type Operation,
  problemsOf,
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
    if (isPublic(entry.operation) && !isHealthCheck(entry)) need("KeyFaults", "CredentialMalformed");
    if (entry.operation["x-scopes"]?.length) need("CredentialFaults", "InsufficientScope");
    if (isIdempotent(entry)) need("IdempotencyFaults", "IdempotencyKeyInUse");
    if (mayWriteBySession(entry)) need("CrossSiteRequest", "CrossSiteRequest");
    if (storesForOthers(entry)) need("StorageLimitReached", "StorageLimitReached");
    if (writes(entry) && "503" in entry.operation.responses) need("OutcomeUnknown", "OutcomeUnknown");
  }
}

/** Health checks read no credential: they respond however busy the node is (server/core/http/request-queue.ts). */
function isHealthCheck({ path }: Entry): boolean {
  return /^\/health(\/|$)/.test(path);
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

/**
 * Whether an operation stores what anybody sends: not one for the owner, and not one that deletes, which is possible beyond a limit
 * too. Those that sign in or up have limits of their own.
 */
function storesForOthers(entry: Entry): boolean {
  const { operation, method } = entry;
  const takesAccounts = (operation.security ?? []).some((each) => "SessionCookie" in each);
  const signsIn = Object.values(operation.responses).some(({ headers = {} }) => "Set-Cookie" in headers);
  const isForOwner = operation["x-role"] === "owner";
  return writes(entry) && method !== "DELETE" && takesAccounts && !isForOwner && !signsIn;
}

function writes({ operation, method }: Entry): boolean {
  return method !== "GET" && operation["x-safe"] !== true;
}
