/**
 * Accounts and sessions. A session is a cookie that browsers keep and send by themselves; elsewhere `fetch` must be one
 * that keeps cookies.
 */
import { done, type Http, type RequestOptions, read, sending } from "./http.ts";
import type { Account, AccountPage, CurrentSession, PageQuery, Schemas, Session, WaysIn } from "./models.ts";
import { type Listing, listing } from "./pages.ts";

/** Accounts, newest first. */
export type AccountList = Listing<Account, AccountPage>;

/** The methods of `registry.accounts`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Makes the methods of `registry.accounts`. */
export function createAccounts(http: Http, baseUrl: string) {
  return {
    /**
     * Makes the owner's account with the token that the node printed, and signs in.
     * @throws RegistryError `setup_token_invalid`, `already_set_up`, `invalid_body`.
     */
    setup(setUp: Schemas["SetUp"], options: RequestOptions = {}): Promise<{ account: Account }> {
      return read(http.POST("/api/auth/setup", { body: setUp, ...sending(options) }));
    },

    /**
     * Makes an account, and signs in.
     * @throws RegistryError `email_taken`, `sign_up_closed`, `invalid_body`.
     */
    signUp(signUp: Schemas["SignUp"], options: RequestOptions = {}): Promise<{ account: Account }> {
      return read(http.POST("/api/auth/sign-up", { body: signUp, ...sending(options) }));
    },

    /**
     * Signs in.
     * @throws RegistryError `sign_in_failed`, `too_many_sign_ins`, `account_disabled`.
     */
    signIn(signIn: Schemas["SignIn"], options: RequestOptions = {}): Promise<{ account: Account }> {
      return read(http.POST("/api/auth/sign-in", { body: signIn, ...sending(options) }));
    },

    /** Reads which ways into the node are open: whether one can sign up, and whether there is an identity provider. */
    ways(options: RequestOptions = {}): Promise<WaysIn> {
      return read(http.GET("/api/auth/ways", sending(options)));
    },

    /** Ends the session that asks. */
    signOut(options: RequestOptions = {}): Promise<void> {
      return done(http.POST("/api/auth/sign-out", sending(options)));
    },

    /**
     * Tells who is signed in, and until when.
     * @throws RegistryError `credential_missing` for nobody, `credential_expired`, `credential_unknown`.
     */
    session(options: RequestOptions = {}): Promise<CurrentSession> {
      return read(http.GET("/api/auth/session", sending(options)));
    },

    /** Lists the sessions of the account that is signed in. */
    sessions(options: RequestOptions = {}): Promise<{ sessions: Session[] }> {
      return read(http.GET("/api/auth/sessions", sending(options)));
    },

    /**
     * Ends one of them, wherever it is.
     * @throws RegistryError `session_not_found`.
     */
    endSession(id: string, options: RequestOptions = {}): Promise<void> {
      return done(http.DELETE("/api/auth/sessions/{id}", { params: { path: { id } }, ...sending(options) }));
    },

    /**
     * The address for a link of the node's own pages, by which a browser signs in with the node's identity provider; from
     * pages of other sites it is refused. Sends nothing.
     */
    oidcStart(): string {
      return `${baseUrl.replace(/\/+$/, "")}/api/auth/oidc/start`;
    },

    /** The address that the identity provider must be told to send browsers back to. Sends nothing. */
    oidcCallback(): string {
      return `${baseUrl.replace(/\/+$/, "")}/api/auth/oidc/callback`;
    },

    /**
     * Lists all accounts, newest first. For the owner of the node.
     * @throws RegistryError `owner_required`.
     */
    list(query: PageQuery = {}, options: RequestOptions = {}): AccountList {
      return listing<Account, AccountPage, string>({
        fetch: (cursor) => {
          const params = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
          return read(http.GET("/api/admin/accounts", { params, ...sending(options) }));
        },
        items: ({ accounts }) => accounts,
        next: ({ next_cursor }) => next_cursor,
      });
    },

    /**
     * Changes an account's tier, or disables or enables it. For the owner of the node.
     * @throws RegistryError `account_not_found`, `owner_cannot_be_disabled`, `owner_required`.
     */
    update(
      id: string,
      change: Schemas["AccountChange"],
      options: RequestOptions = {},
    ): Promise<{ account: Account }> {
      const params = { path: { id } };
      return read(http.PATCH("/api/admin/accounts/{id}", { params, body: change, ...sending(options) }));
    },
  };
}
