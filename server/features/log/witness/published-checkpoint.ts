/** Which checkpoint of the log is served: with witnesses, one that a majority of them has cosigned, unless they fail. */
import type { Managed } from "../../../core/sql/orm.ts";
import type { LogState } from "../log-store.ts";
import type { LogWitness } from "../tables.ts";
import { majorityOf, readCosigning, readWitnesses } from "./log-witnesses.ts";

/** How long a cosigned checkpoint is served instead of one without a majority: longer than witnesses need, and short if they fail. */
const maxCosignedAgeMs = 300_000;

/** A checkpoint with its signatures. */
export interface ServedCheckpoint {
  size: number;
  note: string;
}

/**
 * The checkpoint that is served as the latest one; null before the first. With witnesses it is always one that they were asked
 * about, so it is never older than the one before, whether they respond or not.
 */
export async function latestCheckpoint(
  rows: Managed,
  log: LogState,
  now: Date,
): Promise<ServedCheckpoint | null> {
  const newest = await newestCheckpoint(rows, log);
  if (!newest || newest.isCosigned) return newest;
  const { cosigned, asked } = await readCosigning(rows, log.origin);
  const since = new Date(now.getTime() - maxCosignedAgeMs).toISOString();
  if (cosigned && cosigned.cosigned_at >= since) return cosigned;
  return asked?.size === newest.size ? newest : (asked ?? newest);
}

/** The checkpoint in which an entry is proved; null if none has it. */
export async function provingCheckpoint(
  rows: Managed,
  log: LogState & { has_witnesses: unknown },
  index: number,
): Promise<ServedCheckpoint | null> {
  const { note, published_size: size } = log;
  if (!log.has_witnesses) return note === null || size <= index ? null : { size, note };
  const newest = await newestCheckpoint(rows, log);
  if (!newest || newest.size <= index) return null;
  if (newest.isCosigned) return newest;
  const { cosigned } = await readCosigning(rows, log.origin);
  return cosigned && cosigned.size > index ? cosigned : newest;
}

/** Whether a witness has cosigned a checkpoint of a log: a cosignature is only served with that one. */
export function hasCosigned(witness: LogWitness, origin: string, size: number): boolean {
  return witness.line !== null && witness.origin === origin && witness.size === size;
}

async function newestCheckpoint(
  rows: Managed,
  { origin, published_size: size, note }: LogState,
): Promise<(ServedCheckpoint & { isCosigned: boolean }) | null> {
  if (note === null) return null;
  const witnesses = await readWitnesses(rows);
  const lines = witnesses.filter((each) => hasCosigned(each, origin, size)).map(({ line }) => line);
  const isCosigned = witnesses.length === 0 || lines.length >= majorityOf(witnesses.length);
  return { size, note: note + lines.join(""), isCosigned };
}
