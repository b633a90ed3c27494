/**
 * Cosigns checkpoints of other logs (https://c2sp.org/tlog-witness#add-checkpoint): those that are signed by a key that the
 * operator confirmed, and begin with all entries of the latest one that was cosigned.
 */
import { bytesOf, type Checkpoint, parseCheckpoint } from "../../../../client/log/note.ts";
import { hashLength, LogProofError, verifyConsistency } from "../../../../client/log/tree.ts";
import type { Database } from "../../../core/database/database.ts";
import { type Cosigner, keyTypes, noteOf } from "../log-key.ts";
import { isBy, isSignedBy, type NoteKey, parseNote, parseNoteKey, type SignedNote } from "../signed-note.ts";
import type { WatchedLog } from "../tables.ts";
import { advanceWatchedLog, emptyRoot, readWatchedLog } from "./watched-logs.ts";

/** The most hashes that a proof may have. */
const maxProof = 63;

/** A request to cosign a checkpoint. */
interface AddRequest {
  /** The size from which the proof leads to the checkpoint. */
  old: number;
  proof: Uint8Array[];
  note: SignedNote;
  checkpoint: Checkpoint;
}

/**
 * Verifies and cosigns a checkpoint. It is stored before this returns.
 * @param text the body of the request.
 * @returns the response: the signature line; the size of the latest checkpoint, if the proof does not begin there; or an error.
 */
export async function addCheckpoint(
  { database, cosigner, clock }: { database: Database; cosigner: Cosigner; clock: () => Date },
  text: string,
) {
  const request = parseRequest(text);
  if (typeof request === "string") return reject(400, request);
  const { old, note, checkpoint } = request;
  const { origin, size } = checkpoint;
  const log = await readWatchedLog(database, origin);
  if (!log) return reject(404, `This node does not witness the log ${origin}: ask its operator to add it.`);
  const signed = signaturesBy(keysOf(log), note);
  if (typeof signed === "string") return reject(403, signed);
  if (old > size) return reject(400, `\`old\` is ${old}, more than the size of the checkpoint, ${size}.`);
  if (old !== log.size) return stale(log.size);
  const fault = await inconsistency(log, request);
  if (fault !== null) return reject(422, fault);
  // Before the write: the cosignature says that no larger checkpoint was cosigned at this time.
  const now = clock();
  const line = cosigner.lineOf(note.text, now);
  const next = { size, root: base64(checkpoint.root), note: noteOf(note.text, [...signed, line]) };
  const isLatest = await database.aside((writer) =>
    advanceWatchedLog(writer, { origin, old: log, next, now: now.toISOString() }),
  );
  return isLatest
    ? ({ status: 200, line } as const)
    : stale((await readWatchedLog(database, origin))?.size ?? 0);
}

/** @param size that of the latest checkpoint that was cosigned. */
function stale(size: number) {
  return { status: 409, media: "text/x.tlog.size", body: `${size}\n` } as const;
}

function reject<const Status extends number>(status: Status, error: string) {
  return { status, body: { error } };
}

/** The keys of a log, which were checked when they were added. */
function keysOf({ vkeys }: WatchedLog): NoteKey[] {
  return vkeys.split(" ").flatMap((vkey) => parseNoteKey(vkey, keyTypes.ed25519) ?? []);
}

/** The lines of the signatures by keys of a log, each once; what is wrong if there is none, or one does not verify. */
function signaturesBy(keys: readonly NoteKey[], { text, signatures }: SignedNote): string[] | string {
  const lines = new Set<string>();
  for (const signature of signatures) {
    const key = keys.find((each) => isBy(each, signature));
    if (!key) continue;
    if (!isSignedBy(key, text, signature)) return `The signature by ${key.name} is wrong.`;
    lines.add(signature.line);
  }
  return lines.size > 0
    ? [...lines]
    : "No key of the log that the operator of this node confirmed has signed it.";
}

/** Why a checkpoint does not follow the latest one; null if it does. */
async function inconsistency(log: WatchedLog, { checkpoint, proof }: AddRequest): Promise<string | null> {
  if (checkpoint.size === 0 && base64(checkpoint.root) !== emptyRoot)
    return "A checkpoint of no entries must have the root of the empty tree.";
  try {
    await verifyConsistency({ size: log.size, root: Buffer.from(log.root, "base64") }, checkpoint, proof);
    return null;
  } catch (error) {
    if (error instanceof LogProofError) return error.message;
    throw error;
  }
}

/** Reads the body of a request; a sentence if it is malformed. */
function parseRequest(body: string): AddRequest | string {
  const end = body.indexOf("\n\n");
  const [first = "", ...lines] = body.slice(0, Math.max(end, 0)).split("\n");
  const [, old] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? [];
  if (old === undefined || !Number.isSafeInteger(Number(old)))
    return "The body must begin with a line `old <size>`, lines of the proof and an empty line.";
  if (lines.length > maxProof) return `A proof has at most ${maxProof} hashes.`;
  const proof = lines.flatMap((line) => bytesOf(line) ?? []);
  if (proof.length < lines.length || proof.some(({ length }) => length !== hashLength))
    return "A line of the proof is not a hash of 32 bytes in base64.";
  const note = parseNote(body.slice(end + 2));
  if (!note) return "After the empty line, a signed note must follow: https://c2sp.org/signed-note.";
  const checkpoint = checkpointOf(note.text);
  if (!checkpoint) return "The signed note is no checkpoint of a log: https://c2sp.org/tlog-checkpoint.";
  return { old: Number(old), proof, note, checkpoint };
}

function checkpointOf(text: string): Checkpoint | null {
  try {
    const checkpoint = parseCheckpoint(text);
    return Number.isSafeInteger(checkpoint.size) ? checkpoint : null;
  } catch (error) {
    if (error instanceof LogProofError) return null;
    throw error;
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
