/** Cursors of pages: opaque to callers, signed, and good only for the query that they came from. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Where a page ended: the values of its sort key. */
export type Position = readonly (number | string)[];

/** Bytes of the signature that are kept; 16 are beyond guessing. */
const signatureBytes = 16;

/** Writes and reads cursors with the node's key. */
export class Cursors {
  readonly #key: Buffer;

  /** @param key the node's key, 32 bytes. */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * @param query what the page belongs to: an operation and its filters.
   * @param position where the page ended.
   */
  write(query: string, position: Position): string {
    const payload = Buffer.from(JSON.stringify(position)).toString("base64url");
    return `${payload}.${this.#sign(query, payload).toString("base64url")}`;
  }

  /** The position in a cursor; undefined if this node did not write it for this query. */
  read(query: string, cursor: string): Position | undefined {
    const [payload = "", signature = "", ...rest] = cursor.split(".");
    const expected = this.#sign(query, payload);
    const given = Buffer.from(signature, "base64url");
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
      return undefined;
    return JSON.parse(Buffer.from(payload, "base64url").toString()) as Position; // signed by us, so written by us
  }

  #sign(query: string, payload: string): Buffer {
    return createHmac("sha256", this.#key)
      .update(`cursor\n${query}\n${payload}`)
      .digest()
      .subarray(0, signatureBytes);
  }
}
