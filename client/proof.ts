/** Functions to check a registry's transparency log: proofs of events, checkpoints, and that the log only grows. */
import { type LogEntry, parseEntry } from "./log/entry.ts";
import { bytesOf, hexOf, parseVerifierKey } from "./log/note.ts";
import { openSignedCheckpoint, parsePolicy } from "./log/policy.ts";
import { equal, LogProofError, leafHash, rootOfInclusion, sha256 } from "./log/tree.ts";

export { entryText, type LogEntry } from "./log/entry.ts";
export { type Checkpoint, openCheckpoint, parseVerifierKey, type VerifierKey } from "./log/note.ts";
export { type Policy, type PolicyGroup, type PolicyParty, parsePolicy, QuorumError } from "./log/policy.ts";
export { LogProofError, leafHash, rootOfInclusion, type Tree, verifyConsistency } from "./log/tree.ts";

/** The options of {@link verifyProof}. */
export interface VerifyProofOptions {
  /**
   * The keys of the log, from `vkeys` of `GET /log`. Keep them: keys that you ask for with each proof only show that the node
   * agrees with itself. The keys in the `log` lines of the policy count too.
   */
  keys?: readonly string[] | undefined;
  /**
   * A policy (https://c2sp.org/tlog-policy): the checkpoint must have the cosignatures that its quorum requires, so that the
   * registry cannot show you another log than it shows others. Without it, no witnesses are required.
   */
  policy?: string | undefined;
}

/** What a proof shows. */
export interface VerifiedEvent {
  /** The name of the log. */
  origin: string;
  /** The position of the entry in the log, from 0. */
  index: number;
  /** How many entries the log had in the checkpoint of the proof. */
  size: number;
  /** What the log says of the event. */
  entry: LogEntry;
  /** The checkpoint of the proof: keep the latest one, to check later that the log has only grown. */
  checkpoint: string;
}

/**
 * Verifies that an event is in the log of a registry.
 * @param body the body of the event as it was received: the body of a webhook, or the `data` of the event stream. Text that was
 * parsed and written again may differ. Null if the body was erased: then the proof shows what the log says of it.
 * @param proof the response of `GET /events/{seq}/proof` (https://c2sp.org/tlog-proof).
 * @throws LogProofError with the reason if it does not show that.
 */
export async function verifyProof(
  body: string | Uint8Array | null,
  proof: string,
  { keys = [], policy: policyText }: VerifyProofOptions,
): Promise<VerifiedEvent> {
  const policy = policyText === undefined ? null : await parsePolicy(policyText);
  const own = await Promise.all(keys.map((key) => parseVerifierKey(key)));
  const logKeys = [...own, ...(policy?.logs ?? []).map(({ key }) => key)];
  if (logKeys.length === 0)
    throw new LogProofError("No key of the log is given: pass `keys`, or a policy with a `log` line.");
  const { extra, index, hashes, checkpoint } = parseProof(proof);
  const { origin, size, root } = await openSignedCheckpoint(checkpoint, { keys: logKeys, policy });
  const reached = await rootOfInclusion(index, size, await leafHash(extra), hashes);
  if (!equal(reached, root)) throw new LogProofError("The entry is not in the log: the root is another one.");
  const entry = parseEntry(extra);
  if (body !== null) {
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    if (hexOf(await sha256(bytes)) !== entry.body_sha256)
      throw new LogProofError(`The log has another body for event ${entry.seq}.`);
  }
  return { origin, index, size, entry, checkpoint };
}

/** The parts of a proof. */
interface Proof {
  /** The entry, which the node adds to its proofs. */
  extra: Uint8Array;
  index: number;
  hashes: Uint8Array[];
  checkpoint: string;
}

function parseProof(text: string): Proof {
  const end = text.indexOf("\n\n");
  const [format, extraLine = "", indexLine = "", ...lines] = text.slice(0, end).split("\n");
  const extra = extraLine.startsWith("extra ") ? bytesOf(extraLine.slice(6)) : null;
  const index = /^index (0|[1-9]\d{0,15})$/.exec(indexLine)?.[1];
  const hashes = lines.map(bytesOf).filter((each) => each !== null);
  if (end === -1 || format !== "c2sp.org/tlog-proof@v1" || !extra || !index || hashes.length < lines.length)
    throw new LogProofError("This is no proof of an event.");
  return { extra, index: Number(index), hashes, checkpoint: text.slice(end + 2) };
}
