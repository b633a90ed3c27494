/** Rejects URLs that a node would not call. */
import { isPrivateHost } from "../../server/agents/card/url.ts";

/** The maximum length in characters. */
const longest = 2_048;

/**
 * Why a node would not call a URL; null if it would. The node checks more, including the addresses of the host. This only
 * rejects local and private hosts, and URLs without https.
 * @param pins hosts that may be called anyway, also by plain http, each as `host:port`.
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
