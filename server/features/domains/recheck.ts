/** The job that checks claims again: pending ones every hour, verified ones every day. */
import type { Database } from "../../core/database/database.ts";
import { applyCheck } from "./claim-changes.ts";
import type { DomainChecks } from "./domain-checks.ts";
import { DomainClaim } from "./domain-claim.ts";

/** How many claims are checked at the same time. */
const batchSize = 4;

/** For how long a process has a claim to check it. Another one does it if that process dies. */
const leaseMs = 10 * 60_000;

/** What the job needs. */
export interface RecheckOptions {
  /** A database that sends the deliveries of its changes. */
  database: Database;
  checks: DomainChecks;
  clock: () => Date;
  random: (bytes: number) => Buffer;
}

/**
 * Checks a few claims that are due.
 * @returns the milliseconds until the next check: 0 if more may be due; null if no claim is to be checked.
 */
export async function recheckDomains(options: RecheckOptions): Promise<number | null> {
  const { database, clock } = options;
  const orderBy = { next_check_at: "asc" } as const;
  const next = await database.em().findOne(DomainClaim, { next_check_at: { $ne: null } }, { orderBy });
  if (!next) return null;
  const now = clock();
  const wait = Date.parse(next.next_check_at ?? "") - now.getTime();
  if (wait > 0) return wait;
  const later = new Date(now.getTime() + leaseMs).toISOString();
  const isDue = { next_check_at: { $lte: now.toISOString() } };
  const claims = await database.aside(async (writer) => {
    const em = writer.em();
    const taken: DomainClaim[] = [];
    for (const claim of await em.find(DomainClaim, isDue, { orderBy, limit: batchSize })) {
      const { key } = claim;
      const count = await em.nativeUpdate(DomainClaim, { key, ...isDue }, { next_check_at: later });
      if (count === 1) taken.push(claim); // otherwise another process has it
    }
    return taken;
  });
  const ended = await Promise.allSettled(claims.map((claim) => recheck(options, claim)));
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return claims.length === batchSize ? 0 : null;
}

async function recheck(
  { database, checks, clock, random }: RecheckOptions,
  claim: DomainClaim,
): Promise<void> {
  const startedAt = clock();
  const findings = await checks.find(claim);
  const checked = { claim, findings, startedAt, jitter: jitterOf(random) };
  await database.transaction((tx) => applyCheck(tx, checked));
}

/** A random number from -1 to 1. */
export function jitterOf(random: (bytes: number) => Buffer): number {
  return random(2).readUInt16BE() / 32_767.5 - 1;
}
