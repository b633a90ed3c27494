/**
 * What the witnesses know of the log: the checkpoints of it that they cosigned. They show that the database lost entries that were
 * published, which no file beside it does if another machine has taken over.
 */
import { LogProofError } from "../../../../client/log/tree.ts";
import type { ManagedRows } from "../../../core/sql/orm.ts";
import { keyTypes, logKeyOf } from "../log-key.ts";
import { readKeys, readLog } from "../log-store.ts";
import { checkpointIn, type Shown } from "../rollback-guard.ts";
import { isBy, isSignedBy, parseNote, parseNoteKey } from "../signed-note.ts";
import type { LogWitness } from "../tables.ts";
import { readWitnesses } from "./log-witnesses.ts";
import { getCheckpoint, type WitnessEgress } from "./witness-requests.ts";

/** Dependencies of reading claims. */
export interface ClaimsOptions {
  database: ManagedRows;
  egress: WitnessEgress;
  nodeKey: Buffer;
  /** The name of the first log of the node, which is that of its log before the first entry. */
  firstOrigin: string;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** Reads the checkpoints of the present log that witnesses have. Those that do not respond have none. */
export async function readClaims(options: ClaimsOptions): Promise<Shown[]> {
  const witnesses = await readWitnesses(options.database);
  const claims = await Promise.all(witnesses.map((witness) => readClaim(options, witness)));
  return claims.filter((claim) => claim !== null);
}

/** Reads the checkpoint of the present log that a witness has; null if there is none that the log has signed. */
export async function readClaim(
  { database, egress, nodeKey, firstOrigin, stopping }: ClaimsOptions,
  { name, url }: LogWitness,
): Promise<Shown | null> {
  const origin = (await readLog(database))?.origin ?? firstOrigin;
  const { status, text } = await getCheckpoint(egress, url, origin, stopping);
  const stored = (await readKeys(database, origin)).map(({ vkey }) => vkey);
  const vkeys = [...stored, logKeyOf(nodeKey, origin).vkey]; // an older copy may not have the present one
  if (status !== 200 || !isSignedByLog(vkeys, origin, text)) return null;
  try {
    return { checkpoint: checkpointIn(text), by: `was cosigned by the witness ${name}` };
  } catch (error) {
    if (error instanceof LogProofError) return null;
    throw error;
  }
}

/** Whether one of the keys of a log has signed a note: a witness alone could name any size. */
export function isSignedByLog(vkeys: readonly string[], origin: string, text: string): boolean {
  const note = parseNote(text);
  if (!note || note.text.split("\n", 1)[0] !== origin) return false;
  const keys = vkeys.flatMap((vkey) => parseNoteKey(vkey, keyTypes.ed25519) ?? []);
  return note.signatures.some((signature) =>
    keys.some((key) => isBy(key, signature) && isSignedBy(key, note.text, signature)),
  );
}
