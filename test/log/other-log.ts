/** A log of others in memory, which has its checkpoints cosigned. */
import { checkpointText, createLogKey, type LogKey, noteOf } from "../../server/features/log/log-key.ts";
import {
  consistencyProof,
  leafHash,
  rootOf,
  type TileHashes,
} from "../../server/features/log/merkle-tree.ts";

/** The name of the log. */
export const otherOrigin = "other.example/log";

/** A log whose entries are named: two with the same names have the same history. It has at most 255 entries. */
export class OtherLog {
  readonly key: LogKey;
  readonly origin: string;
  readonly #leaves: Buffer[];

  constructor(entries: readonly string[], { origin = otherOrigin, seed = 5 } = {}) {
    this.origin = origin;
    this.key = createLogKey(Buffer.alloc(32, seed), origin);
    this.#leaves = entries.map((entry) => leafHash(entry));
  }

  /** The text of the checkpoint of the first entries. */
  async text(size: number): Promise<string> {
    return checkpointText(this.origin, size, await rootOf(this.#tiles, size));
  }

  /** The signed checkpoint of the first entries. @param lines further signature lines. */
  async note(size: number, ...lines: string[]): Promise<string> {
    const text = await this.text(size);
    return noteOf(text, [this.key.lineOf(text), ...lines]);
  }

  /** The body of a request to cosign a checkpoint, with the proof from an older one. */
  async request(old: number, size: number, note?: string): Promise<string> {
    const proof = old > size ? [] : await consistencyProof(this.#tiles, old, size);
    const lines = [`old ${old}`, ...proof.map((hash) => hash.toString("base64")), ""];
    return `${lines.join("\n")}\n${note ?? (await this.note(size))}`;
  }

  get #tiles(): TileHashes {
    return {
      at: async (_level, index) => {
        const leaf = this.#leaves[index];
        if (!leaf) throw new Error(`The log has no entry ${index}`);
        return leaf;
      },
    };
  }
}

/** Entries with names. */
export function entriesOf(count: number, name = "entry"): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index}`);
}
