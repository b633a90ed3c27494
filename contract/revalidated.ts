/** Responses that caches revalidate. */
import { cacheHeaders, matchesIfNoneMatch } from "../server/responses.ts";

/** Responds with a body and its ETag, or with 304 if the client has it (RFC 9110 section 13.2.2). */
export function revalidated<Body, More extends object = object>(
  sent: { "if-none-match"?: string | undefined },
  etag: string,
  body: Body,
  more?: More,
) {
  const headers = cacheHeaders(etag);
  if (matchesIfNoneMatch(sent["if-none-match"], etag)) return { status: 304 as const, headers };
  // Without `more`, More is `object`, which has no required members.
  return { status: 200 as const, headers: { ...headers, ...(more as More) }, body };
}
