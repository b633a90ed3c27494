/**
 * Checks TRUST_PROXY by requests through the public URL, without an operation of its own.
 *
 * Without a trusted proxy the node takes all clients behind the proxy for one, which share its limits. With one trusted too
 * many, a client chooses the address that the node sees: two requests with different forged `X-Forwarded-For` then count for
 * two networks, and each response says that it is the first.
 */

import type { Config } from "../../assembly/config.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { isLoopback } from "../../core/http/host.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { askHealth, limits } from "./running-node.ts";

const { ok, warning, failure, notChecked } = findingsOf("Proxy");

/**
 * Compares TRUST_PROXY with the way to the node.
 * @param responded whether the public URL leads to this node.
 * @param random generates cryptographically secure random bytes.
 */
export async function checkProxy(
  config: Config,
  egress: Egress,
  responded: boolean,
  random: (bytes: number) => Buffer,
): Promise<Finding> {
  const { publicUrl, trustProxy, host, port } = config;
  const { protocol } = new URL(publicUrl);
  if (protocol === "https:" && trustProxy === false)
    return warning(
      "PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY is false: all clients count as one network, and share its limits. Set TRUST_PROXY=true, or the number of proxies",
    );
  if (!responded)
    return trustProxy === false
      ? ok("None is trusted (TRUST_PROXY=false)")
      : notChecked("Whether TRUST_PROXY fits: the public URL does not lead to this node");
  // This request comes by all proxies, so the node knows of them when it responds.
  const answer = await askHealth(egress, publicUrl);
  if (answer.kind === "node" && answer.health.warnings.includes("proxy_not_trusted"))
    return warning(
      `Forwarded headers come from a proxy that TRUST_PROXY=${trustProxy === 1 ? "true" : trustProxy} does not trust: all clients behind it count as one network, and share its limits. Set it to the number of proxies that append to X-Forwarded-For. ${publicUrl}/health says more`,
    );
  if (trustProxy === false) return ok("None is trusted (TRUST_PROXY=false)");
  const counts = [await remaining(egress, publicUrl, random), await remaining(egress, publicUrl, random)];
  const [first, second] = counts;
  if (first === undefined || second === undefined)
    return notChecked("Whether TRUST_PROXY fits: without RATE_LIMIT_SEARCH no response shows it");
  if (first === config.rateLimits.search - 1 && second === first)
    return failure(
      `TRUST_PROXY=${trustProxy === 1 ? "true" : trustProxy} trusts more proxies than there are: a client that sends X-Forwarded-For evades all limits. Set it to the number of proxies that append to that header`,
    );
  if (!isLoopback(host))
    return warning(
      `TRUST_PROXY is set, and the node listens on ${host}: let a firewall keep others from port ${port}, or set HOST=127.0.0.1, because who reaches it directly can forge an address`,
    );
  return ok(`A forged X-Forwarded-For has no effect (TRUST_PROXY=${trustProxy === 1 ? "true" : trustProxy})`);
}

/** Searches with a forged address, and returns how many searches its network has left; undefined if the response does not say. */
async function remaining(
  egress: Egress,
  publicUrl: string,
  random: (bytes: number) => Buffer,
): Promise<number | undefined> {
  // Of the range for documentation (RFC 3849), so that it is nobody's; a new network each time.
  const network = random(4).toString("hex");
  const address = `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`;
  const got = await egress.get(`${publicUrl}/search?q=doctor&limit=1`, {
    ...limits,
    headers: { "x-forwarded-for": address },
    maxBytes: 1_048_576,
  });
  const [, count] = got.ok ? (/;r=(\d+)/.exec(got.headers.ratelimit ?? "") ?? []) : [];
  return count === undefined ? undefined : Number(count);
}
