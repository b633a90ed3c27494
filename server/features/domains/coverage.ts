/** Decides how far the claims of an account verify an agent. */
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import type { AgentCard } from "../../registry/agents/record/agent-card.ts";
import { levels, unverified, type VerifiedColumns } from "../../registry/agents/record/verification.ts";
import { isInFolderOf } from "./card-folder.ts";
import type { DomainClaim } from "./domain-claim.ts";

/** A claim that is proved. */
type ProvedClaim = Pick<DomainClaim, "domain" | "card_url" | "level" | "method" | "verified_at">;

// Statements, because registrations and changes of agents run them.

/** The proved claims of an account, in the order of their domains. */
const provedClaims = statement(
  (db: Kysely<{ domain_claim: Columns<DomainClaim> }>, { account_id }: Pick<DomainClaim, "account_id">) =>
    db
      .selectFrom("domain_claim")
      .select(["domain", "card_url", "level", "method", "verified_at"])
      .where("account_id", "=", account_id)
      .where("state", "in", ["verified", "stale"])
      .orderBy("domain"),
);

const storedCardUrl = statement(
  (db: Kysely<{ agent_card: Columns<AgentCard> }>, { agent_key }: Pick<AgentCard, "agent_key">) =>
    db.selectFrom("agent_card").select("url").where("agent_key", "=", agent_key),
);

/** The fields of an agent that decide what verifies it. */
export type CoveredAgent = Pick<
  Agent,
  "agent_url" | "api_url" | "mcp_url" | "status" | "origin" | "owner_id"
>;

/**
 * Computes how far claims verify an agent: they have to cover all its URLs, and the one that reaches the least decides.
 * @param cardUrl the URL that its card was registered with; null if it has none.
 * @param claims those of its owner.
 */
export function coverageOf(
  agent: CoveredAgent,
  cardUrl: string | null,
  claims: readonly ProvedClaim[],
): VerifiedColumns {
  if (!isVerifiable(agent)) return unverified;
  const urls = [agent.agent_url, agent.api_url, agent.mcp_url].flatMap((url) => url ?? []);
  const covering = urls.map((url) => bestOf(url, cardUrl, claims));
  const [first] = covering;
  if (!first || covering.includes(null)) return unverified;
  const found = covering.filter((each) => each !== null);
  const level = levels.find((each) => found.some((one) => one.level === each)) ?? "none";
  const since = found.map(({ claim }) => claim.verified_at ?? "").sort();
  return {
    verified_level: level,
    verified_domain: first.claim.domain,
    verified_method: first.claim.method,
    verified_at: since.at(-1) ?? null,
  };
}

/** Whether claims of its owner can verify an agent. Those of a peer are verified there, and others do not show their URLs. */
export function isVerifiable({ status, origin, owner_id }: CoveredAgent): boolean {
  return owner_id != null && origin == null && (status === "active" || status === "deprecated");
}

/**
 * Whether an account has proved a domain, or one that it is part of.
 * @param account null for a caller without a credential.
 * @param domain in lower case.
 */
export async function ownsDomain(rows: Rows, account: string | null, domain: string): Promise<boolean> {
  const claims = account === null ? [] : await provedClaims.all(rows, { account_id: account });
  const url = new URL(`https://${domain}`);
  return claims.some((claim) => covers(claim, url, null));
}

/** The claim that covers a URL and reaches furthest; of equal ones that of the longest domain. */
function bestOf(text: string, cardUrl: string | null, claims: readonly ProvedClaim[]) {
  const url = URL.parse(text);
  if (!url) return null;
  const found = claims
    .filter((claim) => covers(claim, url, cardUrl))
    .map((claim) => ({ level: claim.level ?? ("none" as const), claim }));
  const best = levels.findLast((each) => found.some(({ level }) => level === each));
  const furthest = found.filter(({ level }) => level === best);
  return furthest.toSorted((a, b) => b.claim.domain.length - a.claim.domain.length)[0] ?? null;
}

function covers({ domain, level, card_url }: ProvedClaim, url: URL, cardUrl: string | null): boolean {
  const isHost = url.hostname === domain;
  if (level === "domain") return isHost || url.hostname.endsWith(`.${domain}`);
  if (level === "host") return isHost;
  return (
    isHost && level === "url" && card_url !== null && card_url === cardUrl && isInFolderOf(card_url, url)
  );
}

/**
 * Sets what verifies an agent.
 * @param cardUrl the URL that its card was registered with; undefined for the one that is stored.
 * @returns whether that changed.
 */
export async function verify(tx: Rows, agent: Agent, cardUrl?: string | null): Promise<boolean> {
  const claims = isVerifiable(agent) ? await provedClaims.all(tx, { account_id: agent.owner_id ?? "" }) : [];
  const needsUrl = cardUrl === undefined && claims.some(({ level }) => level === "url");
  const kept = needsUrl ? (await storedCardUrl.get(tx, { agent_key: agent.key }))?.url : cardUrl;
  const covered = coverageOf(agent, kept ?? null, claims);
  const isSame = isSameCoverage(agent, covered);
  if (!isSame) Object.assign(agent, covered);
  return !isSame;
}

/** Whether an agent has these columns. */
export function isSameCoverage(
  agent: Partial<Record<keyof VerifiedColumns, string | null | undefined>>,
  columns: VerifiedColumns,
) {
  const names = Object.keys(unverified) as (keyof VerifiedColumns)[]; // the keys of the literal
  return names.every((name) => (agent[name] ?? null) === columns[name]);
}
