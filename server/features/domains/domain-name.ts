/** Checks the names of domains that accounts claim. */
import { domainToASCII } from "node:url";
import { getDomain } from "tldts";
import { hostNameError } from "../../core/egress/hosts.ts";

/**
 * Converts a domain name to the form that is stored: A-labels in lower case, without the final dot of an absolute name.
 * @returns the name, or the reason why nobody can claim it, as a sentence.
 */
export function toDomain(text: string): { domain: string } | { reason: string } {
  const isIpv6 = text.includes("[") || /:.*:/.test(text);
  if (isIpv6) return { reason: "An address is no domain name." };
  const domain = domainToASCII(text.replace(/\.$/, ""));
  if (domain === "") return { reason: "The name is not a valid domain name." };
  const reason = hostNameError(domain);
  if (reason) return { reason };
  return isPublicSuffix(domain)
    ? { reason: `Others register names under ${domain}: claim the name below it that is yours.` }
    : { domain };
}

/** Whether others register names under this one: by the Public Suffix List, with its private section (publicsuffix.org). */
export function isPublicSuffix(domain: string): boolean {
  return getDomain(domain, { allowPrivateDomains: true }) === null;
}
