/** Authenticates requests by functions that find the account of a key or of a session. */
import type { KeyScope } from "../../../generated/operations.ts";
import {
  type Authenticate,
  type Caller,
  type Credentials,
  challenge,
  createAuthentication,
  duplicateSessions,
} from "./authentication.ts";

/** The account of a credential. */
export interface Account {
  /** The account's id: `acc_` and 1 to 60 of `A-Z a-z 0-9 _ -`. */
  id: string;
  /** Whether it owns the server, and may call the operations of the owner. */
  isOwner?: boolean;
  /** The id of the key or session, not its secret. Left out, it is the id of the account. */
  credential?: string;
  /** The scopes that a key is limited to; null or left out for all. */
  scopes?: readonly KeyScope[] | null;
}

/** Finds the accounts of credentials. A server without one of the functions has no such credentials. */
export interface Accounts {
  /** The account of an API key (`Authorization: Bearer <key>`, `X-API-Key`); null if there is none. */
  ofKey?: (key: string) => Promise<Account | null>;
  /** The account of a session (the cookie `access_token`); null if there is none. */
  ofSession?: (token: string) => Promise<Account | null>;
}

/** Options of {@link authenticateAccounts}. */
export interface AccountsOptions {
  accounts: Accounts;
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** Whether operations for which a credential is optional are served without one. */
  anonymousWrites: boolean;
  /** Whether an error says that the accounts cannot be read now. */
  unavailable: (error: unknown) => boolean;
}

/** Creates the authentication of a server. It has no quotas: requests are not counted. */
export function authenticateAccounts(options: AccountsOptions): Authenticate {
  const { accounts, publicUrl, anonymousWrites, unavailable } = options;
  return createAuthentication({
    credentials: credentialsOf(accounts),
    publicUrl,
    singleOperator: false,
    anonymousWrites: () => (anonymousWrites ? {} : null),
    unavailable,
  });
}

function credentialsOf({ ofKey, ofSession }: Accounts): Credentials {
  const accountOfKey = async (raw: string, place: string): Promise<Account> => {
    if (raw === "")
      throw challenge("credential_malformed", `${place} does not hold a key. Send "Bearer <key>".`);
    const account = await ofKey?.(raw);
    if (!account)
      throw challenge("credential_unknown", `${place} holds a key that this server does not know.`);
    return account;
  };
  return {
    async key(raw, place, authorize) {
      const account = await accountOfKey(raw, place);
      const caller: Caller = {
        ...callerOf(account),
        key: account.credential ?? account.id,
        scopes: account.scopes ?? null,
      };
      authorize(caller);
      return { caller, headers: {} };
    },
    mayBeKey: (authorization) => /^Bearer\b/i.test(authorization), // the form of keys is the server's own
    metricsToken: null,
    async checkKey(raw, place) {
      await accountOfKey(raw, place);
    },
    async session(tokens) {
      const found = await Promise.all(tokens.map(async (token) => (await ofSession?.(token)) ?? []));
      const [account, ...others] = found.flat();
      if (others.length > 0) throw duplicateSessions(others.length + 1);
      if (account) return { ...callerOf(account), session: account.credential ?? account.id };
      throw challenge(
        "credential_unknown",
        "The session has ended, or this server does not know it: sign in again.",
      );
    },
  };
}

function callerOf({ id, isOwner = false }: Account): Caller {
  return { account: id, role: isOwner ? "owner" : "developer", session: null, key: null, scopes: null };
}
