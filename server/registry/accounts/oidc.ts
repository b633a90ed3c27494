/** Sign-in with an identity provider: OpenID Connect, authorization code with PKCE. */

import { sessionCookie } from "../../core/http/cookies.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { normalEmail } from "../../core/values/email.ts";
import { recordSecurity } from "../security-log/record.ts";
import type { Account } from "./account.ts";
import { accountById, accountByIdentity, insertAccount } from "./accounts.ts";
import type { Identity } from "./identity.ts";
import { type Flow, type Flows, flowCookie, flowLife, flowPath, isExpired } from "./oidc-flow.ts";
import { markStateUsed, releaseState } from "./oidc-state.ts";
import type { Context, Handlers } from "./parts.ts";
import { byItself } from "./security.ts";
import { accountOfSession } from "./sessions.ts";
import { replaceSession, signedIn, signInProblem } from "./sign-in.ts";
import { recordSignUp, signUpLimitReached, signUpWait } from "./sign-up-limit.ts";

export const oidcStart: Handlers["accounts"]["oidcStart"] = async (_request, context) => {
  const { oidc, client, database, clock } = context;
  if (!oidc) return notConfigured();
  if (client.crossSite) {
    const detail = "A page of another site sent the browser here. Start from the node's own pages.";
    return rejectWith(403, "cross_site_request", detail);
  }
  const flow: Flow = {
    state: secret(context),
    nonce: secret(context),
    verifier: secret(context),
    account: (await accountAtBrowser(context, database)) ?? null,
    startedAt: clock().toISOString(),
  };
  const found = await oidc.provider.addressOf(flow);
  if ("unavailable" in found) return unavailable();
  const cookie = cookieOf(context, oidc.flows.encrypt(flow), flowLife);
  return { status: 302, headers: { ...noStore, Location: found.address, "Set-Cookie": cookie } };
};

export const oidcCallback: Handlers["accounts"]["oidcCallback"] = async ({ query }, context) => {
  const { oidc, database, clock } = context;
  if (!oidc) return notConfigured();
  const flow = flowOf(oidc.flows, context);
  if ("problem" in flow) return flow;
  if (query.state !== flow.state)
    return failed("This response does not belong to the last sign-in of this browser");
  const { code, state, iss, error } = query;
  const response = {
    ...(code && { code }),
    ...(state && { state }),
    ...(iss && { iss }),
    ...(error && { error }),
  };
  if (!(await markStateUsed(database, flow.state, clock()))) {
    return failed("This response of the identity provider was used already");
  }
  const identity = await oidc.provider.identify(flow, response);
  if ("unavailable" in identity) {
    await releaseState(database, flow.state);
    return unavailable();
  }
  if ("failed" in identity) return rejectWith(400, "oidc_failed", identity.failed);
  return database.transaction(async (tx) => {
    const account = await accountOf(tx, identity, flow, context);
    if ("problem" in account) return account;
    await recordSecurity(tx, context, tx.now, { action: "sign_in", ...byItself(account) });
    const { "Set-Cookie": session, ...headers } = signedIn(
      context,
      await replaceSession(tx, account, context),
    );
    const cookies = [session, cookieOf(context, "", 0)];
    return { status: 303, headers: { ...headers, Location: "/", "Set-Cookie": cookies } };
  });
};

/** The sign-in of the browser's cookie, or a problem. */
function flowOf(flows: Flows, { client, clock }: Context) {
  const [encrypted, ...more] = client.cookies.get(flowCookie) ?? [];
  if (encrypted === undefined) return failed("This browser has no sign-in in progress");
  // A page of a sibling host may have set a second cookie, so the node could not know which one is genuine.
  const flow = more.length > 0 ? undefined : flows.decrypt(encrypted);
  if (!flow) return failed(`The cookie ${flowCookie} was not set by this node`);
  return isExpired(flow, clock()) ? failed("The sign-in took longer than ten minutes") : flow;
}

