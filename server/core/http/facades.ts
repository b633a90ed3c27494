/**
 * The operations of other specifications, which their clients call at a prefix of the node. Their errors have the form of
 * the specification, also where nothing is served.
 */
import type { FastifyReply } from "fastify";
import { type Operation, operations } from "../../../generated/operations.ts";
import { withoutKeys } from "./masking.ts";
import { errorHeaders, type ProblemResponse } from "./problem-response.ts";

/** The name of a facade. */
export type FacadeName = NonNullable<Operation["facade"]>;

const all = Object.values(operations).flatMap((feature) => Object.values<Operation>(feature));

const segmentsOf = ({ path, alsoAt }: Operation) => [path, ...alsoAt].map(firstSegment);

/** The first segments of the paths of the registry's own operations. */
const own = new Set(all.filter(({ facade }) => facade === null).flatMap(segmentsOf));

/** The first segments that only facades have. */
const prefixes: ReadonlyMap<string, FacadeName> = new Map(
  all.flatMap((operation) => {
    const { facade } = operation;
    const segments = segmentsOf(operation).filter((segment) => !own.has(segment));
    return facade === null ? [] : segments.map((segment) => [segment, facade] as const);
  }),
);

function firstSegment(path: string): string {
  return path.split(/[/?#]/, 2)[1] ?? "";
}

/** The facade that a request is for; null for a request to the registry's own interface. */
export function facadeOf(operation: Operation | undefined, url: string): FacadeName | null {
  return operation ? operation.facade : (prefixes.get(firstSegment(url)) ?? null);
}

/** The codes of ARD, by status (ARD 0.91, Errors). It has no others. */
const ardCodes: Record<number, string> = {
  401: "UNAUTHENTICATED",
  403: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  429: "RATE_LIMIT_EXCEEDED",
};

function ardCode(status: number): string {
  return ardCodes[status] ?? (status < 500 ? "INVALID_ARGUMENT" : "INTERNAL_ERROR");
}

const forms: Record<FacadeName, (status: number, detail: string) => object> = {
  ard: (status, message) => ({ errorCode: ardCode(status), message }),
  gallery: (_, error) => ({ error }),
  nanda: (_, error) => ({ error }),
  witness: (_, error) => ({ error }),
};

/** Sends an error in the form of a facade. */
export function sendFacadeError(
  reply: FastifyReply,
  facade: FacadeName,
  { status, problem, headers }: ProblemResponse,
): FastifyReply {
  const text = JSON.stringify(forms[facade](status, problem.detail));
  return reply
    .status(status)
    .headers({ ...errorHeaders, ...headers })
    .type("application/json; charset=utf-8")
    .send(withoutKeys(text));
}
