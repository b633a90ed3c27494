/** What a node knows of itself. */
import { createHmac } from "node:crypto";
import type { Tier } from "../core/limits/tiers.ts";
import { nodeIdOf } from "../core/secrets/node-key.ts";
import type { Rows } from "../core/sql/rows.ts";
import type { NodeFacts } from "../feature.ts";
import { limitsOf } from "../registry/accounts/accounts.ts";
import { transitionText, writesWithoutKey } from "../registry/keys/transition.ts";
import type { Config } from "./config.ts";

/** The tier of an account; null for none, and for the owner, who has no limits. */
export async function limitedTierOf(rows: Rows, id: string): Promise<Tier | null> {
  const account = await limitsOf(rows, id);
  return account && account.role !== "owner" ? account.tier : null;
}

/** Collects the facts about a node. */
export function factsOf(
  config: Config,
  nodeKey: Buffer,
  clock: () => Date,
  stopping: AbortSignal,
): NodeFacts {
  return {
    id: nodeIdOf(nodeKey),
    publicUrl: config.publicUrl,
    featuresOff: new Set(config.featuresOff),
    strictFacts: config.strictFacts,
    singleOperator: config.singleOperator,
    signUpsPerNetwork: config.signUpsPerNetwork,
    anonymousStorageLimit: config.storageLimits.anonymous,
    logAddresses: config.logAddresses,
    newIds: {
      namespaces: config.namespaceMode,
      perDay: config.newAgentsPerDay,
      tierOf: limitedTierOf,
      publicUrl: config.publicUrl,
    },
    securityContact: config.securityContact,
    anonymousWrites: () => writesWithoutKey(config, clock()),
    transition: () => transitionText(config, clock()),
    setupToken: createHmac("sha256", nodeKey).update("set-up").digest("base64url").slice(0, 22),
    startedAt: clock(),
    leaving: new AbortController(),
    stopping,
  };
}
