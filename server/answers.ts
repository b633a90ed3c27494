/** What handlers answer with: refusals, and validators of what they serve. */

/**
 * A declared problem, to be returned. What every problem says beside (type, title, request id) is added on the way out.
 * @param detail what was wrong in this request, and what to do.
 * @param more further members that the contract declares for this problem.
 */
export function refuse<const Status extends number, const Code extends string, More extends object = object>(
  status: Status,
  code: Code,
  detail: string,
  more?: More,
): { status: Status; problem: { code: Code; detail: string } & More } {
  // An absent `more` adds nothing, and then More is `object`, which asks for nothing.
  return { status, problem: { code, detail, ...more } as { code: Code; detail: string } & More };
}

/** The refusal of a cursor that is not one of this list. */
export function invalidCursor() {
  const errors = [{ pointer: "/query/cursor", detail: "was not written by this node for this list" }];
  const detail = "The cursor is not one of this list: start again without it.";
  return refuse(400, "invalid_cursor", detail, { errors });
}

/** The link to the next page (RFC 8288), relative, so that it holds behind any proxy. */
export function nextLink(path: string, query: object, next: string | null): { Link?: string } {
  if (next === null) return {};
  const pairs = Object.entries({ ...query, cursor: next }).filter(([, value]) => value !== undefined);
  const text = pairs.map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((each) => encodeURIComponent(String(each)))
        .join(",")}`,
  );
  return { Link: `<${path}?${text.join("&")}>; rel="next"` };
}

/** A strong validator made of numbers and words that change whenever the representation does. */
export function etagOf(...parts: (number | string)[]): string {
  return `"${parts.join("-")}"`;
}

/** Headers of an answer that a cache may keep and revalidate. */
export function cacheHeaders(etag: string): { ETag: string; "Cache-Control": string } {
  return { ETag: etag, "Cache-Control": "no-cache" };
}

/** Whether `If-None-Match` says that the caller has this representation: weak comparison, RFC 9110 section 13.1.2. */
export function callerHas(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && listed(ifNoneMatch, etag, (sent) => sent.replace(/^W\//, ""));
}

/** Whether `If-Match` lets a change of this representation pass: strong comparison, RFC 9110 section 13.1.1. */
export function mayChange(ifMatch: string | undefined, etag: string): boolean {
  return ifMatch === undefined || listed(ifMatch, etag, (sent) => sent);
}

/** The refusal of a change whose precondition does not hold. */
export function preconditionFailed(etag: string) {
  return refuse(412, "precondition_failed", `It is at ${etag} now: read it again, and decide anew.`);
}

function listed(header: string, etag: string, read: (sent: string) => string): boolean {
  const sent = header.split(",").map((each) => read(each.trim()));
  return sent.includes("*") || sent.includes(etag);
}
