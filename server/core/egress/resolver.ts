/** Resolves host names without a cache. */
import { Resolver } from "node:dns/promises";

/**
 * Resolves a host name to all its addresses.
 * @returns IPv4 addresses first; empty if the name has no address or does not exist.
 * @throws if no name server responds.
 */
export type Resolve = (host: string) => Promise<string[]>;

/** The timeout of one query to one server. */
const queryTimeoutMs = 1_000;

/**
 * Creates a resolver that queries name servers by c-ares, not by getaddrinfo. getaddrinfo shares four threads with the file
 * system, which slow name servers would block, and reads /etc/hosts, which has internal hosts. Each name has its own
 * `Resolver` instance, which can be cancelled and has no stale cache or server list.
 * @param limitMs the timeout of all queries for a name in milliseconds; less than the egress waits for them.
 * @param servers addresses with ports; by default those of the machine.
 */
export function createResolver(limitMs = 2_500, servers: string[] = []): Resolve {
  return async (host) => {
    const resolver = new Resolver({ timeout: Math.min(queryTimeoutMs, limitMs), tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), limitMs);
    try {
      const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      const unknown = results.find((result) => result.status === "rejected" && !isAbsence(result.reason));
      // Some name servers never respond to IPv6 queries: one kind of address is enough.
      if (addresses.length === 0 && unknown?.status === "rejected") throw unknown.reason;
      return addresses;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Whether the error means that the name does not exist, or has no address of this kind. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code));
}
