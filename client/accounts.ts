/**
 * Accounts and sessions. A session is a cookie. Browsers store and send it; in other runtimes, use a `fetch` that stores
 * cookies.
 */
import { call, empty, list, type Methods, pageUrl } from "./call.ts";
import type { Http } from "./http.ts";
import type {
  Account,
  AccountPage,
  AccountsQuery,
  CurrentSession,
  Schemas,
  Session,
  WaysIn,
  WhoAmI,
} from "./models.ts";
import type { CreateOptions, RequestOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Accounts, newest first. */
export type AccountList = Listing<Account, AccountPage>;

/** Creates the methods of `registry.accounts`. */
export function createAccounts(http: Http) {
  return {
    /**
     * Creates the owner account with the token that the node printed, and signs in.
     * @throws PermissionError `setup_token_invalid`; ConflictError `already_set_up`; ValidationError.
     */
    setup(setUp: Schemas["SetUp"], options?: CreateOptions): Promise<{ account: Account }> {
      return call(http, "POST /api/auth/setup", { body: setUp, safe: "once" }, options);
    },

    /**
     * Creates an account, and signs in.
     * @throws ConflictError `email_taken`; PermissionError `sign_up_closed`; ValidationError.
     */
    signUp(signUp: Schemas["SignUp"], options?: CreateOptions): Promise<{ account: Account }> {
      return call(http, "POST /api/auth/sign-up", { body: signUp, safe: "once" }, options);
    },

    /**
     * Signs in.
     * @throws AuthenticationError `sign_in_failed`; RateLimitedError `too_many_sign_ins`; PermissionError
     *   `account_disabled`.
     */
    signIn(signIn: Schemas["SignIn"], options?: RequestOptions): Promise<{ account: Account }> {
      return call(http, "POST /api/auth/sign-in", { body: signIn }, options);
    },

    /** Reads the available sign-in methods: whether sign-up is open, and whether there is an identity provider. */
    ways(options?: RequestOptions): Promise<WaysIn> {
      return call(http, "GET /api/auth/ways", {}, options);
    },

    /**
     * Changes your password. Your other sessions end, and this one is replaced.
     * @throws PermissionError `wrong_password`; ValidationError `weak_password`; ConflictError `no_password`;
     *   RateLimitedError `too_many_sign_ins`.
     */
    changePassword(
      change: Schemas["PasswordChange"],
      options?: RequestOptions,
    ): Promise<{ account: Account }> {
      return call(http, "POST /api/auth/password", { body: change }, options);
    },

    /**
     * Changes your e-mail address. Your other sessions end, and this one is replaced.
     * @param change `current_password` is required if your account has one.
     * @throws PermissionError `wrong_password`, `recent_sign_in_required`; ConflictError `email_taken`; ValidationError
     *   `email_rejected`; RateLimitedError `too_many_sign_ins`.
     */
    changeEmail(change: Schemas["EmailChange"], options?: RequestOptions): Promise<{ account: Account }> {
      return call(http, "POST /api/auth/email", { body: change }, options);
    },

    /** Changes your display name; null removes it. */
    changeName(change: Schemas["OwnAccountChange"], options?: RequestOptions): Promise<{ account: Account }> {
      return call(http, "PATCH /api/account", { body: change }, options);
    },

    /**
     * Closes your account for good: its keys, subscriptions and agents end with it.
     * @param closing `agents: "tombstone"` is required if you have agents; `current_password` if your account has one.
     * @throws PermissionError `wrong_password`, `recent_sign_in_required`; ConflictError `account_has_agents`,
     *   `owner_cannot_close`; RateLimitedError `too_many_sign_ins`.
     */
    close(closing: Schemas["AccountClosing"], options?: RequestOptions): Promise<void> {
      return call(http, "DELETE /api/account", { body: closing, takes: empty }, options);
    },

    /**
     * Sets a new password with the token of a link of the operator. All sessions of the account end.
     * @throws PermissionError `password_link_invalid`; ValidationError `weak_password`; RateLimitedError
     *   `too_many_sign_ins`.
     */
    resetPassword(reset: Schemas["PasswordReset"], options?: RequestOptions): Promise<{ account: Account }> {
      return call(http, "POST /api/auth/password/reset", { body: reset }, options);
    },

    /** Ends the current session. */
    signOut(options?: RequestOptions): Promise<void> {
      return call(http, "POST /api/auth/sign-out", { takes: empty }, options);
    },

    /**
     * Reads the signed-in account, and when the session expires.
     * @throws AuthenticationError `credential_missing` without a session, `credential_expired`, `credential_unknown`.
     */
    session(options?: RequestOptions): Promise<CurrentSession> {
      return call(http, "GET /api/auth/session", {}, options);
    },

    /**
     * Reads what the key or the session is: its account, tier, expiry, and what is left of its quota. Uses no quota.
     * @throws AuthenticationError if the credential is missing or not valid.
     */
    whoami(options?: RequestOptions): Promise<WhoAmI> {
      return call(http, "GET /api/whoami", {}, options);
    },

    /** Lists your sessions. */
    sessions(options?: RequestOptions): Promise<{ sessions: Session[] }> {
      return call(http, "GET /api/auth/sessions", {}, options);
    },

    /**
     * Ends one of your sessions.
     * @throws NotFoundError `session_not_found`.
     */
    endSession(id: string, options?: RequestOptions): Promise<void> {
      return call(http, "DELETE /api/auth/sessions/{id}", { path: { id }, takes: empty }, options);
    },

    /**
     * Returns a URL for links on the node's own pages, to sign in with the node's identity provider. Links on pages of other
     * sites are rejected. Sends nothing.
     */
    oidcStart(): string {
      return pageUrl(http, "GET /api/auth/oidc/start");
    },

    /** Returns the redirect URL to register at the identity provider. Sends nothing. */
    oidcCallback(): string {
      return pageUrl(http, "GET /api/auth/oidc/callback");
    },

    /**
     * Lists all accounts, or those with the ids `id`, newest first. Only for the owner of the node.
     * @throws PermissionError `owner_required`.
     */
    list(query?: AccountsQuery, options?: RequestOptions): AccountList {
      return list(http, "GET /api/admin/accounts", "accounts", { query }, options);
    },

    /**
     * Changes an account's tier, or disables or enables it. Only for the owner of the node.
     * @throws NotFoundError `account_not_found`; ConflictError `owner_cannot_be_disabled`, `account_is_closed`; PermissionError
     *   `owner_required`.
     */
    update(
      id: string,
      change: Schemas["AccountChange"],
      options?: RequestOptions,
    ): Promise<{ account: Account }> {
      return call(http, "PATCH /api/admin/accounts/{id}", { path: { id }, body: change }, options);
    },

    /**
     * Issues a link with which the user of an account sets a new password: it works once, within 24 hours. Only for the owner
     * of the node.
     * @throws NotFoundError `account_not_found`; ConflictError `owner_resets_password`, `account_not_enabled`, `account_is_closed`,
     *   `email_missing`; PermissionError `owner_required`.
     */
    issuePasswordLink(id: string, options?: RequestOptions): Promise<Schemas["PasswordLink"]> {
      return call(http, "POST /api/admin/accounts/{id}/password-link", { path: { id } }, options);
    },
  } satisfies Methods<"accounts">;
}

/** The methods of `registry.accounts`. All throw RegistryError. */
export interface Accounts extends ReturnType<typeof createAccounts> {}
