/** Web pages for browsers at operations that respond to programs with JSON. */
import { prefersPage } from "../accept.ts";
import type { Context, Handlers } from "../context.ts";
import { cacheHeaders, contentTag, matchesIfNoneMatch, negotiated, noStore } from "../responses.ts";
import { inTurn } from "../turns.ts";
import { read } from "./api-reads.ts";
import { eventsPage } from "./events-page.ts";
import { healthPage } from "./health-page.ts";
import { securityHeaders, withCanonical } from "./page.ts";
import { pageTurns } from "./page-turns.ts";
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

export const stats: Handlers["node"]["stats"] = async ({ headers }, { client, node: { publicUrl } }) =>
  pageTurns(async () => {
    const figures = await read(client, "/stats");
    const body = withCanonical(await inTurn(() => statsPage(figures, publicUrl)), `${publicUrl}/stats`);
    const cache = { ...pageHeaders, ...cacheHeaders(contentTag(body)) };
    if (matchesIfNoneMatch(headers["if-none-match"], cache.ETag)) return { status: 304, headers: cache };
    return { status: 200, headers: cache, media: "text/html", body };
  });

export const health: Handlers["node"]["health"] = async (_request, { client, node: { publicUrl } }) =>
  pageTurns(async () => {
    const found = await readHealth(client);
    const body = withCanonical(healthPage(found, publicUrl), `${publicUrl}/health`);
    const response = { media: "text/html", body } as const;
    return found.status === "ok"
      ? { ...response, status: 200, headers: { ...pageHeaders, ...noStore } }
      : { ...response, status: 503, headers: { ...pageHeaders, "Retry-After": 5 } };
  });

export const events: Handlers["events"]["list"] = async ({ query }, { client, node: { publicUrl } }) =>
  pageTurns(async () => {
    const journal = await read(client, "/events", { query: { ...query } });
    const markup = await inTurn(() => eventsPage({ query, journal, publicUrl }));
    const body = withCanonical(markup, `${publicUrl}/events`);
    return { status: 200, headers: { ...pageHeaders, ...noStore }, media: "text/html", body };
  });
