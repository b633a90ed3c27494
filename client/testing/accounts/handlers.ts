/** Accounts of a fake registry. Passwords are not hashed, because they are not secret here. */
import { passwordWeakness } from "../../../server/accounts/password-rules.ts";
import { rejectWith } from "../../../server/responses.ts";
import type { Handlers } from "../context.ts";
import { noStore } from "../http/paging.ts";
import { accountOf, callerOf, createAccount, endSessions, toResponse } from "./account.ts";
import { endOf, replaceSession, sessionsOf, signedIn, signedOut } from "./sessions.ts";
import { recordFailure, waitFor } from "./throttle.ts";

export { list, update } from "./administration.ts";

export const setup: Handlers["accounts"]["setup"] = async ({ body }, context) => {
  const { state } = context;
  if (body.token !== state.setupToken) {
    return rejectWith(
      403,
      "setup_token_invalid",
      "The token does not match the one that the node printed: copy the link from its output again.",
    );
  }
  if (state.accounts.some(({ role }) => role === "owner")) {
    return rejectWith(409, "already_set_up", "The node has an owner already: sign in.");
  }
  const weak = weakPassword("/password", body.password, body.email);
  if (weak) return weak;
  if (accountOf(state, body.email)) return emailTaken(body.email);
  const account = createAccount(state, { ...body, name: null, role: "owner", tier: "enterprise" });
  const headers = signedIn(context, replaceSession(context, account));
  return { status: 201, headers, body: { account: toResponse(account) } };
};

export const signUp: Handlers["accounts"]["signUp"] = async ({ body }, context) => {
  const { state } = context;
  if (state.settings.singleOperator) {
    return rejectWith(403, "sign_up_closed", "This node is in single-operator mode: sign-up is closed.");
  }
  const weak = weakPassword("/password", body.password, body.email);
  if (weak) return weak;
  if (accountOf(state, body.email)) return emailTaken(body.email);
  const name = body.name?.toWellFormed().trim() ?? null;
  const account = createAccount(state, { ...body, name, role: "developer", tier: "free" });
  const headers = signedIn(context, replaceSession(context, account));
  return { status: 201, headers, body: { account: toResponse(account) } };
};

export const signIn: Handlers["accounts"]["signIn"] = async ({ body }, context) => {
  const { state } = context;
  const account = accountOf(state, body.email);
  const wait = waitFor(state, body.email);
  if (wait > 0) {
    const detail = `Too many recent sign-ins failed or are waiting. Try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
    return { ...rejectWith(429, "too_many_sign_ins", detail), headers: { "Retry-After": wait } };
  }
  if (!account || account.password !== body.password) {
    recordFailure(state, body.email);
    const detail = "No account has this e-mail address and password.";
    return {
      ...rejectWith(401, "sign_in_failed", detail),
      headers: { "WWW-Authenticate": 'Bearer realm="registry"' },
    };
  }
  if (account.disabled_at !== null) {
    return rejectWith(403, "account_disabled", "The operator of this node disabled this account.");
  }
  if (state.settings.singleOperator && account.role !== "owner") {
    const detail = "This node is not yet open to the public: only its owner can sign in.";
    return rejectWith(403, "single_operator_mode", detail);
  }
  state.failures.delete(account.email);
  const headers = signedIn(context, replaceSession(context, account));
  return { status: 200, headers, body: { account: toResponse(account) } };
};

export const changePassword: Handlers["accounts"]["changePassword"] = async ({ body }, context) => {
  const { state } = context;
  const account = callerOf(context);
  const weak = weakPassword("/new_password", body.new_password, account.email);
  if (weak) return weak;
  const wait = waitFor(state, account.email);
  if (wait > 0) {
    const detail = `Too many recent sign-ins failed or are waiting. Try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
    return { ...rejectWith(429, "too_many_sign_ins", detail), headers: { "Retry-After": wait } };
  }
  if (account.password !== body.current_password) {
    recordFailure(state, account.email);
    return rejectWith(403, "wrong_password", "/current_password is not the password of your account.");
  }
  account.password = body.new_password;
  state.failures.delete(account.email);
  endSessions(state, ({ account_id }) => account_id === account.id);
  const headers = signedIn(context, replaceSession(context, account));
  return { status: 200, headers, body: { account: toResponse(account) } };
};

export const ways: Handlers["accounts"]["ways"] = async (_request, { state }) => {
  const set_up = !state.accounts.some(({ role }) => role === "owner");
  return {
    status: 200,
    headers: noStore,
    body: { sign_up: !state.settings.singleOperator, set_up, oidc: false },
  };
};

export const signOut: Handlers["accounts"]["signOut"] = async (_request, context) => {
  endSessions(context.state, ({ id }) => id === context.caller.session);
  return { status: 204, headers: signedOut(context) };
};

export const session: Handlers["accounts"]["session"] = async (_request, { state, caller }) => {
  const account = callerOf({ state, caller });
  const current = sessionsOf(state, account.id).find(({ id }) => id === caller.session);
  if (!current) throw new Error("A valid session is missing");
  return {
    status: 200,
    headers: noStore,
    body: { account: toResponse(account), expires_at: endOf(current) },
  };
};

export const sessions: Handlers["accounts"]["sessions"] = async (_request, { state, caller }) => {
  const found = sessionsOf(state, caller.account ?? "").map((each) => ({
    id: each.id,
    current: each.id === caller.session,
    created_at: each.created_at,
    last_used_at: each.last_used_at,
    expires_at: endOf(each),
    user_agent: each.user_agent,
  }));
  return { status: 200, headers: noStore, body: { sessions: found } };
};

export const endSession: Handlers["accounts"]["endSession"] = async ({ path }, { state, caller }) => {
  const own = state.sessions.some(({ id, account_id }) => id === path.id && account_id === caller.account);
  if (!own)
    return rejectWith(
      404,
      "session_not_found",
      `You have no session with the id ${path.id}, or it has ended.`,
    );
  endSessions(state, ({ id }) => id === path.id);
  return { status: 204 };
};

/** A fake registry has no identity provider. */
export const oidcStart: Handlers["accounts"]["oidcStart"] = async () => noProvider();
export const oidcCallback: Handlers["accounts"]["oidcCallback"] = async () => noProvider();

/** The node's password rules, without its list of common passwords, which would be larger than the fake. */
function weakPassword(pointer: string, password: string, email: string) {
  const weakness = passwordWeakness(password, email.toLowerCase(), () => false);
  if (weakness === null) return undefined;
  return rejectWith(400, "weak_password", `${pointer} ${weakness}`, {
    errors: [{ pointer, detail: weakness }],
  });
}

function emailTaken(email: string) {
  return rejectWith(409, "email_taken", `Another account uses ${email}: sign in, or use another address.`);
}

function noProvider() {
  const detail = "This node has no identity provider: sign in with e-mail address and password.";
  return rejectWith(404, "oidc_not_configured", detail);
}
