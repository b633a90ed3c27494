/** The entity of an offer, and its form in responses. */
import { defineEntity, type InferEntity, p, raw } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";
import type { Account } from "../../registry/accounts/account.ts";
import { type OfferState, stateAt } from "./offer-state.ts";

export const Offer = defineEntity({
  name: "Offer",
  tableName: "offer",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    id: p.text(),
    agent_key: p.bigint("number"),
    /** The present id of the agent. */
    agent_id: p.text().formula(({ agent_key }) => `(select agent_id from agent where key = ${agent_key})`),
    /** The account that owns the agent, and offers it. */
    from_account: p.text(),
    /** Null for an offer to an address that no account had, until an account claims it by its link. */
    to_account: p.text().strictNullable(),
    /** The normalized address: see accounts/email.ts. Null for an offer to the id of an account. */
    to_email: p.text().strictNullable(),
    /** SHA-256 of the token in the link of an offer to an address; the token is not stored. Null once an account has claimed it. */
    claim_hash: p.text().strictNullable(),
    message: p.text().strictNullable(),
    state: p.text().$type<OfferState>(),
    created_at: p.text(),
    expires_at: p.text(),
    accepted_at: p.text().strictNullable(),
    effective_at: p.text().strictNullable(),
    ended_at: p.text().strictNullable(),
  },
  uniques: [
    { name: "offer_by_id", properties: ["id"] },
    { name: "offer_by_claim", properties: ["claim_hash"], where: "claim_hash is not null" },
    { name: "offer_open", properties: ["agent_key"], where: "state in ('offered', 'accepted')" },
  ],
  indexes: [
    { name: "offer_by_giver", properties: ["from_account", "key"] },
    { name: "offer_by_recipient", properties: ["to_account", "key"] },
    { name: "offer_by_effect", properties: ["effective_at"], where: "state = 'accepted'" },
    { name: "offer_by_expiry", properties: ["expires_at"], where: "state = 'offered'" },
    { name: "offer_by_end", properties: ["ended_at"], where: "ended_at is not null" },
  ],
});

export type Offer = InferEntity<typeof Offer>;

/** That an offer is open, which may be past its end. It is a constant, so that the engines use the partial index. */
export function isOpen() {
  return { [raw("state in ('offered', 'accepted')")]: [] };
}

/** The account that offers an agent, as the other account sees it. */
export type Giver = Pick<Account, "id" | "name" | "email">;

/**
 * Converts an offer to its form in responses.
 * @param giver the account that made it; its name and its address are shown
 * @param viewer the account that sees it. Before the recipient has accepted, the giver does not learn which account has the address or claimed the offer.
 */
export function toOfferResponse(
  offer: Offer,
  giver: Giver | undefined,
  viewer: string,
  now: string,
): components["schemas"]["Offer"] {
  const { id, agent_id, from_account, to_account, to_email, message } = offer;
  const { created_at, expires_at, accepted_at, effective_at, ended_at } = offer;
  const state = stateAt(offer, now);
  const isTold = viewer !== from_account || to_email === null || accepted_at !== null;
  return {
    id,
    agent_id,
    state,
    from_account,
    from_name: giver?.name ?? null,
    from_email: giver?.email ?? null,
    to_account: isTold ? to_account : null,
    to_email,
    message,
    created_at,
    expires_at,
    accepted_at,
    effective_at,
    ended_at: state === "expired" ? (ended_at ?? expires_at) : ended_at,
  };
}
