/** What becomes of the claims of an account that is closed. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import type { ClaimTable } from "./domain-claim.ts";

const deleteAll = statement(
  (db: Kysely<{ domain_claim: ClaimTable }>, { account_id }: Pick<ClaimTable, "account_id">) =>
    db.deleteFrom("domain_claim").where("account_id", "=", account_id),
);

/** Deletes the claims of an account. Its agents, which lose their verification with them, are deleted after them. */
export async function deleteClaimsOf(tx: Transaction, accountId: string): Promise<void> {
  await deleteAll.run(tx, { account_id: accountId });
}
