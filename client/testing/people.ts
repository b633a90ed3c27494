/** The people and agents that are there from the start. */
import { youngAccountMs } from "../../server/accounts/account-age.ts";
import { readRegistration } from "../../server/agents/registration.ts";
import type { Registration } from "../models.ts";
import { makeAccount } from "./accounts/account.ts";
import { applyRegistration } from "./agents/register.ts";
import { checkRequest } from "./http/validation.ts";
import { makeKey } from "./keys/handlers.ts";
import type { State } from "./state.ts";
import type { Account } from "./tables.ts";

/** Somebody with an account. */
export interface Person {
  /** The account's id. */
  readonly accountId: string;
  /** The e-mail address to sign in with. */
  readonly email: string;
  /** The password to sign in with. */
  readonly password: string;
  /** A key of theirs, of the highest tier that they may have. */
  readonly apiKey: string;
}

/** Makes the owner of the registry, and a developer. */
export function settle(state: State): { owner: Person; developer: Person } {
  const password = "correct horse battery";
  const owner = { email: "owner@registry.test", name: "Owner", role: "owner", tier: "enterprise" } as const;
  const developer = {
    email: "developer@registry.test",
    name: "Developer",
    role: "developer",
    tier: "free",
  } as const;
  return {
    owner: personOf(state, makeAccount(state, { ...owner, password })),
    developer: personOf(state, makeAccount(state, { ...developer, password })),
  };
}

/**
 * Registers agents for somebody.
 * @throws Refused for one that no node would take; a TypeError for one that is registered by the URL of its card.
 */
export function register(state: State, { accountId }: Person, registrations: readonly Registration[]): void {
  const caller = { account: accountId, role: "developer" as const, session: null };
  for (const each of registrations) {
    const text = JSON.stringify(each);
    const body = JSON.parse(text);
    checkRequest("agents", "register", { path: {}, query: {}, headers: {}, body });
    const registration = readRegistration(body, text);
    const done =
      "problem" in registration ? registration : applyRegistration({ state, caller }, registration);
    if ("problem" in done)
      throw new TypeError(`An agent cannot be there from the start: ${done.problem.detail}`);
  }
}

/** They have been there for a while: reports of young accounts do not count. */
function personOf(state: State, account: Account): Person {
  account.created_at = new Date(Date.parse(account.created_at) - 30 * youngAccountMs).toISOString();
  const { id: accountId, email, password, tier } = account;
  return { accountId, email, password, apiKey: makeKey(state, account, { name: "fake", tier }).raw_key };
}
