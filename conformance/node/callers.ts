/** Who sends requests: nobody, an API key, a session. */

/** How the requests of a caller are authenticated. */
export interface Caller {
  kind: "key" | "session";
  headers: Record<string, string>;
}

/** The credentials that a run may use. */
export interface Callers {
  /** Who writes agents: a key, a session, or nobody on nodes that permit it. */
  writer: Caller | undefined;
  /** A session of an account that is not the owner. */
  developer: Caller | undefined;
  /** The owner of the node: a key or a session. */
  owner: Caller | undefined;
}

/** A caller with an API key. */
export function byKey(rawKey: string): Caller {
  return { kind: "key", headers: { authorization: `Bearer ${rawKey}` } };
}

/** A caller with the cookies that a sign-in has set. */
export function bySession(headers: Headers): Caller {
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .join("; ");
  return { kind: "session", headers: { cookie } };
}
