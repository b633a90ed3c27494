/** Responses that are kept while the registry does not change, each with the ETag of its content. */
import { createHash } from "node:crypto";
import { StaticBody } from "../../generated/routes.ts";
import type { Context } from "../context.ts";
import { lastSeq } from "../database/journal.ts";
import { cacheHeaders, etagOf, matchesIfNoneMatch } from "../responses.ts";

/** The conditions of a read. */
export interface Conditions {
  "if-none-match"?: string | undefined;
}

/** The JSON of a response. */
export interface Made<Body> {
  json: Body;
  /** Whether it lacks what another request may get, because a search ran out of time: then it is not kept. */
  isTruncated?: boolean;
}

/** A response that is kept. */
export interface Kept<Body> {
  body: StaticBody<Body>;
  etag: string;
}

/**
 * Returns a response, which is made at most once in a state of the registry.
 * @param name the operation and its parameters.
 * @param make makes it; undefined for what does not exist, which is not kept.
 * @param more what it depends on besides the changes of the registry.
 */
export async function kept<Body>(
  { database, pages }: Pick<Context, "database" | "pages">,
  name: readonly unknown[],
  make: () => Promise<Made<Body> | undefined>,
  more = "",
): Promise<Kept<Body> | undefined> {
  const state = `${await lastSeq(database)}${more}`;
  const page = await pages.get(JSON.stringify(name), state, async () => {
    const made = await make();
    const text = made === undefined ? "" : JSON.stringify(made.json);
    return {
      body: new StaticBody<Body>(text),
      etag: contentTag(text),
      isTruncated: made?.isTruncated ?? !made,
    };
  });
  return page.body.bytes.length === 0 ? undefined : page;
}

/** An ETag of the content that it is the validator of. */
export function contentTag(text: string): string {
  return etagOf(createHash("sha256").update(text).digest("base64url").slice(0, 22));
}

/** The response to a read of what is kept: 304 if the client has it. */
export function keptResponse<Body>({ "if-none-match": tags }: Conditions, { body, etag }: Kept<Body>) {
  const headers = cacheHeaders(etag);
  return matchesIfNoneMatch(tags, etag)
    ? ({ status: 304, headers } as const)
    : ({ status: 200, headers, body } as const);
}
