/**
 * Accounts and sessions. A session is a cookie. Browsers store and send it; in other runtimes, use a `fetch` that stores
 * cookies.
 */
import type { Http } from "./http.ts";
import { type Lines, methodsOf } from "./methods.ts";
import type { Account, AccountPage, CurrentSession, PageQuery, Schemas, Session, WaysIn } from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Accounts, newest first. */
export type AccountList = Listing<Account, AccountPage>;

/** The methods of `registry.accounts`. All throw RegistryError. */
export interface Accounts {
  /**
   * Creates the owner account with the token that the node printed, and signs in.
   * @throws PermissionError `setup_token_invalid`; ConflictError `already_set_up`; ValidationError.
   */
  setup(setUp: Schemas["SetUp"], options?: CreateOptions): Promise<{ account: Account }>;

  /**
   * Creates an account, and signs in.
   * @throws ConflictError `email_taken`; PermissionError `sign_up_closed`; ValidationError.
   */
  signUp(signUp: Schemas["SignUp"], options?: CreateOptions): Promise<{ account: Account }>;

  /**
   * Signs in.
   * @throws AuthenticationError `sign_in_failed`; RateLimitedError `too_many_sign_ins`; PermissionError
   *   `account_disabled`.
   */
  signIn(signIn: Schemas["SignIn"], options?: RequestOptions): Promise<{ account: Account }>;

  /** Reads the available sign-in methods: whether sign-up is open, and whether there is an identity provider. */
  ways(options?: RequestOptions): Promise<WaysIn>;

  /**
   * Changes your password. Your other sessions end, and this one is replaced.
   * @throws PermissionError `wrong_password`; ValidationError `weak_password`; ConflictError `no_password`;
   *   RateLimitedError `too_many_sign_ins`.
   */
  changePassword(change: Schemas["PasswordChange"], options?: RequestOptions): Promise<{ account: Account }>;

  /** Ends the current session. */
  signOut(options?: RequestOptions): Promise<void>;

  /**
   * Reads the signed-in account, and when the session expires.
   * @throws AuthenticationError `credential_missing` without a session, `credential_expired`, `credential_unknown`.
   */
  session(options?: RequestOptions): Promise<CurrentSession>;

  /** Lists your sessions. */
  sessions(options?: RequestOptions): Promise<{ sessions: Session[] }>;

  /**
   * Ends one of your sessions.
   * @throws NotFoundError `session_not_found`.
   */
  endSession(id: string, options?: RequestOptions): Promise<void>;

  /**
   * Returns a URL for links on the node's own pages, to sign in with the node's identity provider. Links on pages of other
   * sites are rejected. Sends nothing.
   */
  oidcStart(): string;

  /** Returns the redirect URL to register at the identity provider. Sends nothing. */
  oidcCallback(): string;

  /**
   * Lists all accounts, newest first. Only for the owner of the node.
   * @throws PermissionError `owner_required`.
   */
  list(query?: PageQuery, options?: RequestOptions): AccountList;

  /**
   * Changes an account's tier, or disables or enables it. Only for the owner of the node.
   * @throws NotFoundError `account_not_found`; ConflictError `owner_cannot_be_disabled`; PermissionError
   *   `owner_required`.
   */
  update(
    id: string,
    change: Schemas["AccountChange"],
    options?: RequestOptions,
  ): Promise<{ account: Account }>;
}

const lines: Lines<"accounts"> = {
  setup: "POST /api/auth/setup body once",
  signUp: "POST /api/auth/sign-up body once",
  signIn: "POST /api/auth/sign-in body",
  ways: "GET /api/auth/ways",
  changePassword: "POST /api/auth/password body",
  signOut: "POST /api/auth/sign-out none",
  session: "GET /api/auth/session",
  sessions: "GET /api/auth/sessions",
  endSession: "DELETE /api/auth/sessions/{id} none",
  oidcStart: "GET /api/auth/oidc/start",
  oidcCallback: "GET /api/auth/oidc/callback",
  list: "GET /api/admin/accounts list accounts",
  update: "PATCH /api/admin/accounts/{id} body",
};

/** Creates the methods of `registry.accounts`. Two operations are pages for browsers, so their methods only return URLs. */
export function createAccounts(http: Http): Accounts {
  const address = (line: string) => () => http.root + line.slice("GET ".length);
  return {
    ...methodsOf<Accounts>(http, lines),
    oidcStart: address(lines.oidcStart),
    oidcCallback: address(lines.oidcCallback),
  };
}
