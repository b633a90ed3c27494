/** Checks what the node needs of the network: names, and a way out. */

import type { Config } from "../../assembly/config.ts";
import { trustedAuthorities } from "../../core/egress/connector.ts";
import type { Egress } from "../../core/egress/egress.ts";
import type { Resolve } from "../../core/egress/resolver.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { limits } from "./running-node.ts";

const dns = findingsOf("DNS");
const out = findingsOf("Way out");

/** A name that is reserved and resolves everywhere (RFC 6761 section 6.5). */
const someName = "example.com";

/** Whether names of receivers, peers and cards can be resolved. */
export async function checkDns({ connectivityCheckUrl }: Config, resolve: Resolve): Promise<Finding> {
  const name = connectivityCheckUrl === null ? someName : new URL(connectivityCheckUrl).hostname;
  if (/^[\d.]+$|^\[/.test(name)) return checkName(someName, resolve);
  return checkName(name, resolve);
}

async function checkName(name: string, resolve: Resolve): Promise<Finding> {
  const reason = await resolve(name).then(
    ([address]) => (address === undefined ? "it has no address" : null),
    (error) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
  );
  if (reason === null) return dns.ok(`${name} resolves`);
  const remedy =
    "check the name servers of this machine (/etc/resolv.conf). Until then no webhook is delivered, and no peer is read";
  // A machine that has no network on purpose is no fault of the installation.
  return name === someName
    ? dns.warning(`${name} cannot be resolved (${reason}): ${remedy}`)
    : dns.failure(`${name} cannot be resolved (${reason}): correct its record, or ${remedy}`);
}

/** Says which certificate authorities outgoing requests trust. */
export function checkAuthorities(): Finding {
  const { all, extra } = trustedAuthorities();
  return findingsOf("Authorities").ok(
    `${all} certificate authorities are trusted, ${extra} of them from NODE_EXTRA_CA_CERTS (NODE_USE_SYSTEM_CA=1 adds those of the system)`,
  );
}

/** Names the hosts that are exempt from the guard. */
export function checkPins({ egressPins }: Config): Finding[] {
  if (egressPins.size === 0) return [];
  const pins = [...egressPins].map(([place, address]) => `${place} at ${address}`).join(", ");
  return [
    findingsOf("Pins").warning(
      `EGRESS_PINS lets anyone who registers a webhook or a card reach ${pins}, whatever that address is: unset it, unless this is for development`,
    ),
  ];
}

/** The answer of the URL of the connectivity check. */
export interface WayOut {
  finding: Finding;
  /** Its `Date`, and when it arrived; null if there is none. */
  date: { of: string; at: Date; text: string } | null;
}

/**
 * Checks whether the guarded egress reaches another host.
 * @param runs whether the node runs on this machine; null if that is not known.
 */
export async function checkWayOut(
  { connectivityCheckUrl: url, publicUrl }: Config,
  { egress, runs, clock }: { egress: Egress; runs: boolean | null; clock: () => Date },
): Promise<WayOut> {
  if (url === null) {
    const why = "PUBLIC_URL is not a public https URL, or CONNECTIVITY_CHECK_URL is off";
    const finding = out.notChecked(
      `There is no URL to ask: ${why}. Set CONNECTIVITY_CHECK_URL to an https URL`,
    );
    return { finding, date: null };
  }
  const got = await egress.get(url, limits);
  if (got.ok) {
    const { date } = got.headers;
    return {
      finding: out.ok(`${url} responds (${got.status})`),
      date: date === undefined ? null : { of: new URL(url).host, at: clock(), text: date },
    };
  }
  if (got.error === "dns_error")
    return { finding: out.notChecked("The name to ask is not resolved"), date: null };
  if (runs === false && url.startsWith(`${publicUrl}/`))
    return { finding: out.notChecked(`${url} does not respond, because the node does not run`), date: null };
  const remedy =
    "Let this machine connect to port 443 of other hosts, or set CONNECTIVITY_CHECK_URL to a URL that it reaches";
  return { finding: out.failure(`${url} does not respond: ${got.detail} ${remedy}`), date: null };
}
