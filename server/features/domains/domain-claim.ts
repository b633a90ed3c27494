/** The entity of a claim to a domain. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { JsonText } from "../../core/sql/json-text.ts";
import type { ClaimState } from "./claim-state.ts";
import type { Level, Proof } from "./proof.ts";

export const DomainClaim = defineEntity({
  name: "DomainClaim",
  tableName: "domain_claim",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    account_id: p.text(),
    /** A-labels in lower case: see domain-name.ts. */
    domain: p.text(),
    handle: p.text(),
    card_url: p.text().strictNullable(),
    state: p.text().$type<ClaimState>(),
    /** Null unless it is proved, like `method` and `verified_at`. */
    level: p.text().$type<Level>().strictNullable(),
    method: p.text().$type<Proof["method"]>().strictNullable(),
    claimed_at: p.text(),
    expires_at: p.text().strictNullable(),
    verified_at: p.text().strictNullable(),
    proved_at: p.text().strictNullable(),
    /** Since when checks find the proof absent; null if the last one that knew found it. */
    absent_since: p.text().strictNullable(),
    checked_at: p.text().strictNullable(),
    /** Null for a claim that has ended. */
    next_check_at: p.text().strictNullable(),
    ended_at: p.text().strictNullable(),
    /** What the last check found. */
    findings: p.type(new JsonText<Proof[]>()).$type<Proof[]>(),
    /** The agent of the account after which the claim is still to be applied: see verified-agents.ts. Null if it is applied. */
    agents_after: p.bigint("number").strictNullable(),
  },
  uniques: [{ name: "domain_claim_by_account", properties: ["account_id", "domain"] }],
  indexes: [
    { name: "domain_claim_by_domain", properties: ["domain", "state"] },
    { name: "domain_claim_by_check", properties: ["next_check_at"], where: "next_check_at is not null" },
    { name: "domain_claim_to_apply", properties: ["key"], where: "agents_after is not null" },
  ],
});

export type DomainClaim = InferEntity<typeof DomainClaim>;
