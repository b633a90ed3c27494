/** The operation that serves the logo of an agent. */
import { StaticBody } from "../../../../generated/routes.ts";
import { clientNetwork } from "../../../core/http/client-network.ts";
import { contentDigest, etagOf, matchesIfNoneMatch } from "../../../core/http/responses.ts";
import type { Handlers } from "../parts.ts";
import { goneResponse } from "../record/former-ids.ts";
import { findRow } from "../record/records.ts";
import { notFound } from "../record/rejections.ts";
import { letterImage } from "./image.ts";

const safety = { "Content-Security-Policy": "default-src 'none'; img-src data:; sandbox" };

/** How long caches may keep an icon, and a letter, which an icon may replace. */
const cachings = {
  icon: "public, max-age=3600",
  letter: "public, max-age=300",
  busy: "no-cache",
};

export const logo: Handlers["agents"]["logo"] = async (
  { path, headers, search },
  { database, logos, client },
) => {
  const row = await findRow(database, path.id);
  if (!row) return notFound(path.id);
  if (row.status === "tombstoned") return goneResponse(database, row, (id) => `/agents/${id}/logo${search}`);
  const hasIcon = row.icon_url !== null && row.status !== "suspended";
  const found = hasIcon ? await logos.icon(String(row.icon_url), clientNetwork(client.address)) : null;
  const icon = found === "busy" ? null : found;
  const caching = found === "busy" ? cachings.busy : icon ? cachings.icon : cachings.letter;
  const body = icon ?? new StaticBody<string>(letterImage(row.name, row.agent_id));
  const etag = etagOf("logo", contentDigest(body.bytes));
  const cache = { ...safety, ETag: etag, "Cache-Control": caching };
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, media: "image/svg+xml", body };
};
