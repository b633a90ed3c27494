/** Problems of operations, told in the words of the tool that was called. */
import type { Place, Tool } from "../../generated/tools.ts";

/**
 * The problem with its pointers into the arguments: who called a tool has never seen the request that was made of them.
 * @param problem as the operation answered it.
 */
export function inArguments(problem: Record<string, unknown>, { request }: Tool): Record<string, unknown> {
  const { errors } = problem;
  if (!Array.isArray(errors)) return problem;
  const told = errors.map((each: { pointer: string; detail: string }) => ({
    ...each,
    pointer: pointerOf(each.pointer, request.places),
  }));
  const detail = String(problem.detail);
  const [before, after] = [errors[0]?.pointer, told[0]?.pointer];
  const begins = before && detail.startsWith(before);
  return { ...problem, detail: begins ? after + detail.slice(before.length) : detail, errors: told };
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
