/** Accounts of a fake registry. */
import type { components } from "../../../generated/openapi.d.ts";
import type { Context } from "../context.ts";
import type { State } from "../state.ts";
import type { Account } from "../tables.ts";

/** Creates an account. */
export function createAccount(
  state: State,
  wanted: Pick<Account, "email" | "password" | "name" | "role" | "tier">,
): Account {
  const { email, password, name, role, tier } = wanted;
  const account: Account = {
    id: state.newId("acc"),
    email: email.toLowerCase(),
    password,
    name,
    role,
    tier,
    disabled_at: null,
    issuer: false,
    created_at: state.now(),
  };
  state.accounts.push(account);
  return account;
}

/** The caller's account. */
export function callerOf({ state, caller }: Pick<Context, "state" | "caller">): Account {
  const account = state.accounts.find(({ id }) => id === caller.account);
  if (!account) throw new Error("The account of a valid credential is missing");
  return account;
}

/** Finds an account by its e-mail address. */
export function accountOf(state: State, email: string): Account | undefined {
  return state.accounts.find((each) => each.email === email.toLowerCase());
}

/** An account as it is in responses. */
export function toResponse(account: Account): components["schemas"]["Account"] {
  const { password: _, disabled_at, ...shown } = account;
  return { ...shown, disabled: disabled_at !== null, sign_in: ["password"] };
}

/** Ends sessions. */
export function endSessions(state: State, ends: (session: State["sessions"][number]) => boolean): void {
  const left = state.sessions.filter((each) => !ends(each));
  state.sessions.splice(0, state.sessions.length, ...left);
}
