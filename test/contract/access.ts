/**
 * Who may call an operation. It stands beside the operation's scenarios and is written by hand, apart from the contract:
 * a credential or a scope that the contract drops by mistake fails access.test.ts.
 */
import type { KeyScope } from "../../generated/operations.ts";

/** The credential that an operation requires. `anyone for now`: none in the transition period, an account's after it. */
export type Requires = "metrics token" | "anyone" | "anyone for now" | "account" | "session" | "owner";

/** Objects that belong to an account. */
export type Owned = "agent" | "delivery" | "key" | "session" | "subscription";

export interface Access {
  requires: Requires;
  /** The scopes of which a key with scopes needs one, the narrowest first; empty if any key may call it. Null: no key may. */
  scopes: readonly KeyScope[] | null;
  /** The object that the request is about. */
  object?: Owned;
  /** The problem code that other accounts get for it. */
  others?: string;
  /** The problem code that the operator gets for the object of another account; none: the operator may. */
  operator?: string;
  /** The problem code that those get who may send it, if the node of the tests cannot do it; none: it does. */
  permitted?: string;
  /** A valid body. */
  body?: (ids: Record<Owned, string>) => object;
}

export const byAnyone: Access = { requires: "anyone", scopes: null };
export const bySession: Access = { requires: "session", scopes: null };
export const byOwner: Access = { requires: "owner", scopes: ["node:manage"] };

/** By an account, with a session or a key. */
export function byAccount(...scopes: KeyScope[]): Access {
  return { requires: "account", scopes };
}

/** By anyone in the transition period, by an account after it. */
export function byAnyoneForNow(...scopes: KeyScope[]): Access {
  return { requires: "anyone for now", scopes };
}
