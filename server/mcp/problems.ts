/** Problems of operations, told in the words of the tool that was called. */
import type { Place, Tool } from "../../generated/tools.ts";
import { subjectOf } from "../http/refusal.ts";

/**
 * The problem with its pointers into the arguments: who called a tool has never seen the request that was made of them.
 * @param problem as the operation answered it.
 */
export function inArguments(problem: Record<string, unknown>, { request }: Tool): Record<string, unknown> {
  const { errors } = problem;
  if (!Array.isArray(errors)) return problem;
  const told = errors.map(({ pointer, detail }: { pointer: string; detail: string }) => {
    const inArgument = pointerOf(pointer, request.places);
    return { pointer: inArgument, detail: renamed(detail, pointer, inArgument) };
  });
  const [first] = errors;
  const detail = String(problem.detail);
  return {
    ...problem,
    detail: first ? renamed(detail, first.pointer, told[0]?.pointer ?? "") : detail,
    errors: told,
  };
}

/** A sentence that begins with what a pointer points at, so that it begins with the argument. */
function renamed(sentence: string, before: string, after: string): string {
  const subject = subjectOf(before);
  if (sentence.startsWith(subject)) return subjectOf(after) + sentence.slice(subject.length);
  return before !== "" && sentence.startsWith(before) ? after + sentence.slice(before.length) : sentence;
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
