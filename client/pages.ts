/** Paged lists. */

/**
 * A list that is fetched page by page while you iterate. Each iteration starts at the beginning.
 *
 * `for await (const item of list)` returns every entry. All methods throw the errors of a single request.
 */
export interface Listing<Item, Page> extends AsyncIterable<Item> {
  /** All pages, one by one. */
  pages(): AsyncIterable<Page>;
  /** The first page only. */
  page(): Promise<Page>;
}

/** The functions that page through a list. */
export interface Paging<Item, Page, Position> {
  /** Fetches the page at a position; without one, the first. */
  fetch(position?: Position): Promise<Page>;
  /** The entries of a page. */
  items(page: Page): readonly Item[];
  /** The position of the next page; null if there is none. */
  next(page: Page): Position | null | undefined;
}

/** Creates a list from its pages. */
export function listing<Item, Page, Position>(paging: Paging<Item, Page, Position>): Listing<Item, Page> {
  async function* pages(): AsyncGenerator<Page, void> {
    for (let page = await paging.fetch(); ; ) {
      yield page;
      const position = paging.next(page);
      if (position === null || position === undefined) return; // without a position the node would return the first page
      page = await paging.fetch(position);
    }
  }
  return {
    pages,
    page: () => paging.fetch(),
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* paging.items(page);
    },
  };
}
