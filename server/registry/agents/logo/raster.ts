/**
 * Checks images of other hosts by their bytes, not by what the host says of them. They are not decoded here: a decoder is what
 * hostile images attack, and browsers have theirs in a sandbox.
 */

/** A raster image that browsers can show. */
export interface Raster {
  media: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  width: number;
  height: number;
}

/** The maximum width and height: an image of a few bytes may be decoded to gigabytes. */
const maxPixels = 1_024;

/** The least number of bytes that an image has, so that all of its first fields are there. */
const minBytes = 32;

/** Reads the format and the size of a still image that is complete; undefined for anything else. */
export function readRaster(bytes: Buffer): Raster | undefined {
  if (bytes.length < minBytes) return undefined;
  const found = readPng(bytes) ?? readJpeg(bytes) ?? readGif(bytes) ?? readWebp(bytes);
  const isBounded = (pixels: number) => pixels > 0 && pixels <= maxPixels;
  return found && isBounded(found.width) && isBounded(found.height) ? found : undefined;
}

/** PNG (https://www.w3.org/TR/png-3/): chunks up to `IEND`. `acTL` makes it an animation. */
function readPng(bytes: Buffer): Raster | undefined {
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return undefined;
  let start = 8;
  let name = "";
  while (start + 12 <= bytes.length && name !== "IEND") {
    const isFirst = start === 8;
    name = bytes.toString("latin1", start + 4, start + 8);
    if (isFirst !== (name === "IHDR") || name === "acTL") return undefined;
    start += 12 + bytes.readUInt32BE(start);
  }
  if (name !== "IEND" || start !== bytes.length) return undefined;
  return { media: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** JPEG (ITU-T T.81, annex B): segments up to that of the frame, which has the size, and a marker at the end. */
function readJpeg(bytes: Buffer): Raster | undefined {
  if (bytes.readUInt16BE(0) !== 0xff_d8 || bytes.readUInt16BE(bytes.length - 2) !== 0xff_d9) return undefined;
  let start = 2;
  while (start + 9 <= bytes.length && bytes[start] === 0xff) {
    const marker = bytes.readUInt8(start + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(start + 5), bytes.readUInt16BE(start + 7)];
      return { media: "image/jpeg", width, height };
    }
    start += 2 + bytes.readUInt16BE(start + 2);
  }
  return undefined;
}

/** GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). The extension of Netscape makes it an animation. */
function readGif(bytes: Buffer): Raster | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)) || bytes.at(-1) !== 0x3b) return undefined;
  if (bytes.includes("NETSCAPE2.0")) return undefined;
  return { media: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** WebP (RFC 9649): a RIFF file of one image. A flag of `VP8X` makes it an animation. */
function readWebp(bytes: Buffer): Raster | undefined {
  const [riff, webp, chunk] = [0, 8, 12].map((start) => bytes.toString("latin1", start, start + 4));
  if (riff !== "RIFF" || webp !== "WEBP" || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const media = "image/webp";
  if (chunk === "VP8 ") {
    return { media, width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
  }
  if (chunk === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { media, width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 };
  }
  if (chunk !== "VP8X" || (bytes.readUInt8(20) & 0x02) !== 0) return undefined;
  return { media, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}
