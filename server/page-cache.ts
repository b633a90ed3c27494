/**
 * Keeps responses that many callers ask for alike, such as the first page of a list, while what they are made of stays the
 * same. The state is read for each request, so a caller never gets an outdated response, also if another process changed it.
 */

/** The text of a response, with what else it was made with. */
export interface CachedPage {
  text: string;
  /** The link to the next page, if it has one. */
  link?: { Link?: string };
  /** Whether it is not the whole response that another request may get, because it had no more time. */
  isTruncated?: boolean;
}

interface Entry {
  state: string | number;
  page: Promise<CachedPage>;
  /** The number of characters, once they are known. */
  length: number;
}

/** The maximum number of characters of all responses, and of one. */
const maxLength = 8_388_608;
const maxPageLength = 1_048_576;

/** The responses that a process keeps. */
export class PageCache {
  readonly #entries = new Map<string, Entry>(); // in the order in which they were read
  readonly #maxLength: number;
  #length = 0;

  constructor(limit: number = maxLength) {
    this.#maxLength = limit;
  }

  /** The number of characters that are kept. */
  get length(): number {
    return this.#length;
  }

  /**
   * Returns a response that was read in the same state, or reads it. Requests that arrive while it is read share it.
   * @param name the operation and all parameters.
   * @param state another value whenever the response may be another one.
   * @throws what `read` throws; the next request reads again.
   */
  get(name: string, state: string | number, read: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#entries.get(name);
    if (kept?.state === state) return kept.page;
    const entry: Entry = { state, page: read(), length: 0 };
    this.#remove(name, kept);
    this.#entries.set(name, entry);
    entry.page.then(
      (page) => this.#arrived(name, entry, page),
      () => this.#remove(name, entry),
    );
    return entry.page;
  }

  #arrived(name: string, entry: Entry, { text, isTruncated }: CachedPage): void {
    if (this.#entries.get(name) !== entry) return; // replaced meanwhile
    const length = name.length + text.length;
    if (isTruncated || length > Math.min(maxPageLength, this.#maxLength)) {
      this.#remove(name, entry);
      return;
    }
    entry.length = length;
    this.#length += length;
    for (const [oldest, each] of this.#entries) {
      if (this.#length <= this.#maxLength) return;
      if (each.length > 0) this.#remove(oldest, each);
    }
  }

  #remove(name: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(name) !== entry) return;
    this.#entries.delete(name);
    this.#length -= entry.length;
  }
}
