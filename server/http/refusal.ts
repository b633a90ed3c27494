/** Failures on their way out. */
import { type ProblemCode, problems } from "../../generated/problems.ts";

/** One place in the input that is wrong. */
export interface InputError {
  pointer: string;
  detail: string;
}

/** A problem before it is completed. */
export interface Refusal {
  status: number;
  problem: { code: ProblemCode; detail: string; [member: string]: unknown };
  headers?: Record<string, string | string[]>;
}

/** Carries a refusal out of places that can only throw: parsers and hooks. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.problem.detail);
    this.refusal = refusal;
  }
}

/** A refusal whose status is that of its code. */
export function refusal(
  code: ProblemCode,
  detail: string,
  more: object = {},
  headers: Record<string, string> = {},
): Refusal {
  return { status: problems[code].status, problem: { code, detail, ...more }, headers };
}

/** A refusal of input, told by the places that are wrong. */
export function inputRefusal(code: ProblemCode, errors: InputError[]): Refusal {
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more: see errors)` : "";
  const detail = first ? `${first.pointer || "The body"} ${first.detail}${more}` : problems[code].meaning;
  return refusal(code, detail, { errors: errors.slice(0, 100) });
}

/** The whole problem (RFC 9457). */
export function complete({ status, problem }: Refusal, publicUrl: string, requestId: string): object {
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
