/** The one place that decides who asks and whether they may, by what the contract says of each operation. */
import type { Operation } from "../../generated/operations.ts";
import type { Ask } from "./asking.ts";
import { type CookieScope, type Cookies, sessionCookie } from "./cookies.ts";
import { type ArrivedHeaders, isCrossSite } from "./cross-site.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";

/** Who asks. */
export interface Caller {
  /** The account; null for a request without a credential. */
  account: string | null;
  /** What the account may do; null without one. */
  role: "owner" | "developer" | null;
  /** The session that was shown, by its id; null if a key was, or nothing. */
  session: string | null;
}

/** From where a request comes, whoever asks. */
export interface Origin {
  /** The network address, as the proxy in front tells it where that is believed. */
  address: string;
  /** What the browser says of itself, at most 300 characters. */
  userAgent: string | null;
  /** Whether a page of another site made the request, or sent the browser here. */
  crossSite: boolean;
  /** The values of each cookie. */
  cookies: Cookies;
  /** The text of a `Set-Cookie` header. */
  setCookie(name: string, value: string, scope: CookieScope): string;
  /** The request's id. */
  requestId: string;
  /** Makes another request of this node, for the same caller. */
  ask: Ask;
}

/** A request that is let in. */
export interface Admitted {
  caller: Caller;
  /** What its answer says of quota and transition. */
  headers: Record<string, string>;
  /** To be called when the answer's status is known and before it is sent: takes back what is not to be counted. */
  settle?: (status: number) => Promise<void>;
}

/** Says whether an account may go on, before anything is counted; throws ProblemError if not. */
export type Judge = (caller: Caller) => void;

/** What the node knows of credentials. */
export interface Credentials {
  /** Admits a key, and counts the request. @throws ProblemError when it is not good, or over quota. */
  key(raw: string, place: string, judge: Judge): Promise<Admitted>;
  /** Checks a key and counts nothing. @throws ProblemError when it is not good. */
  checkKey(raw: string, place: string): Promise<void>;
  /**
   * Admits the session that goes on of those whose tokens were sent.
   * @throws ProblemError when none goes on, or several do.
   */
  session(tokens: readonly string[]): Promise<Caller>;
}

/** How a node lets requests in. */
export interface AdmissionRules {
  credentials: Credentials;
  /** Where people reach the node; no slash at the end. */
  publicUrl: string;
  /** Whether the owner alone is served beside readers. */
  singleOperator: boolean;
  /** What answers to writes without a credential say; null when such writes are refused. */
  anonymousWrites: () => Record<string, string> | null;
  /** Whether an error says that the database cannot be reached. */
  unavailable: (error: unknown) => boolean;
}

/** A request, as far as admission looks at it. */
export interface Approach {
  method: string;
  headers: ArrivedHeaders;
  cookies: Cookies;
}

/** Decides before the body is read. */
export type Admission = (operation: Operation, approach: Approach) => Promise<Admitted>;

const nobody: Caller = { account: null, role: null, session: null };

/** Headers of every answer of an operation: no cache keeps what was meant for one caller. */
export function privacyHeaders({ credentials, signsIn }: Operation): Record<string, string> {
  return signsIn || credentials.some((each) => each !== "none") ? { "Cache-Control": "no-store" } : {};
}

