/** Problem responses (RFC 9457). */
import { type ProblemCode, problems } from "../../../generated/problems.ts";

/** An error at one place of the input. */
export interface InputError {
  pointer: string;
  detail: string;
}

/** A problem response before {@link completeProblem}. */
export interface ProblemResponse {
  status: number;
  problem: { code: ProblemCode; detail: string; [member: string]: unknown };
  headers?: Record<string, string | string[]>;
}

/** Thrown by parsers and hooks, which cannot return a problem response. */
export class ProblemError extends Error {
  readonly response: ProblemResponse;

  constructor(response: ProblemResponse) {
    super(response.problem.detail);
    this.response = response;
  }
}

/**
 * Headers of every error that does not say otherwise: without them a cache may keep it (RFC 9110 section 15.1), and give it to
 * others, and to those whose next request would succeed.
 */
export const errorHeaders = { "Cache-Control": "no-store" };

/** Builds a problem response with the status of its code. */
export function problemResponse(
  code: ProblemCode,
  detail: string,
  more: object = {},
  headers: Record<string, string> = {},
): ProblemResponse {
  return { status: problems[code].status, problem: { code, detail, ...more }, headers };
}

/** The maximum number of errors in a response. */
const maxErrors = 20;

/**
 * Builds the problem of invalid input.
 * @param errors each with the predicate of a sentence as its `detail`, for example `is missing`.
 */
export function inputProblem(code: ProblemCode, errors: readonly InputError[]): ProblemResponse {
  const reported = asSentences(errors.slice(0, maxErrors));
  const [only, ...others] = reported;
  const more = others.length > 0 ? ` ${errors.length - 1} more: see errors.` : "";
  return problemResponse(code, only ? `${only.detail}${more}` : problems[code].meaning, { errors: reported });
}

/**
 * Makes the details of errors whole sentences.
 * @param errors each with the predicate of a sentence as its `detail`, for example `is missing`.
 */
export function asSentences(errors: readonly InputError[]): InputError[] {
  return errors.map(({ pointer, detail }) => ({
    pointer,
    detail: `${subjectOf(pointer)} ${detail}.`.slice(0, 2_048),
  }));
}

/** The subject of a sentence about a JSON Pointer: `` `skills[2].id` ``, or "The body". */
export function subjectOf(pointer: string): string {
  const steps = pointer.split("/").slice(1).map(unescaped);
  const [place, ...inside] = steps;
  const path = inside.length > 0 && ["query", "path", "header"].includes(place ?? "") ? inside : steps;
  const name = path
    .map((step, index) => (/^\d{1,9}$/.test(step) && index > 0 ? `[${step}]` : `.${step}`))
    .join("");
  return name === "" ? "The body" : `\`${name.slice(1, 200)}\``;
}

/** RFC 6901 section 4. */
function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A whole problem (RFC 9457). */
export interface CompleteProblem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  request_id: string;
  errors?: readonly InputError[];
  [member: string]: unknown;
}

/** Adds the members of every problem (RFC 9457). */
export function completeProblem(
  { status, problem }: ProblemResponse,
  publicUrl: string,
  requestId: string,
): CompleteProblem {
  const { code, ...rest } = problem;
  return {
    type: `${publicUrl}/problems/${code}`,
    title: problems[code].title,
    status,
    code,
    ...rest,
    request_id: requestId,
  };
}
