/** Reads how much clients and accounts may do. */
import type { Operation } from "../../../generated/operations.ts";
import type { StorageSettings } from "../limits/storage-limits.ts";
import { limit, limitsOfTiers, optional, whole } from "./forms.ts";
import type { Read } from "./setting.ts";

const megabyte = 1_000_000;
const connections = optional(whole("a number of connections,", 1, 1_000_000));

/** Reads the limits; 0 is for none. */
export function readLimits(read: Read) {
  const requests = (name: string, otherwise: string, what: string, more = "") =>
    read(name, otherwise, limit(), {
      says: `Requests per minute and client network ${what}, counted by each process. \`0\`: no limit.${more}`,
    });
  return {
    signUpsPerNetwork: read("SIGN_UPS_PER_NETWORK", "20", limit(), {
      says: "The number of accounts that a client network (IPv4 address, IPv6 /64) can create in 24 hours. `0`: no limit. Behind a proxy, set `TRUST_PROXY`; otherwise all clients count as one network.",
    }),
    newAgentsPerDay: read("NEW_AGENTS_PER_DAY", "1000,10000,100000", limitsOfTiers("1000,10000,100000"), {
      says: "How many new ids an account can register per day (UTC), on the tiers free, pro and enterprise; further ones get 429 `new_agent_limit_reached`. `0`: no limit. Updates, and the owner of the node, are not limited.",
    }),
    rateLimits: {
      sign_up: requests("RATE_LIMIT_SIGN_UP", "30", "to set up or sign up"),
      sign_in: requests("RATE_LIMIT_SIGN_IN", "120", "to sign in (also with the identity provider)"),
      anonymous_write: requests(
        "RATE_LIMIT_ANONYMOUS_WRITE",
        "60",
        "to write without a key or session",
        " Writes with a key only count towards the quota of the key. Raise it for a bulk import without a key.",
      ),
      search: requests("RATE_LIMIT_SEARCH", "6000", "to search (`/search`, the pages and MCP together)"),
      report: requests("RATE_LIMIT_REPORT", "600", "to report on agents"),
    } satisfies Record<NonNullable<Operation["rateLimit"]>, number>,
    sessionWritesPerMinute: read("RATE_LIMIT_SESSION_WRITE", "120", limit(), {
      says: "Writes per minute and account with a session, counted by each process. `0`: no limit.",
    }),
    /** In bytes per day. */
    storageLimits: {
      network: read("STORED_MB_PER_NETWORK", "64", limit(megabyte), {
        says: "Megabytes per day (UTC) that one client network can store without an account; further writes get 429 `storage_limit_reached`. `0`: no limit.",
      }),
      anonymous: read("STORED_MB_WITHOUT_ACCOUNT", "1024", limit(megabyte), {
        says: "Megabytes per day (UTC) that all together can store without an account. `0`: no limit.",
      }),
      account: read("STORED_MB_PER_ACCOUNT", "256,2560,25600", limitsOfTiers("256,2560,25600", megabyte), {
        says: "Megabytes per day (UTC) that an account can store with its keys and sessions, on the tiers free, pro and enterprise. `0`: no limit. The owner of the node is not limited.",
      }),
    } satisfies StorageSettings,
    maxRequestsPerNetwork: read("MAX_REQUESTS_PER_NETWORK", "16", limit(), {
      says: "The number of concurrent requests per client network; further ones wait up to 30 seconds. A network with waiting requests gets a fifth of the time while other networks are served. `0`: no limit. Behind a proxy, set `TRUST_PROXY`; otherwise all clients count as one network.",
    }),
    eventStreamsPerNetwork: read("EVENT_STREAMS_PER_NETWORK", "64", limit(), {
      says: "The number of concurrent event streams per client network; further ones get 503. `0`: no limit.",
    }),
    maxConnections: read("MAX_CONNECTIONS", "", connections, {
      says: "The number of open connections; further ones get 503. By default a quarter of the files that the process may open stays free, and there are at most 8,192 connections.",
      defaultText: "by the limit of open files",
    }),
    maxConnectionsPerNetwork: read("MAX_CONNECTIONS_PER_NETWORK", "", connections, {
      says: "The number of open connections per client network; further ones get 503. Behind a proxy (`TRUST_PROXY`) it only applies if it is set.",
      defaultText: "a quarter of `MAX_CONNECTIONS`",
    }),
  };
}
