/** Checks URLs that callers ask the node to fetch. */
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
