/** Checks URLs that callers ask the node to fetch, and those to which these redirect. */
import { getDomain } from "tldts";
import { checkCallbackUrl } from "./callback-url.ts";
import type { Pins } from "./pins.ts";

/**
 * Checks the URL of a document to fetch. The rules are those of callback URLs, but plain http is permitted for pinned hosts
 * and ports, for development and tests.
 * @returns the URL, or the reason why it is rejected, as a sentence.
 */
export function checkFetchUrl(raw: string, pins: Pins): { url: URL } | { reason: string } {
  const plain = /^http:/i.test(raw);
  const checked = checkCallbackUrl(plain ? raw.replace(/^http:/i, "https:") : raw);
  if (!plain || "reason" in checked) return checked;
  const url = new URL(raw); // differs from the checked URL in its scheme only
  if (pins.has(`${url.hostname}:${url.port || 80}`)) return { url };
  return { reason: "The URL must begin with https://." };
}

/**
 * Checks a redirect (RFC 9110 section 15.4). The node follows one to a URL of the same site, which has to meet the rules of
 * {@link checkFetchUrl} itself: to another path, port or host of the registrable domain, such as `www.` and without. It never
 * follows one from https to http.
 * @param from the URL that responded.
 * @param location the `Location` header of the response: a URL, or a reference relative to `from`.
 * @returns the URL to fetch, or the reason why it is not fetched, as a sentence that names it, and whether the guard rejects it.
 */
export function checkRedirect(
  from: URL,
  location: string,
  pins: Pins,
): { url: URL } | { reason: string; isBlocked: boolean } {
  const url = URL.parse(location, from);
  if (!url) return { reason: "It redirects to a URL that is not valid.", isBlocked: false };
  url.hash = ""; // never sent (RFC 9110 section 7.1)
  const hop = `It redirects to ${hopName(url)}`;
  if (url.href === from.href) return { reason: "It redirects to itself.", isBlocked: false };
  const checked = checkFetchUrl(url.href, pins);
  if ("reason" in checked) {
    return { reason: `${hop}, and the node does not fetch from there. ${checked.reason}`, isBlocked: true };
  }
  if (from.protocol === "https:" && url.protocol === "http:") {
    return { reason: `${hop}: from https to http, which the node does not follow.`, isBlocked: true };
  }
  if (siteOf(url) !== siteOf(from)) {
    return {
      reason: `${hop}, a URL of another site: the node follows a redirect on the same domain only.`,
      isBlocked: false,
    };
  }
  return checked;
}

const longestName = 200;

/** Names a URL in messages, without its credentials and its query, which may be secret. */
export function hopName({ origin, protocol, host, pathname }: URL): string {
  const start = origin === "null" ? `${protocol}//${host}` : origin;
  const name = start + pathname;
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

/** The registrable domain by the Public Suffix List, including private suffixes (publicsuffix.org); or the address. */
function siteOf({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
