/** Handlers of the transparency log. */
import type { components } from "../../../generated/openapi.d.ts";
import { StaticBody } from "../../../generated/routes.ts";
import type { Database } from "../../core/database/database.ts";
import {
  cacheHeaders,
  contentTag,
  matchesIfNoneMatch,
  negotiated,
  rejectWith,
} from "../../core/http/responses.ts";
import { bundleFile, entriesIn } from "./bundle.ts";
import {
  haltOf,
  type LogState,
  readBundles,
  readFormerLogs,
  readKeys,
  readLog,
  readProofParts,
  readTile,
  StoredTiles,
} from "./log-store.ts";
import { hashLength, inclusionProof, tileWidth } from "./merkle-tree.ts";
import type { Handlers } from "./parts.ts";
import { originOf } from "./sealer.ts";
import { isWithin, parseHashTilePlace, parseTilePlace } from "./tile-path.ts";
import { toWitness } from "./witness/handlers.ts";
import { readWitnesses } from "./witness/log-witnesses.ts";
import { policyOf } from "./witness/policy.ts";
import { latestCheckpoint, provingCheckpoint } from "./witness/published-checkpoint.ts";

export { addWitness, removeWitness, unwatch, watch, watched, witnesses } from "./witness/handlers.ts";

type LogInfo = components["schemas"]["LogInfo"];

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

export const read: Handlers["log"]["read"] = async ({ headers }, { database, node, cosigner, clock }) => {
  const [log, former, witnesses] = await Promise.all([
    readLog(database),
    formerLogs(database),
    readWitnesses(database),
  ]);
  const origin = log?.origin ?? originOf(node.publicUrl);
  const keys = await readKeys(database, origin);
  const now = clock().toISOString();
  const info: LogInfo = {
    origin,
    vkeys: keys.map(({ vkey, added_at, ended_at }) => ({ vkey, from: added_at, until: ended_at })),
    size: log?.published_size ?? 0,
    first_seq: log?.first_seq ?? null,
    witness_vkey: cosigner.vkey,
    witnesses: witnesses.map((witness) => toWitness(witness, origin)),
    policy: policyOf(
      keys.filter(({ ended_at }) => ended_at === null || ended_at > now),
      witnesses,
    ),
    halted: log ? haltOf(log) : null,
    former,
  };
  const text = JSON.stringify(info);
  const cache = { ...cacheHeaders(contentTag(text)), ...negotiated };
  if (matchesIfNoneMatch(headers["if-none-match"], cache.ETag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, body: new StaticBody<LogInfo>(text) };
};

export const checkpoint: Handlers["log"]["checkpoint"] = async ({ headers }, { database, clock }) => {
  const log = await readLog(database);
  const latest = log ? await latestCheckpoint(database, log, clock()) : null;
  if (!latest)
    return {
      ...rejectWith(
        404,
        "checkpoint_not_found",
        "The log has no checkpoint yet: the first one follows the first event of the journal.",
      ),
      headers: { "Retry-After": 1 },
    };
  const { note } = latest;
  const etag = contentTag(note);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), media: "text/plain", body: note };
};

export const tile: Handlers["log"]["tile"] = async ({ path }, { database }) => {
  const place = parseHashTilePlace(path.place);
  const log = await readLog(database);
  if (!log || !place || !isWithin(place, log.published_size)) return tileNotFound(log);
  const hashes = await readTile(database, place.level, place.number);
  if (!hashes) return tileNotFound(log); // a new log began in between
  return file(hashes.subarray(0, place.width * hashLength));
};

export const entries: Handlers["log"]["entries"] = async ({ path }, { database }) => {
  const place = parseTilePlace(path.place);
  const log = await readLog(database);
  if (!log || !place || !isWithin({ level: 0, ...place }, log.published_size)) return tileNotFound(log);
  const [bundle] = await readBundles(database, place.number, 1);
  if (bundle?.number !== place.number) return tileNotFound(log); // a new log began in between
  return file(bundleFile(entriesIn(bundle).slice(0, place.width)));
};

export const proof: Handlers["log"]["proof"] = async ({ path, headers }, { database, logTiles }) => {
  const seq = Number(path.seq);
  const log = await readProofParts(database, seq);
  if (log && seq > 0 && seq < log.first_seq)
    return rejectWith(
      404,
      "event_not_logged",
      `The log begins with event ${log.first_seq}: older events were deleted before it began.`,
    );
  const index = seq - (log?.first_seq ?? 1);
  const proving = log && index >= 0 ? await provingCheckpoint(database, log, index) : null;
  if (!log || !proving)
    return {
      ...rejectWith(
        404,
        "event_not_sealed",
        `The latest checkpoint has ${log?.published_size ?? 0} entries, and none for event ${seq}. Events are sealed within two seconds.`,
      ),
      headers: { "Retry-After": 1 },
    };
  const tiles = new StoredTiles(database, log.origin, logTiles);
  if (log.hashes !== null) tiles.add(0, Math.floor(index / tileWidth), log.hashes);
  const hashes = await inclusionProof(tiles, index, proving.size);
  const [entry = ""] = entriesIn({ entries: log.entries ?? "" }).slice(index % tileWidth);
  const text = [
    "c2sp.org/tlog-proof@v1",
    `extra ${Buffer.from(entry).toString("base64")}`,
    `index ${index}`,
    ...hashes.map((hash) => hash.toString("base64")),
    "",
    proving.note,
  ].join("\n");
  const cache = { ...cacheHeaders(contentTag(text)), ...negotiated };
  if (matchesIfNoneMatch(headers["if-none-match"], cache.ETag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, media: "text/plain", body: text };
};

async function formerLogs(database: Database): Promise<LogInfo["former"]> {
  const logs = await readFormerLogs(database);
  return Promise.all(
    logs.map(async ({ origin, note, ended_at }) => ({
      origin,
      vkeys: (await readKeys(database, origin)).map(({ vkey }) => vkey),
      checkpoint: note,
      ended_at,
    })),
  );
}

function file(bytes: Buffer) {
  return {
    status: 200 as const,
    headers: immutable,
    media: "application/octet-stream" as const,
    body: new StaticBody<string>(bytes),
  };
}

function tileNotFound(log: LogState | undefined) {
  return rejectWith(
    404,
    "tile_not_found",
    `The log has ${log?.published_size ?? 0} entries, and no file at this path. Paths have one form: https://c2sp.org/tlog-tiles.`,
  );
}

/** Skeleton: responds with 501 until it is implemented. */
