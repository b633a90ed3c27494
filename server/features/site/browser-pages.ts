/** Web pages for browsers at operations that respond to programs with JSON. */

import { prefersPage } from "../../core/http/accept.ts";
import {
  cacheHeaders,
  contentTag,
  matchesIfNoneMatch,
  negotiated,
  noStore,
} from "../../core/http/responses.ts";
import { inTurn } from "../../core/time/turns.ts";
import { read, readText } from "./api-reads.ts";
import { eventsPage } from "./events-page.ts";
import { healthPage } from "./health-page.ts";
import { logPage, readLogView } from "./log/log-page.ts";
import { proofPage } from "./log/proof-page.ts";
import { readSealed } from "./log/sealed.ts";
import { securityHeaders, withCanonical } from "./page.ts";
import type { Context, Handlers } from "./parts.ts";
import { statsPage } from "./stats-page.ts";
import { readHealth } from "./status-page.ts";

/**
 * Serves browsers a page, and programs what the operation has for them.
 * @param page responds with the page. It reads the operation as a program.
 */
export function withPage<Request extends { accept: string }, Response>(
  operation: (request: Request, context: Context) => Promise<Response>,
  page: (request: Request, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  return (request, context) => (prefersPage(request.accept) ? page : operation)(request, context);
}

const pageHeaders = { ...securityHeaders, ...negotiated };

export const stats: Handlers["node"]["stats"] = async ({ headers }, { client, node: { publicUrl } }) => {
  const figures = await read(client, "/stats");
  const markup = await inTurn(() => statsPage(figures, publicUrl));
  return revalidatedPage(withCanonical(markup, `${publicUrl}/stats`), headers);
};

export const health: Handlers["node"]["health"] = async (_request, { client, node: { publicUrl } }) => {
  const found = await readHealth(client);
  const body = withCanonical(healthPage(found, publicUrl), `${publicUrl}/health`);
  const response = { media: "text/html", body } as const;
  return found.status === "ok"
    ? { ...response, status: 200, headers: { ...pageHeaders, ...noStore } }
    : { ...response, status: 503, headers: { ...pageHeaders, "Retry-After": 5 } };
};

export const events: Handlers["events"]["list"] = async ({ query }, { client, node: { publicUrl } }) => {
  const [journal, sealed] = await Promise.all([
    read(client, "/events", { query: { ...query } }),
    readSealed(client),
  ]);
  const markup = await inTurn(() => eventsPage({ query, journal, sealed, publicUrl }));
  const body = withCanonical(markup, `${publicUrl}/events`);
  return { status: 200, headers: { ...pageHeaders, ...noStore }, media: "text/html", body };
};

export const log: Handlers["log"]["read"] = async ({ headers }, { client, clock, dashboard, node }) => {
  const view = await readLogView(client, clock());
  const surroundings = { publicUrl: node.publicUrl, script: dashboard.entry("proof/verify-form.ts") };
  const markup = await inTurn(() => logPage(view, surroundings));
  return revalidatedPage(withCanonical(markup, `${node.publicUrl}/log`), headers);
};

export const proof: Handlers["log"]["proof"] = async ({ path, headers }, { client, dashboard, node }) => {
  const { publicUrl } = node;
  const seq = Number(path.seq);
  const [text, { vkeys }] = await Promise.all([
    readText(client, `/events/${seq}/proof`),
    read(client, "/log"),
  ]);
  const keys = vkeys.filter(({ until }) => until === null).map(({ vkey }) => vkey);
  const script = dashboard.entry("proof/verify-form.ts");
  const markup = await inTurn(() => proofPage(text, { publicUrl, seq, keys, script }));
  return revalidatedPage(withCanonical(markup, `${publicUrl}/events/${seq}/proof`), headers);
};

/** Responds with a page, or with 304 if the browser has it. */
function revalidatedPage(body: string, sent: { "if-none-match"?: string | undefined }) {
  const cache = { ...pageHeaders, ...cacheHeaders(contentTag(body)) };
  if (matchesIfNoneMatch(sent["if-none-match"], cache.ETag)) return { status: 304 as const, headers: cache };
  return { status: 200 as const, headers: cache, media: "text/html" as const, body };
}
