import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/core/limits/storage-limits.ts",
    replace: ".every((limit) => limit === 0)",
    by: ".some((limit) => limit === 0)",
    effect: "setting one of the storage limits to 0 switches all of them off",
  },
  {
    file: "server/core/limits/storage-limits.ts",
    replace: "(caller.account === null ? 0 : tx.bytesOfDeliveries)",
    by: "(caller.account !== null ? 0 : tx.bytesOfDeliveries)",
    effect: "an account pays for the deliveries of others, and reaches its storage limit early",
  },
  {
    file: "server/core/limits/network-limits.ts",
    replace: "Math.min(Date.parse(resetsAt), clock().getTime() + afterQuota.windowMs)",
    by: "Math.max(Date.parse(resetsAt), clock().getTime() + afterQuota.windowMs)",
    effect: "one used-up key lowers the anonymous limit of its network to the end of the month",
  },
  {
    file: "server/core/http/client-network.ts",
    replace: '["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"]',
    by: '["0:0:0:0:0:ffff"]',
    effect: "all IPv4 clients that come by NAT64 count as one network and share its limits",
  },
  {
    file: "server/core/paging/paging.ts",
    replace: "encodeURIComponent(String(each))",
    by: "String(each)",
    effect: "the Link to the next page is broken if a filter has a space, an ampersand or a bracket",
  },
  {
    file: "server/core/paging/page-cache.ts",
    replace: "() => this.#remove(name, entry),",
    by: "() => undefined,",
    effect: "a page whose read failed once fails again for all callers until the next change",
  },
  {
    file: "server/features/embeddings/settings.ts",
    replace: "    secret: true,\n",
    by: "",
    effect: "an EMBEDDINGS_API_KEY that is not valid is printed at the start",
  },
  {
    file: "server/core/settings/account-settings.ts",
    replace: "return always ?? announced;",
    by: "return announced ?? always;",
    effect: "writes without a key pass despite API_KEY_MODE=required until API_KEY_REQUIRED_FROM",
  },
  {
    file: "server/core/settings/setting.ts",
    replace: "(keepsBlanks ? env[name] : env[name]?.trim())",
    by: "env[name]?.trim()",
    effect: "an OWNER_PASSWORD with a space at its end is stored without it, and does not sign in",
  },
  {
    file: "server/core/settings/database-settings.ts",
    replace: '"sslmode", "verify-full"',
    by: '"sslmode", "verify-ca"',
    effect: "with DATABASE_CA_FILE the node talks to a server whose certificate is for another host",
  },
  {
    file: "server/core/values/json.ts",
    replace: "[\\d.]{16}/",
    by: "[\\d.]{17}/",
    effect: "a whole number of 16 digits in AgentFacts comes back with another last digit",
  },
  {
    file: "server/core/http/responses.ts",
    replace: "Math.floor(Date.parse(modifiedAt) / 1_000) * 1_000",
    by: "Date.parse(modifiedAt)",
    effect: "a client that sends the Last-Modified back in If-Modified-Since nearly never gets 304",
  },
  {
    file: "server/registry/keys/transition.ts",
    replace: "Sunset: end.toUTCString()",
    by: "Sunset: end.toISOString()",
    effect: "the header Sunset is no HTTP date, so clients cannot read it",
  },
  {
    file: "server/core/process/private-files.ts",
    replace: "(found.mode & 0o077) === 0",
    by: "(found.mode & 0o007) === 0",
    effect: "a database or key file that its group can read is left so, without a word",
  },
  {
    file: "server/core/jobs/job-watch.ts",
    replace: "(lastSuccessAt ?? addedAt).getTime()",
    by: "addedAt.getTime()",
    effect: "some minutes after the start the health of the node shows all jobs as late",
  },
  {
    file: "server/assembly/install.ts",
    replace: "new StreamLimit(config.eventStreamsPerNetwork || null)",
    by: "new StreamLimit(config.eventStreamsPerNetwork)",
    effect: "with EVENT_STREAMS_PER_NETWORK=0 every event stream is rejected instead of none",
  },
  {
    file: "server/registry/node/handlers.ts",
    replace: "`${await database.version()} ${hourOf(now)}`",
    by: "String(await database.version())",
    effect: "while nothing changes, the figures of the last 24 hours do not go down",
  },
  {
    file: "server/registry/node/openapi-documents.ts",
    replace: "${after}`.replaceAll(exampleUrl, publicUrl)",
    by: "${after}`.replace(exampleUrl, publicUrl)",
    effect: "code samples and examples in /openapi.json name localhost instead of the node",
  },
];
