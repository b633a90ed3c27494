/** What is asked of the counter of a quota, and what it says: see counter.ts. */
import type { KeyEnds } from "./key-state.ts";
import type { Tier } from "./tiers.ts";

/** A key with its account, as counting finds it. */
export interface CountedKey extends KeyEnds {
  id: string;
  counter: string;
  account_id: string;
  tier: Tier;
  role: "owner" | "developer";
  account_tier: Tier;
  disabled_at: string | null;
}

/** What came of asking for one request of a key. */
export type Claim =
  | { key: undefined }
  | { key: CountedKey; refused: unknown }
  | {
      key: CountedKey;
      /** When it was counted, which says in which month. */
      now: Date;
      /** Requests a month, of the key or of whatever is used up. */
      limit: number;
      /** Requests that the key may still have after this one. */
      remaining: number;
      over: null | "key" | "account";
    };

/** Says whether a key may go on at an instant, before anything is counted; throws if not. */
export type Examine = (key: CountedKey, now: Date) => void;
