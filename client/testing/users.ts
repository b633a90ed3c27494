/** The initial users and agents of a fake registry. */
import { youngAccountMs } from "../../server/accounts/account-age.ts";
import { readRegistration } from "../../server/agents/registration.ts";
import type { Registration } from "../models.ts";
import { createAccount } from "./accounts/account.ts";
import { applyRegistration } from "./agents/register.ts";
import { checkRequest } from "./http/validation.ts";
import { createKey } from "./keys/handlers.ts";
import type { State } from "./state.ts";
import type { Account } from "./tables.ts";

/** A user with an account. */
export interface Person {
  /** The account's id. */
  readonly accountId: string;
  /** The e-mail address to sign in with. */
  readonly email: string;
  /** The password to sign in with. */
  readonly password: string;
  /** An API key with the account's tier. */
  readonly apiKey: string;
}

/** Creates the owner of the registry, and a developer. */
export function createUsers(state: State): { owner: Person; developer: Person } {
  const password = "correct horse battery";
  const owner = { email: "owner@registry.test", name: "Owner", role: "owner", tier: "enterprise" } as const;
  const developer = {
    email: "developer@registry.test",
    name: "Developer",
    role: "developer",
    tier: "free",
  } as const;
  return {
    owner: createUser(state, createAccount(state, { ...owner, password })),
    developer: createUser(state, createAccount(state, { ...developer, password })),
  };
}

/**
 * Registers agents of a user.
 * @throws ProblemError for an invalid registration; a TypeError for one by the URL of a card.
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
    if ("problem" in done) throw new TypeError(`An initial agent is invalid: ${done.problem.detail}`);
  }
}

/** Creates a user whose account is old enough for its reports to count. */
function createUser(state: State, account: Account): Person {
  account.created_at = new Date(Date.parse(account.created_at) - 30 * youngAccountMs).toISOString();
  const { id: accountId, email, password, tier } = account;
  return { accountId, email, password, apiKey: createKey(state, account, { name: "fake", tier }).raw_key };
}
