/** Handlers of the operations on domains. */
import type { components } from "../../../generated/openapi.d.ts";
import { clientNetwork } from "../../core/http/client-network.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { recordSecurity } from "../../registry/security-log/record.ts";
import { applyCheck, applyEvent, claimAgain, pending } from "./claim-changes.ts";
import { claimTimes } from "./claim-state.ts";
import { cardUrlError } from "./domain-checks.ts";
import { DomainClaim } from "./domain-claim.ts";
import { toDomain } from "./domain-name.ts";
import type { Context, Handlers } from "./parts.ts";
import { recordsOf } from "./proof.ts";
import { jitterOf } from "./recheck.ts";

/** How many claims an account may have, in any state. */
const maxClaims = 50;

/** The length of a handle, in random bytes. */
const handleBytes = 16;

export const claim: Handlers["domains"]["claim"] = async ({ body }, context) => {
  const { database, caller, egress, random, domainChecks } = context;
  const named = toDomain(body.domain);
  if ("reason" in named) return notClaimable("/domain", named.reason);
  const { domain } = named;
  const card_url = body.card_url ?? null;
  const reason =
    card_url === null ? null : cardUrlError(card_url, domain, { pins: egress.pins, node: domainChecks.node });
  if (reason) return notClaimable("/card_url", reason);
  return database.transaction(async (tx) => {
    const account_id = caller.account ?? "";
    const found = await tx.em().findOne(DomainClaim, { account_id, domain });
    const known = found?.state === "withdrawn" ? undefined : found?.state;
    const claims = known ? 0 : await tx.em().count(DomainClaim, shownOf(account_id));
    if (claims >= maxClaims) {
      const detail = `Your account has ${claims} claims of ${maxClaims}: remove one that you do not need.`;
      return rejectWith(409, "domain_limit_reached", detail, { limit: maxClaims });
    }
    const handle = random(handleBytes).toString("base64url");
    const fresh = { account_id, domain, handle, card_url, ...pending(tx.now), agents_after: null };
    const row = found ?? tx.em().create(DomainClaim, fresh);
    if (found) await claimAgain(tx, found, card_url);
    else tx.em().persist(row);
    const isNew = row.state !== known;
    const claimed = { account: account_id, subject: domain };
    if (isNew) await recordSecurity(tx, context, tx.now, { action: "domain_claimed", ...claimed });
    const answer = { headers: noStore, body: toClaimResponse(row, domainChecks.node) };
    return isNew ? { status: 201, ...answer } : { status: 200, ...answer };
  });
};

export const list: Handlers["domains"]["list"] = async (_, { database, caller, domainChecks }) => {
  const shown = shownOf(caller.account ?? "");
  const claims = await database.em().find(DomainClaim, shown, { orderBy: { domain: "asc" } });
  const domains = claims.map((each) => toClaimResponse(each, domainChecks.node));
  return { status: 200, headers: noStore, body: { domains, count: domains.length, limit: maxClaims } };
};

export const check: Handlers["domains"]["check"] = async ({ path }, context) => {
  const { database, domainChecks, client, clock, random } = context;
  const row = await find(context, path.domain);
  if (!row) return notFound(path.domain);
  if (row.next_check_at === null) {
    const detail = `Your claim to ${row.domain} is ${row.state}: claim the domain again.`;
    return rejectWith(409, "domain_claim_ended", detail);
  }
  const startedAt = clock();
  const sinceMs = startedAt.getTime() - Date.parse(row.checked_at ?? "");
  if (sinceMs >= 0 && sinceMs < claimTimes.againMs) {
    const wait = Math.ceil((claimTimes.againMs - sinceMs) / 1_000);
    const detail = `${row.domain} was checked at ${row.checked_at}: check it again in ${wait} s.`;
    return { ...rejectWith(429, "domain_checked_recently", detail), headers: { "Retry-After": wait } };
  }
  const findings = await domainChecks.find(row, clientNetwork(client.address));
  return database.transaction(async (tx) => {
    const checked = await applyCheck(tx, { claim: row, findings, startedAt, jitter: jitterOf(random) });
    if (!checked || checked.state === "withdrawn") return notFound(path.domain);
    return { status: 200, headers: noStore, body: toClaimResponse(checked, domainChecks.node) };
  });
};

export const remove: Handlers["domains"]["remove"] = async ({ path }, context) => {
  return context.database.transaction(async (tx) => {
    const row = await find({ ...context, database: tx }, path.domain);
    if (!row) return notFound(path.domain);
    await applyEvent(tx, row, "removed");
    const removed = { account: row.account_id, subject: row.domain };
    await recordSecurity(tx, context, tx.now, { action: "domain_removed", ...removed });
    return { status: 200, headers: noStore, body: { message: "Claim removed", domain: row.domain } };
  });
};

/** The claims of an account that it sees. */
function shownOf(account_id: string) {
  return { account_id, state: { $ne: "withdrawn" } } as const;
}

/** Finds the caller's claim to a domain. */
async function find(
  { database, caller }: Pick<Context, "caller"> & { database: Managed },
  text: string,
): Promise<DomainClaim | null> {
  const named = toDomain(text);
  if ("reason" in named) return null;
  return database.em().findOne(DomainClaim, { ...shownOf(caller.account ?? ""), domain: named.domain });
}

/** Converts a claim to its response. */
function toClaimResponse(row: DomainClaim, node: string): components["schemas"]["DomainClaim"] {
  const { domain, handle, card_url, method, claimed_at, expires_at, verified_at, proved_at } = row;
  const { checked_at, next_check_at, ended_at } = row;
  if (row.state === "withdrawn") throw new Error("A withdrawn claim is not shown");
  return {
    domain,
    handle,
    card_url,
    state: row.state,
    level: row.level ?? "none",
    method,
    claimed_at,
    expires_at,
    verified_at,
    proved_at,
    checked_at,
    next_check_at,
    ended_at,
    findings: row.findings,
    records: recordsOf({ node, domain, handle }, card_url),
  };
}

function notClaimable(pointer: string, reason: string) {
  const errors = [{ pointer, detail: reason }];
  return rejectWith(400, "domain_not_claimable", `The domain cannot be claimed. ${reason}`, { errors });
}

function notFound(domain: string) {
  return rejectWith(404, "domain_not_found", `Your account has no claim to ${domain}.`);
}
