/** Authenticates and authorizes requests, by the credentials and roles that the contract names for each operation. */
import type { KeyScope, Operation } from "../../../generated/operations.ts";
import { type CookieScope, type Cookies, sessionCookie } from "./cookies.ts";
import { type ArrivedHeaders, isCrossSite } from "./cross-site.ts";
import type { Dispatch } from "./internal-request.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** The caller of a request. */
export interface Caller {
  /** The account; null for a request without a credential. */
  account: string | null;
  /** The role of the account; null without one. */
  role: "owner" | "developer" | null;
  /** The id of the session; null for a request with a key or without a credential. */
  session: string | null;
  /** The id of the key; null for a request with a session or without a credential. */
  key: string | null;
  /** The scopes of the key; null for a key without scopes, and for a request without a key. */
  scopes: readonly KeyScope[] | null;
}

/** The client that sent a request. */
export interface Client {
  /** The network address; behind a trusted proxy, the one that the proxy forwards. */
  address: string;
  /** `User-Agent`, at most 300 characters. */
  userAgent: string | null;
  /** Whether a page of another site made the request, or navigated the browser to it. */
  crossSite: boolean;
  /** The values of each cookie. */
  cookies: Cookies;
  /** Builds a `Set-Cookie` header. */
  setCookie(name: string, value: string, scope: CookieScope): string;
  /** The request's id. */
  requestId: string;
  /** Dispatches a request to this node on behalf of the same caller. */
  dispatch: Dispatch;
}

/** The result of authentication. */
export interface Authenticated {
  caller: Caller;
  /** Headers of the response: quota and deprecation. */
  headers: Record<string, string>;
  /** Called with the status before the response is sent: undoes the count of a request that failed. */
  settle?: (status: number) => Promise<void>;
}

/** Authorizes an account before its request is counted. @throws ProblemError if it is not permitted. */
export type Authorize = (caller: Caller) => void;

/** Checks the credentials of requests. */
export interface Credentials {
  /**
   * Authenticates a request of an operation by key, and counts it if the operation is counted.
   * @throws ProblemError if the key is not valid, or over quota.
   */
  key(raw: string, place: string, authorize: Authorize, operation: Operation): Promise<Authenticated>;
  /**
   * Whether `Authorization` may be meant as a key. Anything else in it is for others, such as a proxy in front: it is ignored
   * where no credential is needed.
   */
  mayBeKey: (authorization: string) => boolean;
  /** Checks the token of monitoring; null if the node has none, and serves no metrics. */
  metricsToken: ((sent: string) => boolean) | null;
  /** Checks a key without counting the request. @throws ProblemError if the key is not valid. */
  checkKey(raw: string, place: string): Promise<void>;
  /**
   * Authenticates by session. Of the tokens, one must be of an active session.
   * @throws ProblemError if no session is active, or several are.
   */
  session(tokens: readonly string[]): Promise<Caller>;
  /**
   * Counts a write with a session; left out if such writes are not limited.
   * @throws ProblemError beyond a limit.
   */
  countSessionWrite?(caller: Caller, operation: Operation): Promise<Omit<Authenticated, "caller">>;
}

/** Options of {@link createAuthentication}. */
export interface AuthenticationOptions {
  credentials: Credentials;
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** Whether only the owner may use credentials. */
  singleOperator: boolean;
  /** Headers of responses to writes without a credential; null if such writes are rejected. */
  anonymousWrites: () => Record<string, string> | null;
  /** Whether an error says that the database cannot be reached. */
  unavailable: (error: unknown) => boolean;
}

/** The parts of a request that authentication reads. */
export interface CredentialsOfRequest {
  method: string;
  headers: ArrivedHeaders;
  cookies: Cookies;
}

/** Authenticates and authorizes a request before its body is read. @throws ProblemError if it is rejected. */
export type Authenticate = (operation: Operation, request: CredentialsOfRequest) => Promise<Authenticated>;

