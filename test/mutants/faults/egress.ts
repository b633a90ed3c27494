import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/core/egress/fetch-url.ts",
    replace: "if (siteOf(url) !== siteOf(from)) {",
    by: "if (!siteOf(url).endsWith(siteOf(from))) {",
    effect: "a redirect from example.com to evilexample.com is followed",
  },
  {
    file: "server/core/egress/resolver.ts",
    replace: '["ENOTFOUND", "ENODATA"].includes',
    by: '["ENOTFOUND"].includes',
    effect: "a domain without a TXT record looks as if its name server had failed",
  },
  {
    file: "server/core/egress/txt-resolver.ts",
    replace: 'strings.join("")',
    by: 'strings.join(" ")',
    effect: "a TXT record that is split into several strings does not prove its domain",
  },
  {
    file: "server/core/egress/connector.ts",
    replace: "rejectUnauthorized: true,",
    by: 'rejectUnauthorized: process.env.NODE_TLS_REJECT_UNAUTHORIZED !== "0",',
    effect: "a variable that the operator set for something else turns off the check of certificates",
  },
  {
    file: "server/core/egress/slots.ts",
    replace: "if (client !== undefined) this.#countByClient.add(client, -1);\n        return result;",
    by: "return result;",
    effect: "a client whose requests waited in vain a few times can never again have a card fetched",
  },
  {
    file: "server/core/egress/slots.ts",
    replace: "if (!this.#isFree(waiting.origin)) continue;",
    by: "if (!this.#isFree(waiting.origin)) return;",
    effect: "requests to all hosts wait behind one for a host that is slow",
  },
  {
    file: "server/core/egress/addresses.ts",
    replace: '"198.18.0.0/15"',
    by: '"198.18.0.0/16"',
    effect: "a webhook may lead to an address for benchmarks in 198.19.0.0/16, which is not public",
  },
  {
    file: "server/core/egress/egress.ts",
    replace: "take(url.origin, { signal, client })",
    by: "take(url.origin, { signal })",
    effect: "one client can take all slots for fetching cards, and others get busy",
  },
];
