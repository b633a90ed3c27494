/** Failures that a test asks for, in place of answers. */
import { type ProblemCode, problems } from "../../generated/problems.ts";
import type { Refusal } from "../../server/http/refusal.ts";
import type { Registry } from "../index.ts";

/** An operation of the contract, as the client calls it: `agents.register`. A stream of events is `events.list` too. */
export type OperationName = Exclude<MethodName, "events.stream" | "reputation.list">;

/** Methods of the client: one for each operation, and two that are another way to ask for one. */
type MethodName = {
  [Feature in keyof Registry & string]: `${Feature}.${keyof Registry[Feature] & string}`;
}[keyof Registry & string];

/**
 * What becomes of a request: a problem of the contract by its code; a bare status, as a proxy would answer; an Error, which
 * `fetch` throws, as for a network that is away; or an answer of any kind.
 */
export type Failure = ProblemCode | number | Error | Response;

/** How often a failure happens, and what its problem says. */
export interface FailureOptions {
  /** How many requests fail so. Default: 1. */
  times?: number;
  /** Headers of the answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** Members of the problem beside those that all have, such as `errors`. */
  problem?: Record<string, unknown>;
}

/** Failures that were asked for and have not happened. */
export class Failures {
  #waiting: { operation: OperationName | "any"; failure: Failure; options: FailureOptions; left: number }[] =
    [];

  /** Asks for a failure. */
  add(operation: OperationName | "any", failure: Failure, options: FailureOptions): void {
    this.#waiting.push({ operation, failure, options, left: options.times ?? 1 });
  }

  /** Forgets all. */
  clear(): void {
    this.#waiting = [];
  }

  /** The first failure that is meant for a request, which then has happened once. */
  take(operation: string | null): { failure: Failure; options: FailureOptions } | undefined {
    const found = this.#waiting.find((each) => each.operation === "any" || each.operation === operation);
    if (!found) return undefined;
    found.left--;
    if (found.left <= 0) this.#waiting = this.#waiting.filter((each) => each !== found);
    return found;
  }
}

/** Seconds that a refusal asks to wait, unless the test says otherwise: nobody waits for a fake. */
const retryAfter = "0";

/** The refusal of a code. */
export function refusalOf(code: ProblemCode, { headers, problem }: FailureOptions): Refusal {
  const { status, meaning } = problems[code];
  const wait: Record<string, string> = status === 429 || status === 503 ? { "Retry-After": retryAfter } : {};
  return { status, problem: { code, detail: meaning, ...problem }, headers: { ...wait, ...headers } };
}
