/** What holds of the exchanges of every scenario, beside the contract. */
import { expect } from "vitest";
import { type Exchange, operationOf } from "../exchange.ts";

type JsonObject = Record<string, unknown>;

/**
 * Members that a request may send in vain: a revoked certification keeps the reason of its revocation, and the status of a
 * heartbeat is not that of its response.
 */
const ignored = new Set(["certifications_revoke reason", "nanda_beat status"]);

/**
 * Checks that a successful response has the values that its request set: each text, number and flag of the body, if the
 * response or an object in it has a member of that name.
 */
export function expectReflected({ request, response }: Exchange): void {
  const [sent, body] = [objectOf(request.body), objectOf(response.body)];
  if (response.status >= 300 || !sent || !body) return;
  const operation = operationOf(request.method, request.url);
  const objects = [body, ...Object.values(body).filter(isObject)];
  for (const [name, value] of Object.entries(sent)) {
    const found = objects.filter((each) => name in each).map((each) => normalized(each[name]));
    const member = `${operation} ${name}`;
    if (found.length === 0 || typeof value === "object" || ignored.has(member)) continue;
    const expected = expect.arrayContaining([normalized(value)]);
    expect({ member, found }).toEqual({ member, found: expected });
  }
}

/** What may be used for a while without asking. */
const maxAges: Record<string, string[]> = {
  log_tile: ["public, max-age=31536000, immutable"],
  log_entries: ["public, max-age=31536000, immutable"],
  agents_wellKnownCard: ["public, max-age=300"],
  gallery_card: ["public, max-age=3600"],
  gallery_nodeCard: ["public, max-age=3600"],
  agents_logo: ["public, max-age=3600", "public, max-age=300"],
  site_badge: ["public, max-age=300"],
  liveness_keys: ["public, max-age=3600"],
  site_apiCatalog: ["public, max-age=3600"],
  site_securityContact: ["public, max-age=3600"],
  site_robots: ["public, max-age=3600"],
  site_siteMap: ["public, max-age=3600"],
  site_llms: ["public, max-age=3600"],
  site_favicon: ["public, max-age=3600"],
};

/**
 * Checks that every response to a successful read says how caches may use it: with an ETag that they revalidate, for long
 * because the name of the file changes with its content, or not at all. Web pages are read again before each use. What
 * programs of others poll may be some minutes old. An error is kept by no cache.
 */
export function expectCaching({ request, response }: Exchange): void {
  if (response.status >= 400) expect(response.headers["cache-control"], request.url).toBe("no-store");
  if (request.method !== "GET" || response.status !== 200) return;
  const { etag, "cache-control": caching, "content-type": media } = response.headers;
  const isPage = String(media).startsWith("text/html");
  const allowed = ["no-store"];
  if (etag !== undefined || isPage) allowed.push("no-cache");
  if (request.url.startsWith("/assets/")) allowed.push("public, max-age=31536000, immutable");
  const operation = operationOf("GET", request.url);
  allowed.push(...(maxAges[operation ?? ""] ?? []));
  expect(allowed, `Cache-Control of ${operation}`).toContain(caching);
}

/** Checks that no page repeats an entry of the page before. */
export function expectDistinctPages(exchanges: readonly Exchange[]): void {
  const pages = new Map<unknown, string[]>();
  for (const { request, response } of exchanges) {
    const body = objectOf(response.body);
    if (typeof body?.next_cursor === "undefined") continue;
    const entries = Object.values(body)
      .filter((each) => Array.isArray(each))
      .flat()
      .map((each) => JSON.stringify(each));
    const cursor = new URL(request.url, "http://registry.test").searchParams.get("cursor");
    const before = pages.get(cursor) ?? [];
    expect(entries.filter((each) => before.includes(each))).toEqual([]);
    if (body.next_cursor !== null) pages.set(body.next_cursor, entries);
  }
}

/** A JSON object; undefined for any other text. */
function objectOf(text: string | undefined): JsonObject | undefined {
  return text?.startsWith("{") ? (JSON.parse(text) as JsonObject) : undefined; // it begins as an object
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value in the form that the node stores: instants in UTC, e-mail addresses in lower case. */
function normalized(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  return value.includes("@") ? value.toLowerCase() : value.trim();
}
