/** Checks the write-ahead log of a SQLite file before SQLite opens it, because SQLite silently drops damaged parts. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Committed changes that the log has lost. */
export interface WalDamage {
  /** The number of the first frame that cannot be read. */
  frame: number;
  /** The minimum number of committed frames after the last one that SQLite will read. */
  lostFrames: number;
}

// https://sqlite.org/fileformat2.html#walformat
const headerSize = 32;
const frameHeaderSize = 24;

type Sums = [number, number];

/**
 * Detects damage that loses confirmed changes. With `synchronous = full` a commit is on the disk before it is confirmed. So
 * after a power failure at most the last transaction is incomplete: an unreadable end is normal. It is damage if the index beside the log (https://sqlite.org/walformat.html#walidxfmt) counts frames beyond
 * those that can be read, or if more than one commit follows the first unreadable frame.
 * @returns null if no loss of confirmed changes is detected.
 */
export function findWalDamage(file: string): WalDamage | null {
  const index = readIndex(`${file}-shm`);
  const wal = existsSync(`${file}-wal`) ? openSync(`${file}-wal`, "r") : null;
  try {
    const size = wal === null ? 0 : fstatSync(wal).size;
    if (wal === null || size <= headerSize) {
      const lost = index && index.frames > index.copied ? index.frames - index.copied : 0;
      return lost > 0 ? { frame: 1, lostFrames: lost } : null;
    }
    const header = readAt(wal, 0, headerSize);
    const found = scan(wal, size, header, pageSizeOf(file));
    if (!readAt(wal, 0, headerSize).equals(header)) return null; // another process has reset the log meanwhile
    if (index && found.salts === null && index.frames > index.copied)
      return { frame: 1, lostFrames: index.frames - index.copied }; // SQLite ignores such a log
    if (index && found.salts?.equals(index.salts) && index.frames > found.committed)
      return { frame: found.read + 1, lostFrames: index.frames - found.committed };
    return found.laterCommits > 1 ? { frame: found.read + 1, lostFrames: found.laterFrames } : null;
  } finally {
    if (wal !== null) closeSync(wal);
  }
}

/** Keeps a damaged log under another name for recovery; `/health` warns until it is deleted. */
export function keepDamagedWal(file: string, now: Date): void {
  const kept = `${file}-wal.damaged-${now.toISOString().replaceAll(":", "")}`;
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, kept);
  else copyFileSync(`${file}-shm`, kept);
}

/** Lists the kept damaged logs, oldest first. */
export function keptDamagedWals(file: string): string[] {
  const start = `${basename(file)}-wal.damaged-`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start))
    .sort()
    .map((name) => join(dirname(file), name));
}

interface Found {
  /** The salts in the frames of this log; null if its header is unreadable. */
  salts: Buffer | null;
  /** The number of readable frames. */
  read: number;
  /** The last of these that ends a transaction: SQLite reads the frames up to it. */
  committed: number;
  /** The frames of this log after the first unreadable one, and how many of these end a transaction. */
  laterFrames: number;
  laterCommits: number;
}

function scan(wal: number, size: number, header: Buffer, pageSizeOfFile: number): Found {
  const magic = header.readUInt32BE(0);
  const big = magic === 0x377f0683;
  let sums = checksum(header.subarray(0, 24), big, [0, 0]);
  const intact = (big || magic === 0x377f0682) && same(sums, header, 24);
  const pageSize = intact ? header.readUInt32BE(8) : pageSizeOfFile;
  const frameSize = frameHeaderSize + pageSize;
  const found: Found = { salts: null, read: 0, committed: 0, laterFrames: 0, laterCommits: 0 };
  let salts = header.subarray(16, 24);
  if (intact) found.salts = salts;
  let whole = intact;
  for (let offset = headerSize, n = 1; offset + frameSize <= size; offset += frameSize, n++) {
    const frame = readAt(wal, offset, frameSize);
    if (!intact && n === 1) salts = frame.subarray(8, 16); // an unreadable header is not trusted
    const ours = frame.subarray(8, 16).equals(salts);
    const ends = frame.readUInt32BE(4) !== 0;
    if (whole) {
      const next = checksum(frame.subarray(frameHeaderSize), big, checksum(frame.subarray(0, 8), big, sums));
      whole = ours && same(next, frame, 16);
      sums = next;
    }
    if (whole) {
      found.read = n;
      if (ends) found.committed = n;
    } else if (ours) {
      found.laterFrames++;
      if (ends) found.laterCommits++;
    } else if (n > found.read + 1) {
      break; // frames of an earlier log, which this one has not overwritten yet
    }
  }
  return found;
}

/** Each pair of words is added to two sums. */
function checksum(bytes: Buffer, big: boolean, [first, second]: Sums): Sums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [a, b] = [first, second];
  for (let at = 0; at + 8 <= bytes.byteLength; at += 8) {
    a = (a + view.getUint32(at, !big) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !big) + a) >>> 0;
  }
  return [a, b];
}

function same([first, second]: Sums, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}

/** Reads the index of the log: how many frames are committed, and how many of these are in the database file. */
function readIndex(file: string): { frames: number; copied: number; salts: Buffer } | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  // Two equal copies of the header, each with a checksum over it; numbers are in the order of this machine.
  if (bytes.length < 136 || !bytes.subarray(0, 48).equals(bytes.subarray(48, 96))) return null;
  const little = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at: number) => view.getUint32(at, little);
  const [a, b] = checksum(bytes.subarray(0, 40), !little, [0, 0]);
  if (number(0) !== 3_007_000 || bytes[12] !== 1 || number(40) !== a || number(44) !== b) return null;
  return { frames: number(16), copied: number(96), salts: bytes.subarray(32, 40) };
}

function pageSizeOf(file: string): number {
  const database = existsSync(file) ? openSync(file, "r") : null;
  if (database === null) return 4_096;
  try {
    const size = readAt(database, 16, 2);
    const pages = size.length === 2 ? size.readUInt16BE(0) : 4_096;
    return pages === 1 ? 65_536 : pages || 4_096;
  } finally {
    closeSync(database);
  }
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, position));
}
