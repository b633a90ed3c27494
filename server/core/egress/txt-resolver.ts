/** Reads TXT records from name servers, without a cache. */
import { getServers, Resolver } from "node:dns/promises";
import { isAbsence } from "./resolver.ts";

/**
 * Reads the TXT records of a name.
 * @returns the records, each joined from its strings (RFC 1035 section 3.3.14); empty if there are none.
 * @throws if the name server does not say.
 */
export type ReadTxt = (name: string) => Promise<string[]>;

/** The timeout of one query, and of all for a name. */
const queryTimeoutMs = 2_000;
const limitMs = 5_000;

/**
 * Creates the readers that a check compares: one for each of two name servers.
 * @param servers addresses with optional ports; by default the first two of the machine. A single one is asked twice.
 */
export function createTxtReaders(servers: readonly string[]): [ReadTxt, ReadTxt] {
  const [first, second = first] = servers.length > 0 ? servers : getServers();
  return [txtReader(first), txtReader(second)];
}

function txtReader(server: string | undefined): ReadTxt {
  return async (name) => {
    const resolver = new Resolver({ timeout: queryTimeoutMs, tries: 2 });
    if (server !== undefined) resolver.setServers([server]);
    const timer = setTimeout(() => resolver.cancel(), limitMs);
    try {
      return (await resolver.resolveTxt(name)).map((strings) => strings.join(""));
    } catch (error) {
      if (isAbsence(error)) return [];
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
