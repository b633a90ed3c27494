/** Pages of lists. */
import { invalidCursor, nextLink } from "../../../server/answers.ts";
import { fromBase64 } from "../../webhooks/secret.ts";
import { base64url, bytesOf, digestOf } from "../bytes.ts";

/** What is asked of a list. */
interface Asked {
  limit: number;
  cursor?: string | undefined;
}

/** On answers that nobody may keep. */
export const noStore = { "Cache-Control": "no-store" };

/** What entries are ordered by; no two have the same. */
type Position = number | string;

/**
 * A page of a list, after the position that the cursor names.
 * @param all the whole list, in any order.
 * @param path that of the list.
 * @param positionOf what it is ordered by.
 * @returns the entries with the link to the next page, or the refusal of a cursor that is not of this list.
 */
export function pageOf<Item, Query extends Asked>(
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

/** A cursor holds for one list with its filters, of which it has the digest: they may be long. */
function scopeOf(path: string, { limit: _, cursor: __, ...filters }: Asked): string {
  const pairs = Object.entries(filters).filter(([, value]) => value !== undefined);
  return digestOf(JSON.stringify([path, pairs.sort(([a], [b]) => (a < b ? -1 : 1))])).slice(-22);
}

function write(scope: string, position: Position): string {
  return base64url(bytesOf(JSON.stringify([scope, position])));
}

function read(scope: string, cursor: string): Position | undefined {
  try {
    const text = new TextDecoder().decode(fromBase64(cursor.replaceAll("-", "+").replaceAll("_", "/")));
    const [written, position] = JSON.parse(text) as [string, Position]; // or whatever else, which is not of this list
    return written === scope ? position : undefined;
  } catch {
    return undefined; // nothing that was written here
  }
}
