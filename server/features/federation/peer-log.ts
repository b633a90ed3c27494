/**
 * Reads what a peer says its transparency log is: when the peer is added, and with a sync each day. Nothing is confirmed by that:
 * the operator adds the peer as a witness, or has its log witnessed (server/features/log/witness/).
 */

import { parseVerifierKey, parseWitnessKey } from "../../../client/log/note.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { fetchJson } from "../../core/egress/fetch-json.ts";
import { isObject } from "../../core/values/json.ts";
import type { Peer } from "../../registry/peers/peer.ts";

/** The timeout of the request, and the maximum length of its response. */
const limits = { limitMs: 5_000, maxBytes: 1_048_576 };

const readIntervalMs = 86_400_000;

/** The maximum lengths of a name and of a key, and the maximum number of keys, as the contract has them. */
const maxOriginLength = 255;
const maxKeyLength = 512;
const maxKeys = 8;

/** What a peer says its log is, in the columns of its row. */
export type PeerLogColumns = Pick<
  Peer,
  "log_origin" | "log_vkeys" | "witness_vkey" | "log_read_at" | "log_asked_at"
>;

/** A peer whose log was not read yet. */
export const unreadLog: PeerLogColumns = {
  log_origin: null,
  log_vkeys: null,
  witness_vkey: null,
  log_read_at: null,
  log_asked_at: null,
};

/** The statuses that say that there is no log: other failures may pass. */
const goneStatuses = new Set([404, 410]);

/** Whether a sync reads the log: once a day, and at each sync as long as no keys are known of a log that there may be. */
export function isLogDue({ log_read_at, log_asked_at, log_origin, log_vkeys }: Peer, now: Date): boolean {
  if (log_read_at === null || log_asked_at === null) return true;
  if (log_origin !== null && log_vkeys === "") return true; // it had no checkpoint yet
  const ageMs = now.getTime() - Date.parse(log_asked_at);
  return ageMs >= readIntervalMs || ageMs < 0; // the clock was set back
}

/**
 * Reads the log of a peer. Never throws.
 * @param known what was read before. It stays if the peer cannot be read.
 */
export async function readPeerLog(
  egress: Egress,
  baseUrl: string,
  known: PeerLogColumns,
  clock: () => Date,
  signal: AbortSignal,
): Promise<PeerLogColumns> {
  const fetched = await fetchJson(egress, `${baseUrl}/log`, { ...limits, signal });
  const now = clock();
  const at = now.toISOString();
  if (fetched.ok) return { ...(await columnsOf(fetched.json, now)), log_read_at: at, log_asked_at: at };
  const { error, status, aborted } = fetched;
  const isNone = error === "not_json" || (status !== null && goneStatuses.has(status));
  if (isNone) return { ...unreadLog, log_read_at: at, log_asked_at: at };
  const { log_origin, log_vkeys, witness_vkey, log_read_at, log_asked_at } = known;
  return { log_origin, log_vkeys, witness_vkey, log_read_at, log_asked_at: aborted ? log_asked_at : at };
}

/** Whether a peer whose keys were known says something else now. Its first keys are no change: its log had no checkpoint before. */
export function hasOtherKeys(before: PeerLogColumns, after: PeerLogColumns): boolean {
  if (before.log_origin === null) return false;
  const isSameLog = before.log_origin === after.log_origin && before.witness_vkey === after.witness_vkey;
  return !isSameLog || (before.log_vkeys !== "" && before.log_vkeys !== after.log_vkeys);
}

/** Parses what a log is (`LogInfo` of the contract). A peer that responds with something else has none. Unknown types of keys are ignored. */
async function columnsOf(
  json: unknown,
  now: Date,
): Promise<Pick<PeerLogColumns, "log_origin" | "log_vkeys" | "witness_vkey">> {
  if (!isObject(json) || !isOrigin(json.origin) || !Array.isArray(json.vkeys)) return unreadLog;
  const { origin, vkeys, witness_vkey } = json;
  const present = vkeys.flatMap((each) => (isObject(each) && signsAt(each.until, now) ? [each.vkey] : []));
  const keys = new Set<string>();
  for (const vkey of present) if (await isKey("log", vkey)) keys.add(String(vkey));
  return {
    log_origin: origin,
    log_vkeys: [...keys].slice(-maxKeys).join(" "),
    witness_vkey: (await isKey("witness", witness_vkey)) ? String(witness_vkey) : null,
  };
}

/** Whether a key still signs. @param until when it signs for the last time; null for the present key. */
function signsAt(until: unknown, now: Date): boolean {
  return until === null || (typeof until === "string" && Date.parse(until) > now.getTime());
}

function isOrigin(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= maxOriginLength && isPlain(value);
}

async function isKey(whose: "log" | "witness", value: unknown): Promise<boolean> {
  if (typeof value !== "string" || value.length > maxKeyLength || !isPlain(value)) return false;
  return (whose === "log" ? parseVerifierKey(value) : parseWitnessKey(value)).then(
    () => true,
    () => false,
  );
}

/** Whether a text has no control characters, which PostgreSQL and paths reject, and no half of a surrogate pair. */
function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  return text.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(text);
}