/** Makes the admission of a node. What it makes throws ProblemError for who is not let in. */
export function createAdmission(rules: AdmissionRules): Admission {
  const { credentials, publicUrl, singleOperator, unavailable } = rules;
  return async (operation, { method, headers, cookies }) => {
    const takes = (place: Operation["credentials"][number]) => operation.credentials.includes(place);
    if (operation.signsIn && isCrossSite(headers, publicUrl)) throw crossSite(headers, publicUrl);
    const key = keyOf(headers);
    if (!takes("cookie")) {
      if (key) await checkUnneeded(key);
      return { caller: nobody, headers: {} };
    }
    const judge = judgeOf(operation, singleOperator);

    if (key && takes("bearer")) return credentials.key(key.raw, key.place, judge);
    if (key) {
      await credentials.checkKey(key.raw, key.place);
      throw new ProblemError(
        problemResponse(
          "session_required",
          "A key cannot do this: sign in, and send the cookie without a key.",
        ),
      );
    }
    const tokens = [...new Set(cookies.get(sessionCookie) ?? [])];
    if (tokens.length > 0) {
      if (!["GET", "HEAD"].includes(method) && isCrossSite(headers, publicUrl))
        throw crossSite(headers, publicUrl);
      const caller = await credentials.session(tokens);
      judge(caller);
      return { caller, headers: {} };
    }
    const anonymous = takes("none") ? rules.anonymousWrites() : null;
    if (!anonymous) throw missing(takes("bearer"));
    // Without a key too: a page must not write from its visitor's place in the network.
    if (isCrossSite(headers, publicUrl)) throw crossSite(headers, publicUrl);
    return { caller: nobody, headers: anonymous };
  };

  /**
   * Checks a key on an operation that needs none, so that its caller learns that it is not good. Without the database
   * it cannot be checked: an operation that needs the database answers 503 by itself, and the others are public.
   */
  async function checkUnneeded({ raw, place }: SentKey): Promise<void> {
    try {
      await credentials.checkKey(raw, place);
    } catch (error) {
      if (error instanceof ProblemError || !unavailable(error)) throw error;
    }
  }
}

function judgeOf(operation: Operation, singleOperator: boolean): Judge {
  return ({ role }) => {
    if (role === "owner") return;
    if (singleOperator) {
      const detail = "This node is not yet open to the public: it takes the credentials of its owner alone.";
      throw new ProblemError(problemResponse("single_operator_mode", detail));
    }
    if (operation.role === "owner") {
      throw new ProblemError(
        problemResponse("owner_required", "This is for the account that owns the node."),
      );
    }
  };
}

/** A key as it was sent, and in which header. */
interface SentKey {
  raw: string;
  place: string;
}

/** The key of a request; the standard header wins over the alias. */
function keyOf(headers: ArrivedHeaders): SentKey | undefined {
  const { authorization } = headers;
  const alias = headers["x-api-key"];
  if (authorization !== undefined) {
    const [, raw = ""] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
    return { raw, place: "Authorization" };
  }
  return alias === undefined ? undefined : { raw: String(alias), place: "X-API-Key" };
}

/** The rejection of several sessions at once: nobody can say which is meant (RFC 6265 section 8.6). */
export function severalSessions(count: number): ProblemError {
  const detail = `The request carries ${count} cookies ${sessionCookie} with sessions that go on: delete them, and sign in again.`;
  return new ProblemError(problemResponse("duplicate_session_cookie", detail));
}

function missing(takesKey: boolean): ProblemError {
  const detail = takesKey
    ? "Send a key as `Authorization: Bearer registry_…`, or the cookie of a signed-in session."
    : "Sign in, and send the session's cookie.";
  return challenge("credential_missing", detail);
}

/** A rejection of a credential, with what would be taken (RFC 6750 section 3: no error for who sent none). */
export function challenge(
  code:
    | "credential_missing"
    | "credential_malformed"
    | "credential_checksum_failed"
    | "credential_unknown"
    | "credential_revoked"
    | "credential_expired",
  detail: string,
): ProblemError {
  const error = code === "credential_missing" ? "" : ', error="invalid_token"';
  return new ProblemError(
    problemResponse(code, detail, {}, { "WWW-Authenticate": `Bearer realm="registry"${error}` }),
  );
}

/** The rejection of a request that a page of another site made. */
export function crossSite({ origin }: ArrivedHeaders, publicUrl: string): ProblemError {
  const page = origin === undefined ? "another site" : String(origin).slice(0, 200);
  const detail =
    `A page of ${page} made this request, and this node is at ${publicUrl}. Only the node's own pages may use its ` +
    "sessions or write without a key. If people reach the node at that address, its operator sets PUBLIC_URL to it.";
  return new ProblemError(problemResponse("cross_site_request", detail));
}
