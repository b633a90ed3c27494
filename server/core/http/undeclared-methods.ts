/**
 * Rejects methods that no operation declares at a declared path: 405 with `Allow` (RFC 9110 section 15.5.6). Preflight
 * requests have such a method too, `OPTIONS`, and get their response here.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Operation } from "../../../generated/operations.ts";
import { isPreflight, openMethods, sendPreflight } from "./cors.ts";
import { METHODS } from "./node-http.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** A path of the contract, its segments, and its value of `Allow`. */
interface DeclaredPath {
  path: string;
  segments: string[];
  allow: string;
  /** The methods that pages of other origins may use. */
  open: string[];
  trailingSlash: boolean;
  /** Whether its last segment stands for the rest of a path. */
  restOfPath: boolean;
  /** Whether any `OPTIONS` request gets the response to a preflight request. */
  isFacade: boolean;
}

/**
 * Adds a hook that rejects undeclared methods before the body is read. A route for each undeclared method would do the
 * same, but 2,000 more routes took longer at the start than all others.
 */
export function rejectUndeclaredMethods(app: FastifyInstance, declared: readonly Operation[]): void {
  const places = declared.flatMap((operation) =>
    [operation.path, ...operation.alsoAt].map((path) => ({ ...operation, path })),
  );
  const paths = [...Map.groupBy(places, ({ path }) => path)].map(([path, group]) => ({
    path,
    segments: path.split("/"),
    allow: allowOf(group),
    open: openMethods(group),
    trailingSlash: group.some(({ trailingSlash }) => trailingSlash),
    restOfPath: group.some(({ restOfPath }) => restOfPath),
    isFacade: group.some(({ facade }) => facade !== null),
  }));
  app.addHook("onRequest", async ({ is404, method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    const found = is404 ? findPath(paths, url) : undefined;
    if (!found) return;
    const isAsked = found.isFacade && method === "OPTIONS";
    if (isAsked || isPreflight(method, headers, found.open)) return sendPreflight(reply, found.open);
    const detail = `${method} is not served at ${found.path}; allowed: ${found.allow}.`;
    throw new ProblemError(problemResponse("method_not_allowed", detail, {}, { Allow: found.allow }));
  });
}

function allowOf(group: readonly Operation[]): string {
  const methods = new Set<string>(group.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  return METHODS.filter((method) => methods.has(method)).join(", ");
}

/** Finds the declared path of a URL. The router has already rejected URLs that cannot be decoded. */
function findPath(paths: readonly DeclaredPath[], url: string): DeclaredPath | undefined {
  const segments = (url.split(/[?#]/, 1)[0] ?? "").split("/").map(decodeURIComponent);
  const withoutSlash = segments.at(-1) === "" ? segments.slice(0, -1) : segments;
  const matching = paths.filter((each) => matches(each, each.trailingSlash ? withoutSlash : segments));
  return matching.find(({ path }) => !path.includes("{")) ?? matching[0];
}

function matches(
  { segments: declared, restOfPath }: Pick<DeclaredPath, "segments" | "restOfPath">,
  segments: readonly string[],
): boolean {
  return (
    (restOfPath ? declared.length <= segments.length : declared.length === segments.length) &&
    declared.every(
      (each, index) => each === segments[index] || (each.startsWith("{") && segments[index] !== ""),
    )
  );
}
