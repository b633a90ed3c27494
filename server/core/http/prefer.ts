/** Reads `Prefer` (RFC 7240). */

/** Whether `Prefer` has `respond-async` (RFC 7240 section 4.1). */
export function prefersAsync(prefer: string | string[] | undefined): boolean {
  return [prefer ?? []]
    .flat()
    .join(",")
    .split(",")
    .some((each) => /^\s*respond-async\s*(;|$)/i.test(each));
}
