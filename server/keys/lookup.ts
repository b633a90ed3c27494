/** Looks keys up by their digest. */
import type { Rows } from "../database/database.ts";
import type { KeyValidity } from "./credential.ts";
import { digestOf } from "./digest.ts";

const validity = `select k.revoked_at, k.expires_at, a.disabled_at
  from api_key k join account a on a.id = k.account_id where k.hash = ?`;

/** Finds the fields that determine whether a key is valid; undefined if the node has not issued it. */
export function findKey(rows: Rows, raw: string): Promise<KeyValidity | undefined> {
  return rows.get<KeyValidity>(validity, [digestOf(raw)]);
}
