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

/** The effort for a body of many responses. Brotli above 9 takes seconds for an OpenAPI document. */
const thorough = { br: 9, gzip: 9 };

/** After so many responses a body is compressed again, thoroughly: most pages of lists are outdated before. */
const manyUses = 16;

/** The compressed form of a body, and how many responses have had it. */
interface Kept {
  result: Promise<Buffer>;
  uses: number;
}

/** Compresses the bodies of responses. */
export class Compressor {
  readonly #maxRunning: number;
  readonly #kept = new WeakMap<Buffer, Map<Encoding, Kept>>();
  #running = 0;

  constructor(limit = maxRunning) {
    this.#maxRunning = limit;
  }

  /** Compresses the body of one response; undefined if too many are being compressed. */
  async compress(text: string, encoding: Encoding): Promise<Buffer | undefined> {
    return this.#isFull() ? undefined : this.#run(text, encoding);
  }

  /**
   * Compresses a body that several responses have, at its first use; undefined if too many are being compressed. The result is
   * kept as long as the body.
   */
  async compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
    const all = this.#kept.get(body) ?? new Map<Encoding, Kept>();
    const known = all.get(encoding);
    if (!known && this.#isFull()) return undefined;
    const kept = known ?? { result: this.#run(body, encoding), uses: 0 };
    this.#kept.set(body, all.set(encoding, kept));
    if (++kept.uses === manyUses) void this.#improve(body, encoding, kept);
    return kept.result;
  }

  #isFull(): boolean {
    return this.#running >= this.#maxRunning;
  }

  async #run(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
    this.#running++;
    try {
      return await compressed(body, encoding, quick);
    } finally {
      this.#running--;
    }
  }

  async #improve(body: Buffer, encoding: Encoding, kept: Kept): Promise<void> {
    const result = await compressed(body, encoding, thorough);
    kept.result = Promise.resolve(result);
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
