/** Where a node would not send or fetch. */
import { isPrivateHost } from "../../server/agents/card/url.ts";

/** In characters. */
const longest = 2_048;

/**
 * Why a node would not send to a URL, or fetch from it; null if it would. The node judges more closely, and the addresses
 * of the host as well: this finds what is meant for its own machine or network, and what is not https.
 * @param pins places that are fetched from wherever they are, by plain http too, each as `host:port`.
 */
export function faultOfUrl(text: string, pins: readonly string[] = []): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && pins.includes(url.host) && /^https?:$/.test(url.protocol)) return null;
  if (text.length > longest) return "The URL is longer than 2048 characters.";
  if (!url) return "The URL is not valid.";
  if (url.protocol !== "https:") return "The URL must begin with https://.";
  if (url.username !== "" || url.password !== "") return "The URL must not hold credentials.";
  if (text.includes("#")) return "The URL must not have a fragment.";
  return isPrivateHost(url.hostname) ? "The address is not public." : null;
}
