/** Pagination cursors: opaque, signed, and valid only for the query that created them. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** The position after a page: the values of the sort key. */
export type Position = readonly (number | string)[];

/** The length of the truncated signature in bytes; 16 cannot be guessed. */
const signatureBytes = 16;

/** Signs and reads cursors with the node's key. */
export class Cursors {
  readonly #key: Buffer;

  /** @param key the node's key, 32 bytes. */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * Creates a cursor.
   * @param query the query of the page: an operation and its filters.
   * @param position the position after the page.
   */
  write(query: string, position: Position): string {
    const payload = Buffer.from(JSON.stringify(position)).toString("base64url");
    return `${payload}.${this.#sign(query, payload).toString("base64url")}`;
  }

  /** Reads the position of a cursor; undefined if this node did not create it for this query. */
  read(query: string, cursor: string): Position | undefined {
    const [payload = "", signature = "", ...rest] = cursor.split(".");
    const expected = this.#sign(query, payload);
    const given = Buffer.from(signature, "base64url");
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
      return undefined;
    return JSON.parse(Buffer.from(payload, "base64url").toString()) as Position; // the signature is valid, so this node wrote it
  }

  #sign(query: string, payload: string): Buffer {
    return createHmac("sha256", this.#key)
      .update(`cursor\n${query}\n${payload}`)
      .digest()
      .subarray(0, signatureBytes);
  }
}
