/** The node as a witness of other logs (https://c2sp.org/tlog-witness). */

import type { Routes } from "../../../../generated/routes.ts";
import { cacheHeaders, contentTag, matchesIfNoneMatch, noStore } from "../../../core/http/responses.ts";
import type { Context } from "../../../feature.ts";
import type { Parts as PartsOfLog } from "../parts.ts";
import { addCheckpoint as cosign } from "./add-checkpoint.ts";
import { readCosigned } from "./watched-logs.ts";

/** What these handlers get beside what all handlers have. */
export type Parts = Pick<PartsOfLog, "cosigner">;

type Handlers = Routes<Context & Parts>;

export const addCheckpoint: Handlers["witness"]["addCheckpoint"] = async ({ text }, context) => {
  const result = await cosign(context, text);
  if (result.status !== 200) return result;
  return { status: 200, headers: noStore, media: "text/plain", body: result.line };
};

export const checkpoint: Handlers["witness"]["checkpoint"] = async ({ path, headers }, { database }) => {
  const note = await readCosigned(database, path.hash);
  if (note === null)
    return {
      status: 404,
      body: { error: "This node has cosigned no checkpoint of a log whose name has this SHA-256." },
    };
  const etag = contentTag(note);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), media: "text/plain", body: note };
};
