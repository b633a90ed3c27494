/** The witnesses of the log of this node, and the latest cosignature of each. */
import type { Managed, ManagedWriter } from "../../../core/sql/orm.ts";
import { LogCosigning, LogWitness } from "../tables.ts";

/** The largest number of witnesses of a log: policies with more need not be supported (https://c2sp.org/tlog-policy). */
export const witnessLimit = 32;

/** What is known of a witness that was not asked yet. */
const nothingYet = {
  asked_at: null,
  last_error: null,
  origin: null,
  size: null,
  line: null,
  cosigned_at: null,
} as const;

const noCheckpoint = { origin: null, size: null, note: null, cosigned_at: null } as const;

/** A cosignature of a checkpoint. */
export interface Cosignature {
  origin: string;
  size: number;
  line: string;
  /** The time in it. */
  cosigned_at: string;
}

/** A checkpoint of a log. */
export interface LogCheckpoint {
  origin: string;
  size: number;
  /** The checkpoint with its signatures. */
  note: string;
}

/** All witnesses, by name. */
export function readWitnesses(rows: Managed): Promise<LogWitness[]> {
  return rows.em().findAll(LogWitness, { orderBy: { name: "asc" } });
}

/** How many of the witnesses are a majority. */
export function majorityOf(witnesses: number): number {
  return Math.floor(witnesses / 2) + 1;
}

/** Adds a witness, or changes its key and URL. It has cosigned nothing then: cosignatures of a former key are forgotten. */
export async function writeWitness(
  writer: ManagedWriter,
  { now, ...wanted }: { name: string; vkey: string; url: string; now: string },
): Promise<LogWitness> {
  const em = writer.em();
  const known = await em.findOne(LogWitness, { name: wanted.name });
  const witness = { ...wanted, ...nothingYet, added_at: known?.added_at ?? now };
  await forgetCosigned(writer); // it was cosigned by a majority of others
  return em.upsert(LogWitness, witness);
}

/** Removes a witness. @returns what it was; null if there is none. */
export async function removeWitness(writer: ManagedWriter, name: string): Promise<LogWitness | null> {
  const witness = await writer.em().findOne(LogWitness, { name });
  if (!witness) return null;
  writer.em().remove(witness);
  await forgetCosigned(writer);
  return witness;
}

async function forgetCosigned(writer: ManagedWriter): Promise<void> {
  await writer.em().nativeUpdate(LogCosigning, { id: 1 }, noCheckpoint);
}

/**
 * Claims the next round of cosignatures, about a checkpoint, while the log is locked.
 * @param round.before when the last round must have begun, if there was one.
 * @returns whether it is this process's.
 */
export async function claimRound(
  writer: ManagedWriter,
  { now, before, origin, size, note }: LogCheckpoint & { now: string; before: string },
): Promise<boolean> {
  const asked = { asked_at: now, asked_origin: origin, asked_size: size, asked_note: note };
  const em = writer.em();
  const last = await em.findOne(LogCosigning, { id: 1 });
  if (last && last.asked_at > before) return false;
  if (last) em.assign(last, asked);
  else em.persist(em.create(LogCosigning, { id: 1, ...asked, ...noCheckpoint }));
  return true;
}

/** Stores what a witness responded: its cosignature, or why there is none. */
export async function recordResponse(
  writer: ManagedWriter,
  { vkey }: Pick<LogWitness, "vkey">,
  response: Cosignature | string,
  now: string,
): Promise<void> {
  const result =
    typeof response === "string" ? { last_error: response.slice(0, 256) } : { last_error: null, ...response };
  await writer.em().nativeUpdate(LogWitness, { vkey }, { asked_at: now, ...result });
}

/** Keeps a checkpoint that a majority has cosigned. */
export async function keepCosigned(
  writer: ManagedWriter,
  { origin, size, note }: LogCheckpoint,
  now: string,
): Promise<void> {
  const round = { asked_origin: origin, asked_size: size }; // not one of a round before, which would be older than what is served
  await writer.em().nativeUpdate(LogCosigning, round, { origin, size, note, cosigned_at: now });
}

/** What the witnesses of a log were asked about, and have cosigned. */
export interface Cosigning {
  /** The latest checkpoint that a majority cosigned, and when the node got that; null if there is none. */
  cosigned: (LogCheckpoint & { cosigned_at: string }) | null;
  /** The checkpoint that they were asked about last, without cosignatures; null if there is none. */
  asked: LogCheckpoint | null;
}

/** Reads what the witnesses of a log were asked about, and have cosigned. */
export async function readCosigning(rows: Managed, origin: string): Promise<Cosigning> {
  const row = await rows.em().findOne(LogCosigning, { id: 1 });
  if (!row) return { cosigned: null, asked: null };
  const { size, note, cosigned_at, asked_origin, asked_size, asked_note } = row;
  const isCosigned = row.origin === origin && size !== null && note !== null && cosigned_at !== null;
  return {
    cosigned: isCosigned ? { origin, size, note, cosigned_at } : null,
    asked: asked_origin === origin ? { origin, size: asked_size, note: asked_note } : null,
  };
}
