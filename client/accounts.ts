/**
 * Accounts and sessions. A session is a cookie that browsers keep and send by themselves; elsewhere `fetch` must be one
 * that keeps cookies.
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
   * Makes the owner's account with the token that the node printed, and signs in.
   * @throws PermissionError `setup_token_invalid`; ConflictError `already_set_up`; ValidationError.
   */
  setup(setUp: Schemas["SetUp"], options?: CreateOptions): Promise<{ account: Account }>;

  /**
   * Makes an account, and signs in.
   * @throws ConflictError `email_taken`; PermissionError `sign_up_closed`; ValidationError.
   */
  signUp(signUp: Schemas["SignUp"], options?: CreateOptions): Promise<{ account: Account }>;

  /**
   * Signs in.
   * @throws AuthenticationError `sign_in_failed`; RateLimitedError `too_many_sign_ins`; PermissionError
   *   `account_disabled`.
   */
  signIn(signIn: Schemas["SignIn"], options?: RequestOptions): Promise<{ account: Account }>;

  /** Reads which ways into the node are open: whether one can sign up, and whether there is an identity provider. */
  ways(options?: RequestOptions): Promise<WaysIn>;

  /**
   * Changes the password of the account that is signed in: its other sessions end, and this one is replaced.
   * @throws PermissionError `wrong_password`; ValidationError `weak_password`; ConflictError `no_password`;
   *   RateLimitedError `too_many_sign_ins`.
   */
  changePassword(change: Schemas["PasswordChange"], options?: RequestOptions): Promise<{ account: Account }>;

  /** Ends the session that asks. */
  signOut(options?: RequestOptions): Promise<void>;

  /**
   * Tells who is signed in, and until when.
   * @throws AuthenticationError `credential_missing` for nobody, `credential_expired`, `credential_unknown`.
   */
  session(options?: RequestOptions): Promise<CurrentSession>;

  /** Lists the sessions of the account that is signed in. */
  sessions(options?: RequestOptions): Promise<{ sessions: Session[] }>;

  /**
   * Ends one of them, wherever it is.
   * @throws NotFoundError `session_not_found`.
   */
  endSession(id: string, options?: RequestOptions): Promise<void>;

  /**
   * The address for a link of the node's own pages, by which a browser signs in with the node's identity provider; from
   * pages of other sites it is refused. Sends nothing.
   */
  oidcStart(): string;

  /** The address that the identity provider must be told to send browsers back to. Sends nothing. */
  oidcCallback(): string;

  /**
   * Lists all accounts, newest first. For the owner of the node.
   * @throws PermissionError `owner_required`.
   */
  list(query?: PageQuery, options?: RequestOptions): AccountList;

  /**
   * Changes an account's tier, or disables or enables it. For the owner of the node.
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

/** Makes the methods of `registry.accounts`. Two of its operations are for browsers to go to, not to be fetched. */
export function createAccounts(http: Http): Accounts {
  const address = (line: string) => () => http.root + line.slice("GET ".length);
  return {
    ...methodsOf<Accounts>(http, lines),
    oidcStart: address(lines.oidcStart),
    oidcCallback: address(lines.oidcCallback),
  };
}
