/** Compresses bodies in the thread pool of the process, so that the event loop is not blocked. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/**
 * The maximum number of bodies of single responses that are compressed at once. The thread pool has four threads, which
 * also hash passwords and read files: a flood of large lists must not queue in front of these.
 */
const maxRunning = 4;

/** The effort of compressing the body of one response: brotli at 4 is faster than gzip at 6, and smaller. */
const quick = { br: 4, gzip: 6 };

/** The effort of compressing a body once, for many responses. Brotli above 9 takes seconds for an OpenAPI document. */
const thorough = { br: 9, gzip: 9 };

/** Compresses the bodies of responses. */
export class Compressor {
  readonly #maxRunning: number;
  readonly #kept = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();
  #running = 0;

  constructor(limit = maxRunning) {
    this.#maxRunning = limit;
  }

  /** Compresses the body of one response; undefined if too many are being compressed. */
  async compress(text: string, encoding: Encoding): Promise<Buffer | undefined> {
    if (this.#running >= this.#maxRunning) return undefined;
    this.#running++;
    try {
      return await compressed(text, encoding, quick);
    } finally {
      this.#running--;
    }
  }

  /** Compresses a static body at its first use. The result is kept as long as the body. */
  compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const kept = this.#kept.get(body) ?? new Map<Encoding, Promise<Buffer>>();
    this.#kept.set(body, kept);
    const result = kept.get(encoding) ?? compressed(body, encoding, thorough);
    kept.set(encoding, result);
    return result;
  }
}

function compressed(body: string | Buffer, encoding: Encoding, effort: typeof quick): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: effort.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
  };
  return promisify(brotliCompress)(body, { params });
}
