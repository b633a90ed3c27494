/**
 * Has the witnesses cosign the checkpoints of the log: all of them the same one, once a minute while the log grows. Sealing does
 * not wait for it.
 */
import type { Database } from "../../../core/database/database.ts";
import type { ManagedWriter } from "../../../core/sql/orm.ts";
import { keyTypes } from "../log-key.ts";
import { type LogState, lockLog, readLog, StoredTiles } from "../log-store.ts";
import { consistencyProof } from "../merkle-tree.ts";
import type { Shown } from "../rollback-guard.ts";
import { cosignedAt, isBy, parseNoteKey, parseSignatures } from "../signed-note.ts";
import type { LogWitness } from "../tables.ts";
import { type ClaimsOptions, readClaim } from "./claims.ts";
import {
  type Cosignature,
  claimRound,
  keepCosigned,
  majorityOf,
  readWitnesses,
  recordResponse,
} from "./log-witnesses.ts";
import { hasCosigned } from "./published-checkpoint.ts";
import { postCheckpoint, type WitnessResponse } from "./witness-requests.ts";

/** The time between two rounds. */
const roundMs = 60_000;

/** The age at which a cosignature of the newest checkpoint is renewed, because its time shows that the log is not held back. */
const maxAgeMs = 3_600_000;

/** Dependencies of rounds. */
export interface CosigningOptions extends ClaimsOptions {
  database: Database;
  clock: () => Date;
  /** Called with a checkpoint that the log has signed, and that has more entries than the published one. */
  onLarger: (shown: Shown) => void;
}

/** A checkpoint that was published, without cosignatures. */
type Published = LogState & { note: string };

/** The rounds of a process. Of several processes, one asks in each round. */
export class CosigningRounds {
  readonly #options: CosigningOptions;
  #isStarting = true;
  /** When this process last tried to begin a round. */
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(options: CosigningOptions) {
    this.#options = options;
  }

  /** Runs the round that is due. @returns null for the interval; 0 at the start, which does not wait for witnesses. */
  async step(): Promise<number | null> {
    if (this.#isStarting) {
      this.#isStarting = false;
      return 0;
    }
    const { database, clock } = this.#options;
    const now = clock();
    if (now.getTime() - this.#triedAt < roundMs) return null;
    const [log, witnesses] = await Promise.all([readLog(database), readWitnesses(database)]);
    if (!isPublished(log)) return null;
    const due = witnesses.filter((witness) => isDue(witness, log, now));
    if (due.length === 0) return null;
    this.#triedAt = now.getTime();
    const asked = await database.aside((writer) => this.#claim(writer, now));
    if (asked) await this.#run(asked, due);
    return null;
  }

  /** Claims the round that is due. @returns the checkpoint that it is about; null if another process has it, or the log halted. */
  async #claim(writer: ManagedWriter, now: Date): Promise<Published | null> {
    const log = await lockLog(writer); // nothing newer is served meanwhile
    if (!isPublished(log)) return null;
    const { origin, published_size: size, note } = log;
    const before = new Date(now.getTime() - roundMs).toISOString();
    const isOwn = await claimRound(writer, { now: now.toISOString(), before, origin, size, note });
    return isOwn ? log : null;
  }

  async #run(log: Published, due: readonly LogWitness[]): Promise<void> {
    const { database, clock, stopping } = this.#options;
    const responses = await Promise.all(
      due.map(async (witness) => ({ witness, response: await this.#ask(witness, log) })),
    );
    if (stopping.aborted) return; // the requests were aborted
    const now = clock().toISOString();
    const { origin, published_size: size } = log;
    await database.aside(async (writer) => {
      for (const { witness, response } of responses) await recordResponse(writer, witness, response, now);
      const witnesses = await readWitnesses(writer);
      const lines = witnesses.filter((each) => hasCosigned(each, origin, size)).map(({ line }) => line);
      if (lines.length < majorityOf(witnesses.length)) return;
      await keepCosigned(writer, { origin, size, note: log.note + lines.join("") }, now);
    });
  }

  /** Asks a witness to cosign a checkpoint. @returns a sentence if it did not. */
  async #ask(witness: LogWitness, log: Published): Promise<Cosignature | string> {
    const { published_size: size } = log;
    const known = witness.origin === log.origin ? (witness.size ?? 0) : 0;
    const first = await this.#send(witness, log, known <= size ? known : 0);
    if (first.status !== 409) return cosignatureIn(first, witness, log);
    const other = /^(0|[1-9]\d{0,15})\n$/.test(first.text) ? Number(first.text) : null;
    if (other === null) return "It responded with 409, but not with the size that it has.";
    if (other <= size) return cosignatureIn(await this.#send(witness, log, other), witness, log);
    const shown = await readClaim(this.#options, witness);
    if (shown) this.#options.onLarger(shown);
    return `It has cosigned a checkpoint with ${other} entries, and the published one has ${size}.`;
  }

  async #send({ url }: LogWitness, log: Published, old: number): Promise<WitnessResponse> {
    const { database, egress, stopping } = this.#options;
    const proof = await consistencyProof(new StoredTiles(database), old, log.published_size);
    const lines = [`old ${old}`, ...proof.map((hash) => hash.toString("base64")), "", log.note];
    return postCheckpoint(egress, url, lines.join("\n"), stopping);
  }
}

function isPublished(log: LogState | null | undefined): log is Published {
  return log != null && log.note !== null && log.halted === null;
}

/** Whether a witness has not cosigned a checkpoint, or not for long. */
function isDue(witness: LogWitness, { origin, published_size }: LogState, now: Date): boolean {
  const since = new Date(now.getTime() - maxAgeMs).toISOString();
  return !hasCosigned(witness, origin, published_size) || (witness.cosigned_at ?? "") < since;
}

/** The cosignature in a response, which is verified; a sentence if there is none. */
function cosignatureIn(
  { status, text }: WitnessResponse,
  { vkey }: LogWitness,
  { origin, published_size: size, note }: Published,
): Cosignature | string {
  if (status === null) return text;
  if (status !== 200) return `It responded with ${status}${reasons[status] ?? ""}.`;
  const key = parseNoteKey(vkey, keyTypes.cosignature);
  const signature = key && parseSignatures(text)?.find((each) => isBy(key, each));
  if (!signature) return "Its response has no cosignature by the key that was added.";
  const at = cosignedAt(key, note.slice(0, note.indexOf("\n\n") + 1), signature);
  if (!at) return "Its cosignature is wrong.";
  return { origin, size, line: signature.line, cosigned_at: at.toISOString() };
}

/** What a status of a witness means (https://c2sp.org/tlog-witness#add-checkpoint). */
const reasons: Readonly<Record<number, string>> = {
  403: ": it does not accept the key of this log",
  404: ": it does not witness this log",
  409: ": it has cosigned another checkpoint meanwhile",
  422: ": it has cosigned another history of this log",
};
