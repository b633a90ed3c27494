/** Names to addresses, as they are at this moment. */
import { Resolver } from "node:dns/promises";

/**
 * Finds all addresses of a host name.
 * @returns IPv4 first; empty if the name has none, or does not exist.
 * @throws when nobody could be asked.
 */
export type Resolve = (host: string) => Promise<string[]>;

/** For one question to one server, in milliseconds. */
const patience = 1_000;

/**
 * Asks name servers. c-ares, not getaddrinfo: that has four threads for the whole process, which slow name servers of
 * strangers would take from the file system, and it reads /etc/hosts, which names machines inside. A resolver of its own
 * for each name can be given up, and keeps neither answers nor a list of servers that has changed.
 * @param limitMs for all questions about a name, in milliseconds; less than the egress waits for them.
 * @param servers addresses with ports; those of the machine if there are none.
 */
export function nameServers(limitMs = 2_500, servers: string[] = []): Resolve {
  return async (host) => {
    const resolver = new Resolver({ timeout: Math.min(patience, limitMs), tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), limitMs);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      const unknown = answers.find((answer) => answer.status === "rejected" && !isAbsence(answer.reason));
      // Some name servers never answer for IPv6: one kind of address is enough.
      if (addresses.length === 0 && unknown?.status === "rejected") throw unknown.reason;
      return addresses;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Whether the answer is that there is no such name, or none of this kind. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code));
}
