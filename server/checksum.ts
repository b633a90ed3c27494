/** CRC-32 (ISO 3309), as zlib computes it. It detects mistakes and shortens names; it is not a protection against attacks. */

/** The remainder of each byte. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

const utf8 = new TextEncoder();

/** The CRC-32 of a text in UTF-8. It uses no module of Node.js, because the client's fake registry shares it. */
export function crc32(text: string): number {
  let rest = 0xffffffff;
  for (const byte of utf8.encode(text)) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0);
  return (rest ^ 0xffffffff) >>> 0;
}
