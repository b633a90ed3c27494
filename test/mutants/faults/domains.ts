import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/domains/card-folder.ts",
    replace: 'decoded.normalize("NFKC")',
    by: "decoded",
    effect: "a path with full-width slashes or dots counts as one in the folder of the proved card",
  },
  {
    file: "server/features/domains/claim-changes.ts",
    replace: '(["checked_at", "claimed_at", "card_url"] as const)',
    by: '(["checked_at", "claimed_at"] as const)',
    effect: "a check of the former card of a claim proves the card that it was changed to meanwhile",
  },
  {
    file: "server/features/domains/claim-changes.ts",
    replace: 'level !== "url" || (other.level === "url" && other.card_url === card_url)',
    by: 'other.level !== "url" || other.card_url === card_url',
    effect: "who proves one card on a shared host ends the stale claims of others to the whole host",
  },
  {
    file: "server/features/domains/claim-state.ts",
    replace: 'if (best && (isAsFar(best.level, claim.level) || own?.outcome === "proved"))',
    by: "if (best)",
    effect: "a name server that fails once takes the verification of all subdomains away",
  },
  {
    file: "server/features/domains/recheck.ts",
    replace: "{ key, ...isDue }",
    by: "{ key }",
    effect: "on PostgreSQL two processes check the same claims at the same time",
  },
  {
    file: "server/features/domains/coverage.ts",
    replace: "verified_at: since.at(-1) ?? null",
    by: "verified_at: since[0] ?? null",
    effect: "an agent on two domains is said to be verified since before the second one was",
  },
  {
    file: "server/features/domains/coverage.ts",
    replace: "card_url !== null && card_url === cardUrl && isInFolderOf(card_url, url)",
    by: "card_url !== null && isInFolderOf(card_url, url)",
    effect: "an agent is verified by a proved card with which it was not registered",
  },
  {
    file: "server/features/domains/domain-checks.ts",
    replace: 'if (found.every((level) => level === "none"))',
    by: "if (proved.length === 0)",
    effect: "a name server that fails counts as one without the record, and a claim is lost after six hours",
  },
  {
    file: "server/features/domains/handlers.ts",
    replace: "if (sinceMs >= 0 && sinceMs < claimTimes.againMs)",
    by: "if (sinceMs < claimTimes.againMs)",
    effect:
      "after the clock was set back, an account cannot check its domain until the former time comes again",
  },
  {
    file: "server/features/domains/recheck.ts",
    replace: "const leaseMs = 10 * 60_000;",
    by: "const leaseMs = 10 * 60;",
    effect: "a claim whose check takes a second is checked by several processes at once",
  },
  {
    file: "server/features/domains/verified-agents.ts",
    replace: "agents.length === batchSize ? (",
    by: "agents.length > batchSize ? (",
    effect: "of an account with many agents only the first 50 get the verification of its domain, or lose it",
  },
];
