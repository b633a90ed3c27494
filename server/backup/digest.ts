/** A digest over the rows of a table, by which both sides of a copy are compared. */
import { createHash } from "node:crypto";

/** The number of rows, and a SHA-256 digest over their canonical texts in the order of keys. */
export class Digest {
  readonly #hash = createHash("sha256");
  #rows = 0;

  /** Adds the canonical text of a row, and returns it. */
  add(text: string): string {
    this.#rows++;
    this.#hash.update(text).update("\n");
    return text;
  }

  summary(): { rows: number; digest: string } {
    return { rows: this.#rows, digest: this.#hash.digest("hex") };
  }
}