/** The account of an identity, or a problem. */
async function accountOf(tx: Transaction, identity: Identity, flow: Flow, context: Context) {
  const known = await accountByIdentity(tx, identity);
  if (flow.account !== null) return linked(tx, identity, flow.account, known, context);
  if (!known) return newAccount(tx, identity, context);
  const problem = signInProblem(known, context.node);
  const failed = { action: "sign_in_failed", account: known.id, actor: null } as const;
  if (problem) await recordSecurity(tx, context, tx.now, failed);
  return problem ?? known;
}

/**
 * Adds an identity to the account that was signed in at the start. The session must still be active; otherwise a user
 * whose session was ended meanwhile could keep access.
 */
async function linked(
  tx: Transaction,
  { issuer, subject }: Identity,
  wanted: string,
  known: Account | null,
  context: Context,
) {
  if ((await accountAtBrowser(context, tx)) !== wanted) {
    return failed("You are no longer signed in to the account that started this");
  }
  const account = await accountById(tx, wanted);
  const problem = account && signInProblem(account, context.node);
  if (problem) return problem;
  if (known?.id === wanted) return known;
  if (account?.oidc_subject === null && !known) {
    account.oidc_issuer = issuer;
    account.oidc_subject = subject;
    await recordSecurity(tx, context, tx.now, { action: "identity_added", ...byItself(account) });
    return account;
  }
  const detail = known
    ? "Another account uses this identity: sign out, then sign in with it."
    : "Your account already has a different identity.";
  return rejectWith(409, "identity_taken", detail);
}

async function newAccount(tx: Transaction, { issuer, subject, email, name }: Identity, context: Context) {
  if (context.node.singleOperator) {
    return rejectWith(403, "sign_up_closed", "This node is in single-operator mode: sign-up is closed.");
  }
  const { client, node, newId } = context;
  const wait = await signUpWait(tx, client.address, node.signUpsPerNetwork, new Date(tx.now));
  if (wait > 0) return signUpLimitReached(wait);
  const account = await insertAccount(tx, newId, {
    email: email === null ? null : normalEmail(email),
    name,
    password: null,
    role: "developer",
    tier: "free",
    identity: { issuer, subject },
  });
  const detail = `Another account uses ${email}: sign in to it with its password, then start again to add this identity.`;
  if (!account) return rejectWith(409, "email_taken", detail);
  await recordSignUp(tx, client.address, tx.now);
  await recordSecurity(tx, context, tx.now, { action: "account_created", ...byItself(account) });
  return account;
}

/** The signed-in account of the browser; an invalid session counts as none. */
async function accountAtBrowser(
  { client, clock }: Context,
  rows: Parameters<typeof accountOfSession>[0],
): Promise<string | undefined> {
  return accountOfSession(rows, clock(), [...new Set(client.cookies.get(sessionCookie) ?? [])]);
}

/** 256 bits in 43 characters, as RFC 7636 section 4.1 recommends for the verifier; also used for state and nonce. */
function secret({ random }: Context): string {
  return random(32).toString("base64url");
}

function cookieOf({ node, client }: Context, value: string, maxAge: number): string {
  const secure = node.publicUrl.startsWith("https:");
  return client.setCookie(flowCookie, value, { maxAge, path: flowPath, secure });
}

function notConfigured() {
  const detail = "This node has no identity provider: sign in with e-mail address and password.";
  return rejectWith(404, "oidc_not_configured", detail);
}

function failed(reason: string) {
  return rejectWith(400, "oidc_failed", `${reason}: start again.`);
}

function unavailable() {
  const detail = `The identity provider does not respond. Try again in ${retryAfter} seconds, or sign in with a password.`;
  return { ...rejectWith(503, "oidc_unavailable", detail), headers: { "Retry-After": retryAfter } };
}

/** The `Retry-After` of an unavailable provider, in seconds. */
const retryAfter = 5;
