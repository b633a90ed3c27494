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

/** For all, in milliseconds. */
const limit = 3_000;

/**
 * Asks the name servers of the machine. c-ares, not getaddrinfo: that has four threads for the whole process, which slow
 * name servers of strangers would take from the file system, and it reads /etc/hosts, which names machines inside.
 * A resolver of its own for each name can be given up, and neither keeps answers nor a list of servers that has changed.
 */
export const askNameServers: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: patience, tries: 2 });
  const timer = setTimeout(() => resolver.cancel(), limit);
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

/** Whether the answer is that there is no such name, or none of this kind. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code));
}
