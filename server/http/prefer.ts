/** What callers prefer (RFC 7240). */

/** Whether `Prefer` asks for an answer that does not wait (RFC 7240 section 4.1). */
export function prefersAsync(prefer: string | string[] | undefined): boolean {
  return [prefer ?? []]
    .flat()
    .join(",")
    .split(",")
    .some((each) => /^\s*respond-async\s*(;|$)/i.test(each));
}
