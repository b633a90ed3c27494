/** Frees buffers at once: many more may arrive before the next garbage collection. */

/** A buffer up to this length, in bytes, is small. */
export const smallBytes = 65_536;

/** Frees the memory of a buffer, unless it shares it. The buffer is empty then. */
export function free({ buffer, length }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === length) buffer.transfer(0);
}
