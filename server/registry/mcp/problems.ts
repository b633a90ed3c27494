/** Converts problems of operations to the arguments of the called tool. */
import type { Place, Tool } from "../../../generated/tools.ts";
import { subjectOf } from "../../core/http/problem-response.ts";

/**
 * Converts the pointers of a problem to pointers into the arguments, because the caller of a tool does not know the request.
 * @param problem the problem of the operation.
 */
export function toArgumentPointers(
  problem: Record<string, unknown>,
  { request }: Tool,
): Record<string, unknown> {
  const { errors } = problem;
  if (!Array.isArray(errors)) return problem;
  const converted = errors.map(({ pointer, detail }: { pointer: string; detail: string }) => {
    const inArgument = pointerOf(pointer, request.places);
    return { pointer: inArgument, detail: replaceSubject(detail, pointer, inArgument) };
  });
  const [first] = errors;
  const detail = String(problem.detail);
  return {
    ...problem,
    detail: first ? replaceSubject(detail, first.pointer, converted[0]?.pointer ?? "") : detail,
    errors: converted,
  };
}

/** Replaces the subject of a sentence, the member that a pointer points at, with the argument. */
function replaceSubject(sentence: string, before: string, after: string): string {
  const subject = subjectOf(before);
  return sentence.startsWith(subject) ? subjectOf(after) + sentence.slice(subject.length) : sentence;
}

function pointerOf(pointer: string, places: Tool["request"]["places"]): string {
  for (const [argument, place] of Object.entries(places)) {
    const start = startOf(place);
    if (pointer === start || pointer.startsWith(`${start}/`))
      return `/${argument}${pointer.slice(start.length)}`;
  }
  return pointer;
}

function startOf(place: Place): string {
  if (place.in !== "body") return `/${place.in}/${place.member}`;
  return place.member === null ? "" : `/${place.member}`;
}
