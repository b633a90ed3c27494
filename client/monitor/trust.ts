/** Which checkpoint of a log to believe: signed by keys that the caller gave, or by those that were trusted on first use. */
import {
  type NoteSignature,
  parseNote,
  parseVerifierKey,
  type VerifierKey,
  verifyNote,
} from "../log/note.ts";
import { openSignedCheckpoint, type Policy, type SignedCheckpoint } from "../log/policy.ts";
import { equal, LogProofError } from "../log/tree.ts";
import { Misbehaviour, Untrusted } from "./findings.ts";
import { described, type Rejection, type Source, Unreachable } from "./source.ts";
import type { MonitorState } from "./state.ts";

/** What the caller trusts. */
export interface Trust {
  /** The keys of logs. Empty: the keys are trusted on first use. */
  keys: readonly string[];
  policy: Policy | null;
  /** Cosignatures before this time do not count, in seconds since 1970. */
  notBefore: number | undefined;
}

/** A checkpoint that was signed as required. */
export interface Head {
  note: string;
  checkpoint: SignedCheckpoint;
  /** The keys of its log that are trusted now. */
  keys: string[];
  /** What the caller should know of these keys, in sentences. */
  notices: string[];
}

/**
 * Reads the latest checkpoint.
 * @throws Untrusted if it is not signed as required.
 */
export async function readHead(source: Source, trust: Trust, state: MonitorState | null): Promise<Head> {
  const note = await source.checkpoint();
  if (typeof note !== "string") throw withoutCheckpoint(note, state);
  const [origin = ""] = note.split("\n", 1);
  if (trust.keys.length > 0) return opened(note, [...trust.keys], trust, []);
  if (!state?.keys) return firstUse(source, note, trust);
  if (origin !== state.origin) return successor(source, note, trust, state);
  try {
    const head = await opened(note, state.keys, trust, []);
    return await withRotatedKeys(source, head);
  } catch (error) {
    if (!(error instanceof Untrusted)) throw error;
    const offered = await signersIn(source, note);
    if (offered.length === 0 || offered.some((each) => state.keys?.includes(each))) throw error;
    throw new Untrusted(
      `The checkpoint is signed by ${offered.join(", ")}, and not by a key that you trust. Ask the operator whether the key of the log was changed.`,
      offered,
    );
  }
}

function withoutCheckpoint(found: Rejection, state: MonitorState | null): Error {
  if (!state || found.code !== "checkpoint_not_found")
    return new Unreachable(`GET /log/checkpoint: ${described(found)}.`);
  return new Misbehaviour("The registry has no log any more, and had signed one.", {
    seq: state.first_seq,
    notes: [state.checkpoint],
  });
}

/** The keys that the registry names are trusted, because there are no others. */
async function firstUse(source: Source, note: string, trust: Trust): Promise<Head> {
  const keys = await signersIn(source, note);
  if (keys.length === 0) throw new Untrusted("No key in `GET /log` has signed the checkpoint.");
  return opened(note, keys, trust, [
    `First use: trusting ${keys.join(", ")}, because the registry names it.`,
  ]);
}

/** A log after the one that is kept. Its entries are compared with those that were checked, so it cannot drop any. */
async function successor(source: Source, note: string, trust: Trust, state: MonitorState): Promise<Head> {
  const [origin = ""] = note.split("\n", 1);
  const { former } = await source.info();
  const ended = listOf(former).find((each) => each.origin === state.origin);
  if (!ended)
    throw new Untrusted(
      `The log was ${state.origin} and is ${origin} now. \`GET /log\` does not say that it followed.`,
    );
  const keys = await signersIn(source, note);
  if (keys.length === 0)
    throw new Untrusted(`No key in \`GET /log\` has signed the checkpoint of ${origin}.`);
  return opened(note, keys, trust, [
    `The operator ended the log ${state.origin} on ${String(ended.ended_at)} and began ${origin}, with the key ${keys.join(", ")}.`,
  ]);
}

/** Adds keys that sign beside a trusted one, if the registry lists them. */
async function withRotatedKeys(source: Source, head: Head): Promise<Head> {
  const { note, checkpoint, keys } = head;
  const known = await Promise.all(keys.map(parseVerifierKey));
  const isNew = parseNote(note).lines.some(
    ({ name, id }) => name === checkpoint.origin && !known.some((key) => equal(key.id, id)),
  );
  if (!isNew) return head;
  const added = (await signersIn(source, note)).filter((each) => !keys.includes(each));
  if (added.length === 0) return head;
  const notice = `The log signs with a further key, beside the one that you trust: ${added.join(", ")}. It is trusted from now on.`;
  return { ...head, keys: [...keys, ...added], notices: [notice] };
}

async function opened(note: string, keys: string[], trust: Trust, notices: string[]): Promise<Head> {
  const { policy, notBefore } = trust;
  try {
    const parsed = await Promise.all(keys.map(parseVerifierKey));
    const checkpoint = await openSignedCheckpoint(note, { keys: parsed, policy, notBefore });
    return { note, checkpoint, keys, notices };
  } catch (error) {
    if (error instanceof LogProofError) throw new Untrusted(error.message);
    throw error;
  }
}

/** The keys in `GET /log` that have signed a note. */
async function signersIn(source: Source, note: string): Promise<string[]> {
  const { vkeys } = await source.info();
  const [origin = ""] = note.split("\n", 1);
  const texts = listOf(vkeys).flatMap(({ vkey }) => (typeof vkey === "string" ? [vkey] : []));
  const signers: string[] = [];
  for (const text of texts) {
    const key = await parseVerifierKey(text).catch(() => {
      throw new Unreachable(`\`GET /log\` lists a key that is none: ${text.slice(0, 200)}`);
    });
    if (key.name === origin && (await signedBy(note, key)).length > 0) signers.push(text);
  }
  return signers;
}

async function signedBy(note: string, key: VerifierKey): Promise<NoteSignature[]> {
  try {
    return (await verifyNote(note, [key])).signatures;
  } catch (error) {
    if (error instanceof LogProofError) return [];
    throw error;
  }
}

/** The objects in a list of JSON. */
function listOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === "object" && each !== null);
}
