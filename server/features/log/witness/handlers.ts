/** Handlers for the operator: who witnesses the log of this node, and which logs it witnesses. */
import type { components } from "../../../../generated/openapi.d.ts";
import { checkFetchUrl } from "../../../core/egress/fetch-url.ts";
import { noStore, rejectWith } from "../../../core/http/responses.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { keyTypes } from "../log-key.ts";
import { readLog } from "../log-store.ts";
import type { Handlers } from "../parts.ts";
import { parseNoteKey } from "../signed-note.ts";
import type { LogWitness, WatchedLog } from "../tables.ts";
import { readWitnesses, removeWitness as remove, witnessLimit, writeWitness } from "./log-witnesses.ts";
import { readWatchedLogs, removeWatchedLog, watchedLogLimit, writeWatchedLog } from "./watched-logs.ts";

type Schemas = components["schemas"];

export const witnesses: Handlers["log"]["witnesses"] = async (_request, { database }) => {
  const origin = await originIn(database);
  const found = (await readWitnesses(database)).map((witness) => toStatus(witness, origin));
  return { status: 200, headers: noStore, body: { witnesses: found, count: found.length } };
};

export const addWitness: Handlers["log"]["addWitness"] = async ({ path, body }, context) => {
  const { database, egress, cosigner, clock } = context;
  const { name } = path;
  const { vkey } = body;
  if (name === "none")
    return rejectWith(409, "witness_name_reserved", "`none` has a meaning in policies: use another name.");
  if (!parseNoteKey(vkey, keyTypes.cosignature))
    return keyRejected(`${vkey} is no Ed25519 cosignature key (type 0x04).`, "/vkey");
  if (vkey === cosigner.vkey) return keyRejected("It is the key of this node itself.", "/vkey");
  const checked = checkFetchUrl(body.url, egress.pins);
  if ("reason" in checked) return urlRejected(checked.reason);
  if (checked.url.search !== "") return urlRejected("The URL must not have a query.");
  const url = checked.url.origin + checked.url.pathname.replace(/(?<!\/)\/+$/, "");
  return database.aside(async (writer) => {
    const known = await readWitnesses(writer);
    const other = known.find((each) => each.vkey === vkey && each.name !== name);
    if (other) return rejectWith(409, "witness_known", `The witness ${other.name} has this key.`);
    if (known.length >= witnessLimit && !known.some((each) => each.name === name))
      return rejectWith(
        409,
        "witness_limit_reached",
        `The log has ${witnessLimit} witnesses: remove one first.`,
      );
    const written = await writeWitness(writer, { name, vkey, url, now: clock().toISOString() });
    return { status: 200, headers: noStore, body: toStatus(written, await originIn(writer)) };
  });
};

export const removeWitness: Handlers["log"]["removeWitness"] = async ({ path }, { database }) => {
  const removed = await database.aside((writer) => remove(writer, path.name));
  if (!removed) return rejectWith(404, "witness_not_found", `The log has no witness ${path.name}.`);
  return { status: 200, headers: noStore, body: toStatus(removed, await originIn(database)) };
};

export const watched: Handlers["log"]["watched"] = async (_request, { database }) => {
  const logs = (await readWatchedLogs(database)).map(toWatchedLog);
  return { status: 200, headers: noStore, body: { logs, count: logs.length } };
};

export const watch: Handlers["log"]["watch"] = async ({ path, body }, { database, clock }) => {
  const { origin } = path;
  const invalid = body.vkeys.findIndex((vkey) => !parseNoteKey(vkey, keyTypes.ed25519));
  if (invalid !== -1)
    return keyRejected(`${body.vkeys[invalid]} is no Ed25519 key of a log (type 0x01).`, `/vkeys/${invalid}`);
  const vkeys = [...new Set(body.vkeys)];
  return database.aside(async (writer) => {
    const known = await readWatchedLogs(writer);
    if (known.length >= watchedLogLimit && !known.some((each) => each.origin === origin))
      return rejectWith(
        409,
        "watched_log_limit_reached",
        `The node witnesses ${watchedLogLimit} logs: remove one first.`,
      );
    const written = await writeWatchedLog(writer, { origin, vkeys, now: clock().toISOString() });
    return { status: 200, headers: noStore, body: toWatchedLog(written) };
  });
};

export const unwatch: Handlers["log"]["unwatch"] = async ({ path: { origin } }, { database, clock }) => {
  const now = clock().toISOString();
  const removed = await database.aside((writer) => removeWatchedLog(writer, origin, now));
  if (!removed) return rejectWith(404, "log_not_watched", `The node does not witness the log ${origin}.`);
  return { status: 200, headers: noStore, body: toWatchedLog(removed) };
};

/** A witness as everyone sees it. @param log the name of the present log: a cosignature of another one is left out. */
export function toWitness(
  { name, vkey, url, origin, size, cosigned_at }: LogWitness,
  log: string | undefined,
): Schemas["LogWitness"] {
  const isPresent = origin !== null && origin === log;
  return { name, vkey, url, size: isPresent ? size : null, cosigned_at: isPresent ? cosigned_at : null };
}

function toStatus(row: LogWitness, log: string | undefined): Schemas["WitnessStatus"] {
  const { added_at, asked_at, last_error } = row;
  return { ...toWitness(row, log), added_at, asked_at, last_error };
}

function toWatchedLog({ origin, vkeys, size, cosigned_at, added_at }: WatchedLog): Schemas["WatchedLog"] {
  return { origin, vkeys: vkeys.split(" "), size, cosigned_at, added_at };
}

async function originIn(rows: Rows): Promise<string | undefined> {
  return (await readLog(rows))?.origin;
}

function keyRejected(detail: string, pointer: string) {
  return rejectWith(400, "verifier_key_rejected", detail, { errors: [{ pointer, detail }] });
}

function urlRejected(reason: string) {
  const errors = [{ pointer: "/url", detail: reason }];
  return rejectWith(400, "witness_url_rejected", `The node sends no requests to this URL. ${reason}`, {
    errors,
    reason,
  });
}
