/** Fills a node with generated agents, by the code that registers them, many to a transaction. */

import type { Database } from "../../server/core/database/database.ts";
import { applyRegistration } from "../../server/registry/agents/registration/register.ts";
import type { Registration } from "../../server/registry/agents/registration/registration.ts";
import { generatedAgent } from "./agents.ts";

/** Rules by which every id is accepted. */
export const anyIds = {
  namespaces: "off",
  perDay: { free: 0, pro: 0, enterprise: 0 },
  tierOf: async () => null,
  publicUrl: "https://registry.example.com",
} as const;

const batch = 100; // in a longer transaction SQLite takes longer for each statement

/**
 * Registers agents `from` to `to - 1`.
 * @param agentAt the registration of the n-th agent; default: a generated one
 * @returns how many a second.
 */
export async function fill(
  database: Database,
  from: number,
  to: number,
  agentAt: (n: number) => Registration = generatedAgent,
): Promise<number> {
  const started = performance.now();
  for (let start = from; start < to; start += batch) {
    await database.transaction(async (tx) => {
      for (let n = start; n < Math.min(start + batch, to); n++) {
        await applyRegistration(
          tx,
          { account: null, role: null, session: null, key: null, scopes: null },
          agentAt(n),
          anyIds,
        );
      }
    });
  }
  return Math.round((to - from) / ((performance.now() - started) / 1_000));
}
