/**
 * The limits of requests per client network: those of the settings, and a lower one of anonymous writes for networks from which a
 * key is sent that has used up its quota. A caller cannot just leave out such a key, and go on writing at the same rate. Others of
 * the network are limited with it, so it ends an hour after the key was last sent, and only applies where anonymous writes have a
 * limit at all.
 */

import type { Operation } from "../../../generated/operations.ts";
import { clientNetwork } from "../http/client-network.ts";
import type { ApplyLimit } from "../http/rate-limit-headers.ts";
import type { CoreConfig } from "../settings/config.ts";
import { BoundedMap } from "../values/bounded-map.ts";
import { FixedWindows, type RateLimitPolicy } from "./fixed-windows.ts";

/** The limit of writes without a credential after a key was sent whose quota is used up. */
const afterQuota = { requests: 10, windowMs: 3_600_000 };

const explanation =
  "A key that has used up its quota was sent from your network within the last hour, so your network may write 10 times an hour " +
  "without a key. Use another key or a session, or stop sending that key.";

/** The maximum number of networks that are remembered. */
const maxNetworks = 10_000;

type RateLimitName = NonNullable<Operation["rateLimit"]>;

export interface NetworkLimits {
  applyLimit: ApplyLimit;
  /**
   * Remembers the network of a request whose key has used up its quota. In memory, like the other limits.
   * @param resetsAt when the quota resets.
   */
  quotaExceeded: (address: string, resetsAt: string) => void;
}

/** Creates the limits of a node. */
export function createNetworkLimits(
  { rateLimits }: Pick<CoreConfig, "rateLimits">,
  clock: () => Date,
): NetworkLimits {
  const limits = new FixedWindows(clock);
  /** Until when a network has the lower limit, in milliseconds of Unix time. */
  const loweredUntil = new BoundedMap<string, number>(maxNetworks);

  const policyOf = (name: RateLimitName, network: string): RateLimitPolicy & { explanation?: string } => {
    const until = name === "anonymous_write" ? loweredUntil.get(network) : undefined;
    return until !== undefined && until > clock().getTime()
      ? { name, ...afterQuota, explanation }
      : { name, requests: rateLimits[name], windowMs: 60_000 };
  };

  return {
    applyLimit({ rateLimit }, address) {
      if (rateLimit === null) return null;
      if (rateLimits[rateLimit] === 0) return null;
      const network = clientNetwork(address);
      const policy = policyOf(rateLimit, network);
      const counter = { ...policy, name: `${policy.name} in ${policy.windowMs}` };
      return { ...policy, ...limits.take(counter, network) };
    },
    quotaExceeded(address, resetsAt) {
      const until = Math.min(Date.parse(resetsAt), clock().getTime() + afterQuota.windowMs);
      loweredUntil.set(clientNetwork(address), until);
    },
  };
}
