/** What the node fetches from when somebody names the place: as for callbacks, and pinned places by plain http too. */
import { checkCallbackUrl } from "./callback-url.ts";
import type { Pins } from "./pins.ts";

/**
 * Judges the URL of something to be fetched: by the rules of callback URLs, but that plain http is taken to a host and
 * port that are pinned, which is for development and tests.
 * @returns the URL, or a sentence that says why not.
 */
export function checkFetchUrl(raw: string, pins: Pins): { url: URL } | { reason: string } {
  const plain = /^http:/i.test(raw);
  const checked = checkCallbackUrl(plain ? raw.replace(/^http:/i, "https:") : raw);
  if (!plain || "reason" in checked) return checked;
  const url = new URL(raw); // differs from what was checked in its scheme alone
  if (pins.has(`${url.hostname}:${url.port || 80}`)) return { url };
  return { reason: "The URL must begin with https://." };
}
