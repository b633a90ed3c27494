/** Builds parts of responses: declared problems, links, and cache validators. */
import { hash } from "node:crypto";

/**
 * Rejects a request with a declared problem, which the handler returns. The members of every problem (type, title, request
 * id) are added when it is sent.
 * @param detail what is wrong in this request, and what to do.
 * @param more further members that the contract declares for this problem.
 */
export function rejectWith<const Status extends number, const Code extends string>(
  status: Status,
  code: Code,
  detail: string,
): Rejection<Status, Code, object>;
export function rejectWith<const Status extends number, const Code extends string, More extends object>(
  status: Status,
  code: Code,
  detail: string,
  more: More,
): Rejection<Status, Code, More>;
export function rejectWith(status: number, code: string, detail: string, more?: object) {
  return { status, problem: { code, detail, ...more } };
}

export interface Rejection<Status, Code, More> {
  status: Status;
  problem: { code: Code; detail: string } & More;
}

/** The header of a response that is meant for one caller, or that is never the same twice. */
export const noStore = { "Cache-Control": "no-store" };

/** The header of a response that is a web page for browsers, and JSON for programs. */
export const negotiated = { Vary: "Accept" };

/** Builds a strong ETag of values that change whenever the representation changes. */
export function etagOf(...parts: (number | string)[]): string {
  return `"${parts.join("-")}"`;
}

/** Builds an ETag of the content that it validates. */
export function contentTag(content: string | Uint8Array): string {
  return etagOf(contentDigest(content));
}

/** Returns the first 132 bits of the SHA-256 digest of content, enough to rule out collisions, in base64url. */
export function contentDigest(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}

/** Headers of a response that caches may store and revalidate. */
export function cacheHeaders(etag: string): { ETag: string; "Cache-Control": string } {
  return { ETag: etag, "Cache-Control": "no-cache" };
}

/** Whether `If-None-Match` matches, so that the response is 304 (weak comparison, RFC 9110 section 13.1.2). */
export function matchesIfNoneMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && lists(ifNoneMatch, etag);
}

/**
 * Responds with a body and its ETag, or with 304 if the client has it (RFC 9110 section 13.2.2).
 * @param more further headers of a response with a body.
 * @param place `Content-Location`, which a 304 has too (RFC 9110 section 15.4.5).
 */
export function revalidated<Body, More extends object = object>(
  sent: { "if-none-match"?: string | undefined },
  etag: string,
  body: Body,
  more?: More,
  place?: { "Content-Location"?: string },
) {
  const headers = { ...cacheHeaders(etag), ...place };
  if (matchesIfNoneMatch(sent["if-none-match"], etag)) return { status: 304 as const, headers };
  // Without `more`, More is `object`, which has no required members.
  return { status: 200 as const, headers: { ...headers, ...(more as More) }, body };
}

/** Conditions of a read, with the names of headers in lower case. */
interface ReadConditions {
  "if-none-match"?: string | undefined;
  "if-modified-since"?: string | undefined;
}

/**
 * Whether the response is 304 by the conditions of a read (RFC 9110 section 13.2.2): `If-None-Match` if it is there,
 * otherwise `If-Modified-Since`, which counts whole seconds.
 */
export function isNotModified(conditions: ReadConditions, etag: string, modifiedAt: string): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = conditions;
  if (tags !== undefined) return matchesIfNoneMatch(tags, etag);
  if (since === undefined || !/GMT$/.test(since)) return false;
  return Math.floor(Date.parse(modifiedAt) / 1_000) * 1_000 <= Date.parse(since);
}

/**
 * Whether `If-Match` permits a change of this representation. The weak form of a tag matches too, although RFC 9110 section
 * 13.1.1 compares strongly: compression changes the tag, and the tag names the state of the resource, not its bytes.
 */
export function satisfiesIfMatch(ifMatch: string | undefined, etag: string): boolean {
  return ifMatch === undefined || lists(ifMatch, etag);
}

/** The problem of a change whose precondition failed. */
export function preconditionFailed(etag: string) {
  return rejectWith(
    412,
    "precondition_failed",
    `The current ETag is ${etag}: read the resource again, then retry.`,
  );
}

/** How many tags of a list are read. Clients send those that they have stored of one URL. */
const maxTags = 256;

/** Whether a list of tags has a tag, `*`, or the tag as compression changes it: `W/"5"`, `"5-gzip"`, `"5-br"`. */
function lists(header: string, etag: string): boolean {
  return header.split(",", maxTags).some((each) => {
    const tag = each.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag || tag.replace(/-(gzip|br)"$/, '"') === etag;
  });
}
