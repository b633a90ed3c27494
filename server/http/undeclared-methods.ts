/** Rejects methods that no operation declares at a declared path: 405 with `Allow` (RFC 9110 section 15.5.6). */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Operation } from "../../generated/operations.ts";
import { METHODS } from "./node-http.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** A path of the contract, cut into segments, and the value of `Allow` for it. */
interface DeclaredPath {
  path: string;
  segments: string[];
  allow: string;
}

/**
 * Adds the rejection. It looks at requests that the router found no route for, and before their body is read. A route
 * for each undeclared method would do the same: 2,000 of them took more of a start than all else of the routes.
 */
export function rejectUndeclaredMethods(app: FastifyInstance, declared: readonly Operation[]): void {
  const paths = [...Map.groupBy(declared, ({ path }) => path)].map(([path, group]) => ({
    path,
    segments: path.split("/"),
    allow: allowOf(group),
  }));
  app.addHook("onRequest", async ({ is404, method, url }: FastifyRequest) => {
    const found = is404 ? findPath(paths, url) : undefined;
    if (!found) return;
    const detail = `${method} is not served at ${found.path}; allowed: ${found.allow}.`;
    throw new ProblemError(problemResponse("method_not_allowed", detail, {}, { Allow: found.allow }));
  });
}

function allowOf(group: readonly Operation[]): string {
  const methods = new Set<string>(group.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  return METHODS.filter((method) => methods.has(method)).join(", ");
}

/** The declared path that a URL reaches. The router has rejected a URL that cannot be decoded. */
function findPath(paths: readonly DeclaredPath[], url: string): DeclaredPath | undefined {
  const segments = (url.split(/[?#]/, 1)[0] ?? "").split("/").map(decodeURIComponent);
  const matching = paths.filter((each) => matches(each.segments, segments));
  return matching.find(({ path }) => !path.includes("{")) ?? matching[0];
}

function matches(declared: readonly string[], segments: readonly string[]): boolean {
  return (
    declared.length === segments.length &&
    declared.every((each, index) => each.startsWith("{") || each === segments[index])
  );
}
