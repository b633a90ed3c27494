/** Reads how domains are verified, and what they are for. */
import { isIP } from "node:net";
import { oneOf } from "../../core/settings/forms.ts";
import type { Form, Read } from "../../core/settings/setting.ts";

/** Reads the settings of domains. */
export const readDomains = (read: Read) => ({
  namespaceMode: read("NAMESPACE_MODE", "warn", oneOf("warn", "verified", "off"), {
    says: "New ids and names of MCP servers that begin with a domain which the account has not shown to be its own, such as `example.com:weather`: `warn` accepts them with `warnings` in the response, `verified` rejects them, `off` says nothing.",
  }),
  /** Empty for those of the machine. */
  domainResolvers: read("DOMAIN_RESOLVERS", "", nameServers, {
    says: "Two name servers, for example `9.9.9.9,1.1.1.1` or `127.0.0.1:5353,[2620:fe::fe]:53`, that TXT records of [claimed domains](../server/features/site/guides/domains.md) are read from. Both have to agree before a domain is verified. A machine with one name server has it asked twice: name two that do not share a network.",
    defaultText: "the first two of the machine",
  }),
});

const nameServers: Form<string[]> = {
  is: "two addresses of name servers, with optional ports, separated by a comma, such as 9.9.9.9,1.1.1.1",
  parse: (text) => {
    if (text === "") return [];
    const servers = text.split(",").map((each) => each.trim());
    return servers.length === 2 && servers.every(isNameServer) ? servers : undefined;
  },
};

/** Whether a text is an address with an optional port: `9.9.9.9`, `127.0.0.1:5353`, `[2620:fe::fe]:53`. */
function isNameServer(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const [, bracketed, plain, port] = /^(?:\[(.+)\]|([^:]+)):([1-9]\d{0,4})$/.exec(text) ?? [];
  const isAddress = bracketed === undefined ? isIP(plain ?? "") === 4 : isIP(bracketed) === 6;
  return isAddress && Number(port) <= 65_535;
}
