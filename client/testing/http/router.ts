/** Finds the operation of a request. */
import { type Operation, operations } from "../../../generated/operations.ts";
import { ProblemError, problemResponse } from "../../../server/http/problem-response.ts";

/** An operation and its path parameters. */
export interface Route {
  feature: string;
  name: string;
  operation: Operation;
  /** Path parameters, decoded. */
  path: Record<string, string>;
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** All operations. Paths without parameters come first, because they take precedence. */
const table = Object.entries(operations)
  .flatMap(([feature, named]) =>
    Object.entries(named).map(([name, operation]: [string, Operation]) => ({
      feature,
      name,
      operation,
      form: new RegExp(`^${operation.path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    })),
  )
  .sort((a, b) => Number(a.operation.path.includes("{")) - Number(b.operation.path.includes("{")));

/**
 * Finds the operation of a request.
 * @throws ProblemError if there is none with this path and method.
 */
export function routeOf(method: string, pathname: string): Route {
  const [first] = table.filter(({ form }) => form.test(pathname));
  if (!first) {
    const detail = `Nothing is served at ${pathname.slice(0, 200)}. See /docs.`;
    throw new ProblemError(problemResponse("route_not_found", detail));
  }
  const { path } = first.operation;
  const here = table.filter(({ operation }) => operation.path === path);
  const found = here.find(({ operation }) => operation.method === (method === "HEAD" ? "GET" : method));
  if (found) return { ...found, path: parametersOf(found.form, pathname) };
  const declared = new Set<string>(here.map(({ operation }) => operation.method));
  if (declared.has("GET")) declared.add("HEAD");
  const Allow = methods.filter((each) => declared.has(each)).join(", ");
  const detail = `${method} is not served at ${path}; allowed: ${Allow}.`;
  throw new ProblemError(problemResponse("method_not_allowed", detail, {}, { Allow }));
}

function parametersOf(form: RegExp, pathname: string): Record<string, string> {
  const raw = Object.entries(form.exec(pathname)?.groups ?? {});
  try {
    return Object.fromEntries(raw.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    const detail = "The path is not correctly percent-encoded (RFC 3986 section 2.1).";
    throw new ProblemError(problemResponse("malformed_request", detail));
  }
}
