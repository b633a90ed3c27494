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

/** Places that are told: whoever has fixed these sends the rest again. */
const mostErrors = 20;

/**
 * A refusal of input, told by the places that are wrong.
 * @param errors each with the end of a sentence as its `detail`, as in `is missing`.
 */
export function inputRefusal(code: ProblemCode, errors: readonly InputError[]): Refusal {
  const told = asSentences(errors.slice(0, mostErrors));
  const [only, ...others] = told;
  const more = others.length > 0 ? ` ${errors.length - 1} more: see errors.` : "";
  return refusal(code, only ? `${only.detail}${more}` : problems[code].meaning, { errors: told });
}

/**
 * Makes the details of errors whole sentences.
 * @param errors each with the end of a sentence as its `detail`, as in `is missing`.
 */
export function asSentences(errors: readonly InputError[]): InputError[] {
  return errors.map(({ pointer, detail }) => ({
    pointer,
    detail: `${subjectOf(pointer)} ${detail}.`.slice(0, 2_048),
  }));
}

/** What a JSON Pointer points at, as a sentence begins with it: `` `skills[2].id` ``, or "The body". */
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
