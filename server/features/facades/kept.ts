/** Responses that are kept while the registry does not change, each with the ETag of its content. */
import { StaticBody, Verbatim } from "../../../generated/routes.ts";
import { contentTag, revalidated } from "../../core/http/responses.ts";
import { lastSeq } from "../../core/journal/journal.ts";
import type { Context } from "../../feature.ts";

/** The conditions of a read. */
export interface Conditions {
  "if-none-match"?: string | undefined;
}

/** The JSON of a response: a value, or its text. */
export interface Made<Body> {
  json: Body | Verbatim<Body>;
  /** Whether it lacks what another request may get, because a search ran out of time: then it is not kept. */
  isTruncated?: boolean;
}

/** A response that is kept. */
export interface Kept<Body> {
  body: StaticBody<Body>;
  etag: string;
}

type Reads = Pick<Context, "database" | "pages">;

/**
 * Returns a response, which is made at most once in a state of the registry.
 * @param name the operation and its parameters.
 * @param more what it depends on besides the changes of the registry.
 */
export async function kept<Body>(
  { database, pages }: Reads,
  name: readonly unknown[],
  make: () => Promise<Made<Body>>,
  more = "",
): Promise<Kept<Body>> {
  const state = `${await lastSeq(database)}${more}`;
  return pages.get(JSON.stringify(name), state, async () => {
    const { json, isTruncated = false } = await make();
    return { ...responseOf(json), isTruncated };
  });
}

/** What {@link keptIfFound} asks for does not exist. A failed read is not kept. */
class NotFound extends Error {}

/**
 * The same for what may not exist.
 * @returns undefined if it does not; that is not kept.
 */
export async function keptIfFound<Body>(
  reads: Reads,
  name: readonly unknown[],
  find: () => Promise<Body | undefined>,
  more?: string,
): Promise<Kept<Body> | undefined> {
  const make = async () => {
    const json = await find();
    if (json === undefined) throw new NotFound();
    return { json };
  };
  try {
    return await kept(reads, name, make, more);
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** A response that is made for each request. */
export function responseOf<Body>(json: Body | Verbatim<Body>): Kept<Body> {
  const text = json instanceof Verbatim ? json.text : JSON.stringify(json);
  return { body: new StaticBody<Body>(text), etag: contentTag(text) };
}

/** The response to a read: 304 if the client has it. */
export function keptResponse<Body>(conditions: Conditions, { body, etag }: Kept<Body>) {
  return revalidated(conditions, etag, body);
}
