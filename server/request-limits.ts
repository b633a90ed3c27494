/**
 * The limits of requests per client network: those of the settings, and one for networks whose key has used up its quota. A
 * caller cannot leave out such a key, and go on writing without one at the same rate.
 */
import { clientNetwork } from "./client-network.ts";
import type { Config } from "./config.ts";
import type { ApplyLimit } from "./http/rate-limit.ts";
import { type RateLimitPolicy, RateLimits } from "./rate-limits.ts";

/** The limit of writes without a credential while the quota of a key is used up. */
const afterQuota = { requests: 10, windowMs: 3_600_000 };

/** The maximum number of networks that are remembered; the oldest are forgotten beyond that. */
const maxNetworks = 10_000;

export interface RequestLimits {
  applyLimit: ApplyLimit;
  /**
   * Remembers the network of a request whose key has used up its quota. In memory, like the other limits.
   * @param resetsAt when the quota resets.
   */
  quotaExceeded: (address: string, resetsAt: string) => void;
}

/** Creates the limits of a node. */
export function createRequestLimits(
  { rateLimits }: Pick<Config, "rateLimits">,
  clock: () => Date,
): RequestLimits {
  const limits = new RateLimits(clock);
  /** When the quota resets, in milliseconds of Unix time, by network. */
  const resets = new Map<string, number>();

  const policyOf = (name: keyof Config["rateLimits"], network: string): RateLimitPolicy => {
    const isLimited = name === "anonymous_write" && (resets.get(network) ?? 0) > clock().getTime();
    return isLimited ? { name, ...afterQuota } : { name, requests: rateLimits[name], windowMs: 60_000 };
  };

  return {
    applyLimit({ rateLimit }, address) {
      if (rateLimit === null) return null;
      if (rateLimits[rateLimit] === 0 && resets.size === 0) return null; // most requests
      const network = clientNetwork(address);
      const policy = policyOf(rateLimit, network);
      if (policy.requests === 0) return null;
      const counter = { ...policy, name: `${policy.name} in ${policy.windowMs}` };
      return { ...policy, ...limits.take(counter, network) };
    },
    quotaExceeded(address, resetsAt) {
      const network = clientNetwork(address);
      resets.delete(network); // so that it moves to the end
      const [oldest] = resets.size >= maxNetworks ? resets.keys() : [];
      if (oldest !== undefined) resets.delete(oldest);
      resets.set(network, Date.parse(resetsAt));
    },
  };
}
