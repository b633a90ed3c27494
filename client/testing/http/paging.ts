/** Pages lists. */
import { invalidCursor, nextLink } from "../../../server/responses.ts";
import { fromBase64 } from "../../webhooks/secret.ts";
import { base64url, bytesOf, digestOf } from "../bytes.ts";

/** The query of a list. */
interface PagedQuery {
  limit: number;
  cursor?: string | undefined;
}

/** A header of responses that must not be stored. */
export const noStore = { "Cache-Control": "no-store" };

/** The unique sort key of an entry. */
type Position = number | string;

/**
 * Returns a page of a list, after the position of the cursor.
 * @param all the whole list, in any order.
 * @param path the path of the list.
 * @param positionOf the sort key of an entry.
 * @returns the entries with the link to the next page, or a problem if the cursor belongs to another list.
 */
export function pageOf<Item, Query extends PagedQuery>(
  all: readonly Item[],
  path: string,
  query: Query,
  positionOf: (item: Item) => Position,
  order: "ascending" | "descending" = "descending",
) {
  const scope = scopeOf(path, query);
  const after = query.cursor === undefined ? undefined : read(scope, query.cursor);
  if (query.cursor !== undefined && after === undefined) return invalidCursor();
  const sign = order === "ascending" ? 1 : -1;
  const further = all
    .filter((item) => after === undefined || sign * compare(positionOf(item), after) > 0)
    .sort((a, b) => sign * compare(positionOf(a), positionOf(b)));
  const items = further.slice(0, query.limit);
  const last = further.length > query.limit ? items.at(-1) : undefined;
  const next_cursor = last === undefined ? null : write(scope, positionOf(last));
  return { items, next_cursor, headers: nextLink(path, query, next_cursor) };
}

function compare(a: Position, b: Position): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The scope of a cursor: a digest of one list with its filters, which may be long. */
function scopeOf(path: string, { limit: _, cursor: __, ...filters }: PagedQuery): string {
  const pairs = Object.entries(filters).filter(([, value]) => value !== undefined);
  return digestOf(JSON.stringify([path, pairs.sort(([a], [b]) => (a < b ? -1 : 1))])).slice(-22);
}

function write(scope: string, position: Position): string {
  return base64url(bytesOf(JSON.stringify([scope, position])));
}

function read(scope: string, cursor: string): Position | undefined {
  try {
    const text = new TextDecoder().decode(fromBase64(cursor.replaceAll("-", "+").replaceAll("_", "/")));
    const [written, position] = JSON.parse(text) as [string, Position]; // or any other value, which does not match the scope
    return written === scope ? position : undefined;
  } catch {
    return undefined; // not a cursor of this registry
  }
}
