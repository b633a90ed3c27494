/** Pages of lists: where a page begins, and the way to the next one. Cursors are opaque, and good for one list only. */

import { rejectWith } from "../http/responses.ts";
import type { Cursors, Position } from "./cursors.ts";

/** How a value of a position is read from a cursor. */
type ValueType = StringConstructor | NumberConstructor;

/** The columns of a list's order, which together are unique, by name. */
type Order = Record<string, ValueType>;

/** Where a page ends: the values of the order in its last row. */
type PlaceOf<By extends Order> = { [Column in keyof By]: ReturnType<By[Column]> };

/** A list that is read in pages. */
export interface PagedList<By extends Order> {
  /** Its path, for the link to the next page. */
  path: string;
  /** Its name and filters: a cursor is good for these only. */
  name: string;
  order: By;
}

/** What a caller asks for: `limit`, `cursor`, and the filters, which the link to the next page repeats. */
export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** How a page goes on. */
export interface NextPage {
  /** Null on the last page. */
  next_cursor: string | null;
  /** The link to the next page (RFC 8288), if there is one. */
  link: { Link?: string };
}

/** A page that is being read. */
export interface Page<Place> {
  /** The last row of the page before; undefined at the beginning of the list. */
  after: Place | undefined;
  /** The number of rows of the page. */
  limit: number;
  /** The number of rows to read: one more than the page has shows whether it is the last one. */
  readLimit: number;
  /** Takes the rows of the page from those that were read. */
  end<Row extends Place>(read: readonly Row[]): NextPage & { rows: Row[] };
  /** How the page goes on after a row; undefined on the last page. */
  next(last: Place | undefined): NextPage;
}

/** The name of a list with its filters, whatever their order, so that a cursor is valid for them only. */
export function signature(list: string, query: object): string {
  const pairs = Object.entries(query).filter(
    ([name, value]) => name !== "cursor" && name !== "limit" && value !== undefined,
  );
  return JSON.stringify([list, ...pairs.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * Begins a page.
 * @returns the page, or the problem of a cursor that this node did not write for this list.
 */
export function openPage<const By extends Order>(cursors: Cursors, list: PagedList<By>, query: PageQuery) {
  const { limit, cursor } = query;
  const columns = Object.keys(list.order);
  const position = cursor === undefined ? undefined : cursors.read(list.name, cursor);
  if (cursor !== undefined && position?.length !== columns.length) return invalidCursor();
  const next = (last: PlaceOf<By> | undefined): NextPage => {
    if (!last) return { next_cursor: null, link: {} };
    const next_cursor = cursors.write(list.name, columns.map((column) => last[column]) as Position); // strings and numbers
    return { next_cursor, link: { Link: nextLink(list.path, { ...query, cursor: next_cursor }) } };
  };
  const page: Page<PlaceOf<By>> = {
    after: position && placeOf(list.order, position),
    limit,
    readLimit: limit + 1,
    next,
    end(read) {
      const rows = read.slice(0, limit);
      return { rows, ...next(read.length > limit ? rows.at(-1) : undefined) };
    },
  };
  return page;
}

function placeOf<By extends Order>(order: By, position: Position): PlaceOf<By> {
  const entries = Object.entries(order).map(([column, type], index) => [column, type(position[index])]);
  return Object.fromEntries(entries) as PlaceOf<By>; // each value is made by the type of its column
}

/** The problem of a cursor that does not belong to the list. */
export function invalidCursor() {
  const errors = [{ pointer: "/query/cursor", detail: "was not written by this node for this list" }];
  const detail = "The cursor does not belong to this list with these filters: start again without it.";
  return rejectWith(400, "invalid_cursor", detail, { errors });
}

/** The link to the next page (RFC 8288). It is relative, so it works behind any proxy. */
function nextLink(path: string, query: object): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = pairs.map(([name, value]) => {
    const values = [value].flat().map((each) => encodeURIComponent(String(each)));
    return `${name}=${values.join("%2C")}`; // some clients split the header at any comma
  });
  return `<${path}?${text.join("&")}>; rel="next"`;
}
