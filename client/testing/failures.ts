/** Failures that a test requests instead of responses. */
import { type ProblemCode, problems } from "../../generated/problems.ts";
import type { ProblemResponse } from "../../server/http/problem-response.ts";
import type { Registry } from "../index.ts";

/** The name of an operation, as in the client: `agents.register`. The event stream is `events.list` too. */
export type OperationName = Exclude<MethodName, "events.stream" | "reputation.list">;

/** The names of the client's methods: one for each operation, and two that are variants of others. */
type MethodName = {
  [Feature in keyof Registry & string]: `${Feature}.${keyof Registry[Feature] & string}`;
}[keyof Registry & string];

/**
 * The failure of a request: a problem of the contract by its code; a bare status, as from a proxy; an Error, which `fetch`
 * throws, as without a network; or any response.
 */
export type Failure = ProblemCode | number | Error | Response;

/** The options of a failure. */
export interface FailureOptions {
  /** The number of requests that fail. Default: 1. */
  times?: number;
  /** Headers of the response, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** Additional fields of the problem, such as `errors`. */
  problem?: Record<string, unknown>;
}

/** Requested failures that have not happened yet. */
export class Failures {
  #waiting: { operation: OperationName | "any"; failure: Failure; options: FailureOptions; left: number }[] =
    [];

  /** Requests a failure. */
  add(operation: OperationName | "any", failure: Failure, options: FailureOptions): void {
    this.#waiting.push({ operation, failure, options, left: options.times ?? 1 });
  }

  /** Removes all failures. */
  clear(): void {
    this.#waiting = [];
  }

  /** Takes the first failure for a request, and counts it. */
  take(operation: string | null): { failure: Failure; options: FailureOptions } | undefined {
    const found = this.#waiting.find((each) => each.operation === "any" || each.operation === operation);
    if (!found) return undefined;
    found.left--;
    if (found.left <= 0) this.#waiting = this.#waiting.filter((each) => each !== found);
    return found;
  }
}

/** The default `Retry-After` of a problem in seconds, so that tests do not wait. */
const retryAfter = "0";

/** The problem of a code. */
export function refusalOf(code: ProblemCode, { headers, problem }: FailureOptions): ProblemResponse {
  const { status, meaning } = problems[code];
  const wait: Record<string, string> = status === 429 || status === 503 ? { "Retry-After": retryAfter } : {};
  return { status, problem: { code, detail: meaning, ...problem }, headers: { ...wait, ...headers } };
}
