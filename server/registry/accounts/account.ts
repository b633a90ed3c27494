/** The account entity, and its form in responses. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";
import type { Columns } from "../../core/sql/statement.ts";

export const Account = defineEntity({
  name: "Account",
  properties: {
    id: p.text().primary(),
    /** The normalized address: see email.ts. */
    email: p.text().strictNullable(),
    name: p.text().strictNullable(),
    /** The password hash: see passwords.ts. */
    password: p.text().strictNullable(),
    role: p.text().$type<components["schemas"]["Role"]>(),
    tier: p.text().$type<components["schemas"]["Tier"]>(),
    /** The issuer and the subject of the OpenID Connect identity. */
    oidc_issuer: p.text().strictNullable(),
    oidc_subject: p.text().strictNullable(),
    disabled_at: p.text().strictNullable(),
    /** When its user closed it. A closed account is also disabled. */
    closed_at: p.text().strictNullable(),
    /** When what is left of it is removed next: see closed-accounts.ts. */
    closing_at: p.text().strictNullable(),
    /** Whether it may issue certifications. */
    issuer: p.boolean(),
    /** Whether its agents are recomputed after it was disabled or enabled: see reputation/disabled-accounts.ts. */
    trust_pending: p.boolean(),
    created_at: p.text(),
  },
  uniques: [
    { name: "account_by_email", properties: ["email"] },
    { name: "account_owner", properties: ["role"], where: "role = 'owner'" }, // there is one
    { name: "account_by_identity", properties: ["oidc_issuer", "oidc_subject"] },
  ],
  indexes: [
    { name: "account_by_age", properties: ["created_at", "id"] },
    { name: "account_closing", properties: ["closing_at"], where: "closing_at is not null" },
    { name: "account_trust_pending", properties: ["id"], where: "trust_pending = true" },
  ],
});
export type Account = InferEntity<typeof Account>;

/** A row of the table, for statements. */
export type AccountRow = Columns<Account>;

/** The table, for statements. */
export interface AccountTables {
  account: AccountRow;
}

/** An account as it is in responses. */
export function toResponse(account: Account): components["schemas"]["Account"] {
  const { id, email, name, role, tier, closed_at, created_at } = account;
  return {
    id,
    email,
    name,
    role,
    tier,
    disabled: account.disabled_at !== null,
    closed_at,
    issuer: account.issuer,
    created_at,
    sign_in: [
      ...(account.password === null ? [] : (["password"] as const)),
      ...(account.oidc_subject === null ? [] : (["oidc"] as const)),
    ],
  };
}
