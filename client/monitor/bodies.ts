/** Checks the bodies of events against the entries of the log. A body may be missing only if an erasure or its age explains it. */
import { entryText, type LogEntry } from "../log/entry.ts";
import { hexOf, parseCheckpoint, parseNote } from "../log/note.ts";
import { type TileTree, tileWidth } from "../log/tiles.ts";
import { equal, LogProofError, leafHash, sha256 } from "../log/tree.ts";
import { type VerifiedEvent, verifyProof } from "../proof.ts";
import { EventPages } from "./event-pages.ts";
import { Misbehaviour, Stale } from "./findings.ts";
import { treeOf } from "./history.ts";
import { described, objectIn, type Source, Unreachable } from "./source.ts";
import type { Head } from "./trust.ts";

/** The waits until an erasure is in the log. */
const sealingWaits = [1_000, 2_000, 4_000, 8_000];

/** The number of erasures whose lists are kept in memory. */
const keptErasures = 100;

/** What was found of the body of an event. */
export type BodyFinding = { kind: "present"; text: string } | { kind: "redacted" } | { kind: "expired" };

/** What bodies are checked against. */
export interface BodiesOptions {
  source: Source;
  head: Head;
  tree: TileTree;
  firstSeq: number;
  /** How many entries were checked before. */
  checked: number;
  policy: string | undefined;
  notes: string[];
}

/** Checks bodies in the order of their numbers. */
export class Bodies {
  readonly #options: BodiesOptions;
  readonly #pages: EventPages;
  /** The numbers that an erasure lists, by its own number. */
  readonly #erasures = new Map<number, ReadonlySet<unknown>>();

  constructor(options: BodiesOptions) {
    this.#options = options;
    this.#pages = new EventPages(options.source, options.firstSeq + options.checked - 1);
  }

  /**
   * Checks the body of the next event.
   * @throws Misbehaviour if it is another one than was sealed, or missing without a reason.
   */
  async check(entry: LogEntry): Promise<BodyFinding> {
    const found = await this.#pages.find(entry.seq);
    if (found === "expired") return { kind: "expired" };
    if (found === null) return this.#explain(entry);
    await this.#compare(entry, found);
    return { kind: "present", text: found };
  }

