/** Lists that come in pages. */

/**
 * A list that is fetched while it is walked. Nothing is requested before; each walk starts anew.
 *
 * `for await (const item of list)` gives every entry. All methods throw what a single request throws.
 */
export interface Listing<Item, Page> extends AsyncIterable<Item> {
  /** The pages, one by one, to the end. */
  pages(): AsyncIterable<Page>;
  /** The first page only. */
  page(): Promise<Page>;
}

/** How the pages of a list hang together. */
export interface Paging<Item, Page, Position> {
  /** Fetches the page at a position; without one, the first. */
  fetch(position?: Position): Promise<Page>;
  /** The entries of a page. */
  items(page: Page): readonly Item[];
  /** Where the page after this one is; null if there is none. */
  next(page: Page): Position | null | undefined;
}

/** Makes a list of its pages. */
export function listing<Item, Page, Position>(paging: Paging<Item, Page, Position>): Listing<Item, Page> {
  async function* pages(): AsyncGenerator<Page, void> {
    for (let page = await paging.fetch(); ; ) {
      yield page;
      const position = paging.next(page);
      if (position === null || position === undefined) return; // asked for nothing, a node would begin anew
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
