/** Looks keys up by their digest. */
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { Account } from "../accounts/account.ts";
import type { ApiKey } from "./api-key.ts";
import type { KeyValidity } from "./credential.ts";
import { digestOf } from "./digest.ts";

type Db = Kysely<{ api_key: Columns<ApiKey>; account: Columns<Account> }>;

// A statement, because requests with keys that are not counted run it.
const validity = statement((db: Db, { hash }: { hash: string }) =>
  db
    .selectFrom("api_key as k")
    .innerJoin("account as a", "a.id", "k.account_id")
    .select(["k.id", "k.revoked_at", "k.expires_at", "k.expired_at", "a.disabled_at"])
    .where("k.hash", "=", hash),
);

/** Finds the fields that determine whether a key is valid; undefined if the node has not issued it. */
export function findKey(rows: Rows, raw: string): Promise<KeyValidity | undefined> {
  return validity.get(rows, { hash: digestOf(raw) });
}