  async #compare({ seq, body_sha256 }: LogEntry, text: string): Promise<void> {
    const digest = await digestOf(text);
    if (digest === body_sha256) return;
    throw this.#misbehaviour(
      seq,
      `The registry shows another event ${seq} than it sealed: its SHA-256 is ${digest}, and the log has ${body_sha256}.`,
      text,
    );
  }

  /** Finds out why the journal lacks an event. */
  async #explain(entry: LogEntry): Promise<BodyFinding> {
    const { seq } = entry;
    const found = await this.#options.source.event(seq);
    if (typeof found === "string") {
      await this.#compare(entry, found);
      if (this.#pages.isUnreadableAt(seq)) return { kind: "present", text: found };
      throw this.#misbehaviour(seq, `GET /events leaves out event ${seq}, which the registry has.`, found);
    }
    if (found.code === "event_redacted") return this.#checkRedaction(entry, found.problem);
    if (found.code === "event_expired" && Number(found.problem.oldest_seq) > seq) return { kind: "expired" };
    if (found.code !== "event_not_found") throw new Unreachable(`GET /events/${seq}: ${described(found)}.`);
    throw this.#misbehaviour(
      seq,
      `Event ${seq} is gone: the log has its entry, and the registry neither has it nor says that it was erased.`,
    );
  }

  async #checkRedaction(entry: LogEntry, problem: Record<string, unknown>): Promise<BodyFinding> {
    const { seq, event, timestamp, body_sha256 } = entry;
    const by = Number(problem.by_seq);
    const isSame =
      problem.event === event && problem.timestamp === timestamp && problem.body_sha256 === body_sha256;
    if (!isSame || !Number.isSafeInteger(by) || by <= seq)
      throw this.#misbehaviour(
        seq,
        `What the registry keeps of the erased event ${seq} is not what it sealed.`,
      );
    const listed = await this.#erasureAt(by, seq);
    if (!listed.has(seq))
      throw this.#misbehaviour(
        seq,
        `The registry says that event ${by} erased event ${seq}, but event ${by} does not list it.`,
      );
    return { kind: "redacted" };
  }

  /** The numbers that the event of an erasure lists. It must be in the log itself. */
  async #erasureAt(by: number, seq: number): Promise<ReadonlySet<unknown>> {
    const kept = this.#erasures.get(by);
    if (kept) return kept;
    const text = await this.#options.source.event(by);
    if (typeof text !== "string")
      throw this.#misbehaviour(seq, `The event ${by}, which is said to have erased event ${seq}, is gone.`);
    if (!(await this.#isSealed(by, text)))
      throw this.#misbehaviour(by, `The registry shows another event ${by} than it sealed.`, text);
    const { payload } = objectIn(text) as { payload?: { erased?: unknown; redacts?: unknown } | null }; // looked at below
    const redacts = payload?.erased === true && Array.isArray(payload.redacts) ? payload.redacts : [];
    const listed = new Set<unknown>(redacts);
    const [oldest] = this.#erasures.keys();
    if (this.#erasures.size >= keptErasures && oldest !== undefined) this.#erasures.delete(oldest);
    this.#erasures.set(by, listed);
    return listed;
  }

  async #isSealed(seq: number, text: string): Promise<boolean> {
    const { tree, firstSeq } = this.#options;
    const index = seq - firstSeq;
    if (index >= tree.size) return this.#isSealedLater(seq, text);
    const { event, timestamp } = objectIn(text);
    const body_sha256 = await digestOf(text);
    const entry = entryText({ seq, event: String(event), timestamp: String(timestamp), body_sha256 });
    const leaf = (await tree.leaves(Math.floor(index / tileWidth)))[index % tileWidth];
    return leaf !== undefined && equal(await leafHash(new TextEncoder().encode(entry)), leaf);
  }

  /** Whether an event is in a later checkpoint, which continues the one that is checked. */
  async #isSealedLater(seq: number, text: string): Promise<boolean> {
    const { source, head } = this.#options;
    const verified = await this.#verify(text, await this.#proofOf(seq));
    if (verified === null || verified.entry.seq !== seq) return false;
    const later = treeOf(source, verified.size);
    const before = await (await later.edge(head.checkpoint.size)).root();
    const after = await (await later.edge(verified.size)).root();
    const { root } = parseCheckpoint(parseNote(verified.checkpoint).text);
    if (equal(before, head.checkpoint.root) && equal(after, root)) return true;
    throw new Misbehaviour(
      `The log signed two histories: that of ${verified.size} entries does not begin with that of ${head.checkpoint.size}.`,
      { seq, notes: [head.note, verified.checkpoint] },
    );
  }

  async #verify(text: string, proof: string): Promise<VerifiedEvent | null> {
    const { head, policy } = this.#options;
    try {
      return await verifyProof(text, proof, { keys: head.keys, policy });
    } catch (error) {
      if (error instanceof LogProofError) return null;
      throw error;
    }
  }

  async #proofOf(seq: number): Promise<string> {
    const { source } = this.#options;
    for (const wait of sealingWaits) {
      const proof = await source.proof(seq);
      if (typeof proof === "string") return proof;
      if (proof.code !== "event_not_sealed")
        throw new Unreachable(`GET /events/${seq}/proof: ${described(proof)}.`);
      await source.pause(wait);
    }
    throw new Stale(`The erasure in event ${seq} is not in the log yet.`);
  }

  #misbehaviour(seq: number, message: string, found: string | null = null): Misbehaviour {
    return new Misbehaviour(message, { seq, notes: this.#options.notes, found });
  }
}

async function digestOf(text: string): Promise<string> {
  return hexOf(await sha256(new TextEncoder().encode(text)));
}
