/** The statements on claims to domains. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { pick, statement } from "../../core/sql/statement.ts";
import type { ClaimRow, ClaimTable } from "./domain-claim.ts";

type Db = Kysely<{ domain_claim: ClaimTable }>;

/** What a change of a claim writes. */
const changing = [
  "card_url",
  "state",
  "level",
  "method",
  "claimed_at",
  "expires_at",
  "verified_at",
  "proved_at",
  "absent_since",
  "checked_at",
  "next_check_at",
  "ended_at",
  "findings",
  "agents_after",
] as const satisfies (keyof ClaimRow)[];

export const insertClaim = statement((db: Db, values: Omit<ClaimRow, "key">) =>
  db
    .insertInto("domain_claim")
    .values(pick(values, ["account_id", "domain", "handle", ...changing]))
    .returningAll(),
);

export const updateClaim = statement((db: Db, values: ClaimRow) =>
  db.updateTable("domain_claim").set(pick(values, changing)).where("key", "=", values.key),
);

export const deleteClaim = statement((db: Db, { key }: Pick<ClaimRow, "key">) =>
  db.deleteFrom("domain_claim").where("key", "=", key),
);

const deleteAllOf = statement((db: Db, { account_id }: Pick<ClaimRow, "account_id">) =>
  db.deleteFrom("domain_claim").where("account_id", "=", account_id),
);

/** Deletes the claims of an account. Its agents, which lose their verification with them, are deleted after them. */
export async function deleteClaimsOf(tx: Transaction, accountId: string): Promise<void> {
  await deleteAllOf.run(tx, { account_id: accountId });
}

/** The claims of an account that it sees. */
export const claimsOf = statement((db: Db, { account_id }: Pick<ClaimRow, "account_id">) =>
  db
    .selectFrom("domain_claim")
    .selectAll()
    .where("account_id", "=", account_id)
    .where("state", "<>", "withdrawn")
    .orderBy("domain"),
);

/** The claim of an account to a domain, in any state. */
export const claimTo = statement((db: Db, { account_id, domain }: Pick<ClaimRow, "account_id" | "domain">) =>
  db.selectFrom("domain_claim").selectAll().where("account_id", "=", account_id).where("domain", "=", domain),
);

export const claimByKey = statement((db: Db, { key }: Pick<ClaimRow, "key">) =>
  db.selectFrom("domain_claim").selectAll().where("key", "=", key),
);

/** The stale claims of other accounts to a domain. */
export const staleClaims = statement((db: Db, { domain, key }: Pick<ClaimRow, "domain" | "key">) =>
  db
    .selectFrom("domain_claim")
    .selectAll()
    .where("domain", "=", domain)
    .where("state", "=", "stale")
    .where("key", "<>", key),
);

/** When the next claim is due. */
export const firstCheck = statement((db: Db) =>
  db
    .selectFrom("domain_claim")
    .select(({ fn }) => fn.min("next_check_at").as("at"))
    .where("next_check_at", "is not", null),
);

/** Takes claims that are due: until `later`, no other process does. */
export const takeDue = statement(
  (db: Db, { now, later, limit }: { now: string; later: string; limit: number }) =>
    db
      .updateTable("domain_claim")
      .set({ next_check_at: later })
      .where(
        "key",
        "in",
        db
          .selectFrom("domain_claim")
          .select("key")
          .where("next_check_at", "<=", now)
          .orderBy("next_check_at")
          .limit(limit),
      )
      .where("next_check_at", "<=", now)
      .returningAll(),
);
