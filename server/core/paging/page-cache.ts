/**
 * Keeps responses that many callers ask for alike, such as the first page of a list, while what they are made of stays the
 * same. The state is read for each request, so a caller never gets an outdated response, also if another process changed it.
 */
import type { StaticBody } from "../../../generated/routes.ts";

/** A response that is kept; callers add what else they make it with. */
export interface CachedPage {
  body: StaticBody<unknown>;
  /** Whether it lacks what another request may get, because its read ran out of time. */
  isTruncated?: boolean;
}

interface Entry {
  state: string | number;
  page: Promise<CachedPage>;
  /** Its size in bytes, once it is known. */
  size: number;
}

/** The maximum size of all responses, and of one, in bytes. Their compressed forms are a tenth more. */
const maxSize = 8_388_608;
const maxPageSize = maxSize / 2;

/** The responses that a process keeps. */
export class PageCache {
  readonly #entries = new Map<string, Entry>(); // in the order in which they were read
  readonly #maxSize: number;
  #size = 0;

  /** @param limit the maximum size of all responses, in bytes. */
  constructor(limit: number = maxSize) {
    this.#maxSize = limit;
  }

  /** The size of what is kept, in bytes. */
  get size(): number {
    return this.#size;
  }

  /**
   * Returns a response that was read in the same state, or reads it. Requests that arrive while it is read share it.
   * @param name the operation and all parameters. Each name has one type of response.
   * @param state another value whenever the response may be another one.
   * @throws what `read` throws; the next request reads again.
   */
  get<Page extends CachedPage>(
    name: string,
    state: string | number,
    read: () => Promise<Page>,
  ): Promise<Page> {
    const kept = this.#entries.get(name);
    if (kept?.state === state) return kept.page as Promise<Page>; // read under the same name
    const page = read();
    const entry: Entry = { state, page, size: 0 };
    this.#remove(name, kept);
    this.#entries.set(name, entry);
    page.then(
      (read) => this.#keep(name, entry, read),
      () => this.#remove(name, entry),
    );
    return page;
  }

  #keep(name: string, entry: Entry, { body, isTruncated }: CachedPage): void {
    if (this.#entries.get(name) !== entry) return; // replaced meanwhile
    const size = name.length + body.bytes.length;
    if (isTruncated || size > Math.min(maxPageSize, this.#maxSize)) {
      this.#remove(name, entry);
      return;
    }
    entry.size = size;
    this.#size += size;
    for (const [oldest, each] of this.#entries) {
      if (this.#size <= this.#maxSize) return;
      if (each.size > 0) this.#remove(oldest, each);
    }
  }

  #remove(name: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(name) !== entry) return;
    this.#entries.delete(name);
    this.#size -= entry.size;
  }
}
