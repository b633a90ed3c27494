/** The host of a callback URL; limits are counted per host. */
import { getDomain } from "tldts";

/** A host name and the registrable domain that it belongs to. */
export interface CallbackHost {
  host: string;
  /**
   * The registrable domain by the Public Suffix List, including private suffixes (publicsuffix.org). The owner of a domain
   * can create any number of subdomains and ports, so limits apply to the domain. For an IP address: the address.
   */
  site: string;
}

/** Returns the host of a URL that {@link checkCallbackUrl} accepts. */
export function callbackHost(url: string): CallbackHost {
  const { hostname } = new URL(url);
  return { host: hostname, site: getDomain(hostname, { allowPrivateDomains: true }) ?? hostname };
}
