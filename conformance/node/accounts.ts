/** Signs in with the given credentials, or signs up an account for the run. */
import { NotApplicable } from "../assertions.ts";
import { byKey, bySession, type Caller, type Callers } from "./callers.ts";
import type { Http } from "./http.ts";

/** An e-mail address and its password. */
export interface SignInDetails {
  email: string;
  password: string;
}

/** The credentials that the user passes. */
export interface Credentials {
  key?: string | undefined;
  account?: SignInDetails | undefined;
  /** Whether to sign up an account, which the end of the run closes. */
  signUp?: SignInDetails | undefined;
  ownerKey?: string | undefined;
  owner?: SignInDetails | undefined;
}

/** The callers, with what the end of the run undoes. */
export interface SignedIn extends Callers {
  /** The account that was made for the run. */
  made: (SignInDetails & { session: Caller }) | undefined;
  /** The key that was made for the run. */
  madeKey: { id: string; session: Caller } | undefined;
  secrets: string[];
}

/** A credential was not accepted. */
export class CredentialRejected extends Error {
  override readonly name = "CredentialRejected";
}

/** Signs in. A session without a key gets one, because requests with a key are what most clients send. */
export async function signIn(http: Http, given: Credentials, prefix: string): Promise<SignedIn> {
  const made = given.signUp && {
    ...given.signUp,
    session: await session(http, "/api/auth/sign-up", given.signUp),
  };
  const developer =
    made?.session ?? (given.account && (await session(http, "/api/auth/sign-in", given.account)));
  const owner = given.ownerKey
    ? byKey(given.ownerKey)
    : given.owner && (await session(http, "/api/auth/sign-in", given.owner));
  if (given.key) await checkKey(http, "--key", given.key);
  if (given.ownerKey) await checkKey(http, "--owner-key", given.ownerKey);
  const own = given.key || !developer ? undefined : await makeKey(http, developer, prefix);
  const key = given.key ?? own?.raw_key;
  if (!key && !developer) await checkAnonymous(http);
  const passwords = [given.account, given.owner, given.signUp].flatMap((each) => each?.password ?? []);
  return {
    writer: key ? byKey(key) : developer,
    developer,
    owner,
    made,
    madeKey: own && developer && { id: own.id, session: developer },
    secrets: [key, given.ownerKey, ...passwords].filter((each) => each !== undefined),
  };
}

async function session(http: Http, path: string, details: SignInDetails): Promise<Caller> {
  const answer = await http.send("POST", path, { body: details });
  if (answer.status >= 300)
    throw new CredentialRejected(
      `${path} responds with ${answer.status} ${answer.code ?? ""} for ${details.email}. ` +
        (path.endsWith("sign-up")
          ? "Pass --email and --password of an account."
          : "Check the address and password."),
    );
  return bySession(answer.headers);
}

/** Every profile registers agents. A node may require a credential for it. */
async function checkAnonymous(http: Http): Promise<void> {
  const answer = await http.sendUnchecked("POST", "/register", { body: {} });
  if (answer.status === 401)
    throw new CredentialRejected(
      "This node registers agents only for accounts. Pass --key, or --email and --password, or --sign-up.",
    );
}

async function checkKey(http: Http, option: string, key: string): Promise<void> {
  const answer = await http.sendUnchecked("GET", "/list?limit=1", { as: byKey(key) });
  if (answer.status === 401)
    throw new CredentialRejected(`The node rejects ${option}: ${answer.code}. Pass a key that is active.`);
}

async function makeKey(
  http: Http,
  developer: Caller,
  prefix: string,
): Promise<{ id: string; raw_key: string }> {
  const answer = await http.send("POST", "/api/developers/keys", {
    as: developer,
    body: { name: `Conformance ${prefix}` },
  });
  if (answer.status !== 201)
    throw new CredentialRejected(
      `A key for the run cannot be made: ${answer.status} ${answer.code}. Pass --key.`,
    );
  return answer.json<{ key: { id: string; raw_key: string } }>().key;
}

/** Revokes the key and closes the account that were made for the run. @returns what remains. */
export async function closeSignUp(http: Http, { made, madeKey }: SignedIn): Promise<string[]> {
  const remaining: string[] = [];
  const attempt = async (what: string, sent: () => Promise<{ status: number }>) => {
    const status = await sent().then(
      (answer) => answer.status,
      (error: Error) => (error instanceof NotApplicable ? 429 : 0),
    );
    if (status !== 200 && status !== 204) remaining.push(`${what}: its removal has the status ${status}`);
  };
  if (madeKey)
    await attempt(`key ${madeKey.id}`, () =>
      http.send("DELETE", `/api/developers/keys/${madeKey.id}`, { as: madeKey.session }),
    );
  if (made) {
    const body = { current_password: made.password, agents: "tombstone" };
    await attempt(`account ${made.email}`, () =>
      http.send("DELETE", "/api/account", { as: made.session, body }),
    );
  }
  return remaining;
}