/** The caller of a request without a credential. */
export const anonymous: Caller = { account: null, role: null, session: null, key: null, scopes: null };

/** Whether responses of an operation are meant for one caller: those to a credential, and those that set the session cookie. */
export function isPrivate({ credentials, signsIn }: Operation): boolean {
  return signsIn || credentials.some((each) => each !== "none");
}

/** Headers of every response of an operation: a cache must not store responses for one caller. */
export function privacyHeaders(operation: Operation): Record<string, string> {
  return isPrivate(operation) ? { "Cache-Control": "no-store" } : {};
}

/** Creates the authentication of a node. */
export function createAuthentication(options: AuthenticationOptions): Authenticate {
  const { credentials, publicUrl, singleOperator, unavailable } = options;
  return async (operation, { method, headers, cookies }) => {
    const takes = (place: Operation["credentials"][number]) => operation.credentials.includes(place);
    if (operation.signsIn && isCrossSite(headers, publicUrl)) throw crossSite(headers, publicUrl);
    if (takes("metrics")) {
      authorizeMetrics(headers);
      return { caller: anonymous, headers: {} };
    }
    const key = keyOf(headers);
    if (!takes("cookie") && !takes("bearer")) {
      // Clients of other registries send credentials of those. Writes are dispatched to operations that check them.
      if (key && !operation.facade) await checkUnneeded(key);
      return { caller: anonymous, headers: {} };
    }
    const authorize = authorizationOf(operation, singleOperator);

    if (key && takes("bearer")) return credentials.key(key.raw, key.place, authorize, operation);
    if (key) {
      await credentials.checkKey(key.raw, key.place);
      throw new ProblemError(
        problemResponse(
          "session_required",
          "A key cannot do this: sign in, and send the cookie without a key.",
        ),
      );
    }
    const tokens = takes("cookie") ? [...new Set(cookies.get(sessionCookie) ?? [])] : [];
    if (tokens.length > 0) {
      const isRead = ["GET", "HEAD"].includes(method);
      if (!isRead && isCrossSite(headers, publicUrl)) throw crossSite(headers, publicUrl);
      const caller = await credentials.session(tokens);
      authorize(caller);
      const counted = isRead ? undefined : await credentials.countSessionWrite?.(caller, operation);
      return { caller, headers: {}, ...counted };
    }
    // A token for an operation that takes keys is meant as one: its caller must not write as nobody.
    const isToken = /^Bearer\b/i.test(headers.authorization ?? "");
    const transition = takes("none") && !isToken ? options.anonymousWrites() : null;
    if (!transition) throw missing(takes("bearer"), headers);
    // Also without a key: a page must not write with the network address of its visitor.
    if (isCrossSite(headers, publicUrl)) throw crossSite(headers, publicUrl);
    return { caller: anonymous, headers: transition };
  };

  /** Checks the token of monitoring. Without one of its own, a node has no metrics to protect: their handler says so. */
  function authorizeMetrics({ authorization }: ArrivedHeaders): void {
    const { metricsToken } = credentials;
    if (!metricsToken) return;
    if (authorization === undefined)
      throw challenge("metrics_token_required", "Send the token as `Authorization: Bearer <METRICS_TOKEN>`.");
    if (!metricsToken(bearerOf(authorization)))
      throw challenge("metrics_token_required", "The token is not the METRICS_TOKEN of this node.", true);
  }

  /** Reads the key of a request; the standard header takes precedence over the alias. */
  function keyOf(headers: ArrivedHeaders): SentKey | undefined {
    const { authorization } = headers;
    if (authorization !== undefined && credentials.mayBeKey(authorization))
      return { raw: bearerOf(authorization), place: "Authorization" };
    const alias = headers["x-api-key"];
    return alias === undefined ? undefined : { raw: String(alias), place: "X-API-Key" };
  }

  /**
   * Checks a key on an operation that does not require one, so that its caller learns that it is not valid. While the
   * database is unavailable, the check is skipped: operations that need the database respond with 503, others are public.
   */
  async function checkUnneeded({ raw, place }: SentKey): Promise<void> {
    try {
      await credentials.checkKey(raw, place);
    } catch (error) {
      if (error instanceof ProblemError || !unavailable(error)) throw error;
    }
  }
}

