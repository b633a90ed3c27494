/** The host of a callback URL, as limits are counted by it. */
import { getDomain } from "tldts";

/** A host name and the registrable domain that it belongs to. */
export interface CallbackHost {
  host: string;
  /**
   * The registrable domain by the Public Suffix List, private suffixes included (publicsuffix.org): whoever owns a domain
   * can have any number of names below it, and of ports. An IP address is its own.
   */
  site: string;
}

/** The host of a URL that {@link checkCallbackUrl} accepts. */
export function callbackHost(url: string): CallbackHost {
  const { hostname } = new URL(url);
  return { host: hostname, site: getDomain(hostname, { allowPrivateDomains: true }) ?? hostname };
}
