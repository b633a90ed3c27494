/** Reads the journal page by page, with the bytes of each event as they were sealed. */
import { described, objectIn, type Rejection, type Source, Unreachable } from "./source.ts";

/** The number of events in a page: the most that a registry sends. */
const pageSize = 100;

/** The waits while a page ends before an event that is in the log: a replica of the database may be behind. */
const lagWaits = [2_000, 4_000];

/** An event of a page. */
interface PageEvent {
  /** What it says its number is. */
  seq: number;
  text: string;
}

/** Finds events in the order of their numbers. */
export class EventPages {
  readonly #source: Source;
  #events: PageEvent[] = [];
  /** The pages that were read are complete up to this number. */
  #upTo: number;
  /** The oldest stored event, as the registry says. */
  #oldest = 0;
  /** The last number of a page that could not be read. */
  #aloneUpTo = 0;

  constructor(source: Source, after: number) {
    this.#source = source;
    this.#upTo = after;
  }

  /**
   * Finds an event, by numbers that ascend by one.
   * @returns its text; `expired` if the registry says that it was deleted because of its age; null if the journal lacks it.
   */
  async find(seq: number): Promise<string | "expired" | null> {
    if (this.#events.length === 0 && this.#upTo < seq) await this.#read(seq);
    const [first] = this.#events;
    if (first && first.seq <= seq) {
      this.#events.shift();
      return first.text; // one with another number has another hash too
    }
    return seq < this.#oldest && !this.isUnreadableAt(seq) ? "expired" : null;
  }

  /** Whether the page with an event was no page of events, so that the event must be read alone. */
  isUnreadableAt(seq: number): boolean {
    return seq <= this.#aloneUpTo;
  }

  async #read(seq: number): Promise<void> {
    if (this.isUnreadableAt(seq)) return;
    for (const wait of lagWaits) {
      await this.#readPage(seq - 1);
      if (this.#upTo >= seq || this.isUnreadableAt(seq)) return;
      await this.#source.pause(wait);
    }
    await this.#readPage(seq - 1);
  }

  async #readPage(after: number): Promise<void> {
    const page = await this.#source.eventsAfter(after, pageSize);
    if (typeof page !== "string") return this.#expire(page);
    const { events, next_after, oldest_seq } = objectIn(page);
    const texts = eventTextsIn(page);
    const seqs = texts.map(seqOf);
    const isPage = Array.isArray(events) && events.length === texts.length && typeof next_after === "number";
    if (!isPage || seqs.some((each) => each === null)) {
      this.#aloneUpTo = after + pageSize;
      return;
    }
    if (typeof oldest_seq === "number") this.#oldest = oldest_seq;
    this.#events = texts.map((text, index) => ({ seq: seqs[index] ?? 0, text })); // none is null
    this.#upTo = next_after;
  }

  #expire(found: Rejection): void {
    const { oldest_seq } = found.problem;
    if (found.code !== "cursor_expired" || typeof oldest_seq !== "number")
      throw new Unreachable(`GET /events: ${described(found)}.`);
    this.#oldest = oldest_seq;
    this.#upTo = oldest_seq - 1;
  }
}

/** The number in an event; null if it has none. */
function seqOf(text: string): number | null {
  const { payload } = objectIn(text) as { payload?: { seq?: unknown } | null }; // looked at below
  const seq = payload?.seq;
  return typeof seq === "number" && Number.isSafeInteger(seq) ? seq : null;
}

/** The texts of the events in a page, byte by byte: a text that is parsed and written again may differ. */
export function eventTextsIn(page: string): string[] {
  const texts: string[] = [];
  let depth = 0;
  let name = "";
  let start = -1;
  for (const { 0: token, index } of page.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]/gs)) {
    if (token === "[" || token === "{") {
      depth += 1;
      if (depth === 2 && token === "[" && name === '"events"') start = index + 1;
    } else if (start >= 0 && depth === 2 && (token === "," || token === "]")) {
      texts.push(page.slice(start, index).trim());
      start = token === "," ? index + 1 : -1;
    } else if (depth === 1) name = token;
    if (token === "]" || token === "}") depth -= 1;
  }
  return texts.filter((each) => each !== "");
}