function authorizationOf(operation: Operation, singleOperator: boolean): Authorize {
  return ({ role, scopes }) => {
    checkRole(operation, role, singleOperator);
    checkScopes(operation, scopes);
  };
}

function checkRole(operation: Operation, role: Caller["role"], singleOperator: boolean): void {
  if (role === "owner") return;
  if (singleOperator) {
    const detail = "This node is not yet open to the public: it takes the credentials of its owner alone.";
    throw new ProblemError(problemResponse("single_operator_mode", detail));
  }
  if (operation.role === "owner")
    throw new ProblemError(problemResponse("owner_required", "This is for the account that owns the node."));
}

/** One of the operation's scopes suffices; an operation with an empty list is for every key. */
function checkScopes({ scopes: permitting }: Operation, scopes: Caller["scopes"]): void {
  const [narrowest] = permitting ?? [];
  if (scopes === null || narrowest === undefined) return;
  if (permitting?.some((each) => scopes.includes(each))) return;
  const detail = `The key is limited to ${scopes.join(", ")}, and this operation needs ${narrowest}: use a key with this scope, or one without scopes.`;
  const challenge = `Bearer realm="registry", error="insufficient_scope", scope="${narrowest}"`; // RFC 6750 section 3.1
  throw new ProblemError(
    problemResponse(
      "insufficient_scope",
      detail,
      { required_scope: narrowest },
      { "WWW-Authenticate": challenge },
    ),
  );
}

/** A key and the header that it was sent in. */
interface SentKey {
  raw: string;
  place: string;
}

/** The token of `Authorization`; empty if it has none. */
function bearerOf(authorization: string): string {
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
}

/** The error of a request with several active sessions: it is unknown which one is meant (RFC 6265 section 8.6). */
export function duplicateSessions(count: number): ProblemError {
  const detail = `The request carries ${count} cookies ${sessionCookie} with sessions that go on: delete them, and sign in again.`;
  return new ProblemError(problemResponse("duplicate_session_cookie", detail));
}

function missing(takesKey: boolean, { authorization }: ArrivedHeaders): ProblemError {
  const wanted = takesKey
    ? "Send a key as `Authorization: Bearer registry_…`, or the cookie of a signed-in session."
    : "Sign in, and send the session's cookie.";
  if (authorization === undefined) return challenge("credential_missing", wanted);
  return challenge("credential_malformed", `Authorization does not hold a key of this node. ${wanted}`);
}

/**
 * An error with a `WWW-Authenticate` challenge (RFC 6750 section 3: without a credential it has no error code).
 * @param isInvalid whether the request had a credential.
 */
export function challenge(
  code:
    | "credential_missing"
    | "credential_malformed"
    | "credential_checksum_failed"
    | "credential_unknown"
    | "credential_revoked"
    | "credential_expired"
    | "metrics_token_required",
  detail: string,
  isInvalid = !["credential_missing", "metrics_token_required"].includes(code),
): ProblemError {
  const error = !isInvalid ? "" : ', error="invalid_token"';
  return new ProblemError(
    problemResponse(code, detail, {}, { "WWW-Authenticate": `Bearer realm="registry"${error}` }),
  );
}

/** The error of a request that a page of another site made. */
export function crossSite({ origin }: ArrivedHeaders, publicUrl: string): ProblemError {
  const page = origin === undefined ? "another site" : String(origin).slice(0, 200);
  const detail =
    `A page of ${page} made this request, and this node is at ${publicUrl}. Only the node's own pages may use its ` +
    "sessions or write without a key. If people reach the node at that address, its operator sets PUBLIC_URL to it.";
  return new ProblemError(problemResponse("cross_site_request", detail));
}
