/** The types of quota claims: see counter.ts. */
import type { Account } from "../accounts/account.ts";
import type { KeyLifetime, KeyRow } from "./key-state.ts";

/** A key with the fields of its account that counting needs. */
export interface CountedKey
  extends KeyLifetime,
    Pick<KeyRow, "id" | "counter" | "account_id" | "tier" | "scopes"> {
  role: Account["role"];
  account_tier: Account["tier"];
  disabled_at: string | null;
}

/** The result of claiming one request of a key's quota. */
export type Claim =
  | { key: undefined }
  | {
      key: CountedKey;
      /** When it was checked. */
      now: Date;
      rejection: unknown;
    }
  | {
      key: CountedKey;
      /** When it was counted, which determines the month. */
      now: Date;
      /** The monthly limit of the key, or of the account if that is exceeded. */
      limit: number;
      /** The remaining requests of the key after this one. */
      remaining: number;
      over: null | "key" | "account";
    };

/** Checks a key at an instant, before the request is counted. Throws if the key is rejected. */
export type CheckCountedKey = (key: CountedKey, now: Date) => void;
