/** Changing one's password. */
import { refuse } from "../answers.ts";
import type { Handlers } from "../context.ts";
import { challenge } from "../http/admission.ts";
import { present } from "./account.ts";
import { accountById, replacePassword } from "./accounts.ts";
import { endSessionsOf } from "./sessions.ts";
import { barOf, replaceSession, signedIn, tooMany, turnOf, weakPassword } from "./sign-in.ts";
import { admitAttempt, isKnownPlace, noteSuccess } from "./throttle.ts";

export const changePassword: Handlers["accounts"]["changePassword"] = async ({ body }, context) => {
  const { database, passwords, origin, clock, caller, node } = context;
  const account = await accountById(database, caller.account ?? "");
  if (!account) throw new Error("An account is gone whose session was admitted");
  const { id, email, password: known } = account;
  if (known === null) {
    const detail = "Your account signs in with the identity provider, and has no password to change.";
    return refuse(409, "no_password", detail);
  }
  const weak = weakPassword("/new_password", body.new_password, email);
  if (weak) return weak;
  // A session that somebody left open is no way to guess the password faster than by signing in.
  const attempt = { email: email ?? id, address: origin.address };
  const turn = turnOf(context, await isKnownPlace(database, id, origin.address));
  const wait = passwords.isBusy(turn) ? 1 : await admitAttempt(database, attempt, id, clock());
  if (wait > 0) return tooMany(wait);
  if (!(await passwords.verify(body.current_password, known, turn))) return wrongPassword();
  const kept = await passwords.hash(body.new_password, turn);
  return database.transaction(async (tx) => {
    const now = await accountById(tx, id);
    const barred = now && barOf(now, node);
    if (barred) return barred;
    if (!(await replacePassword(tx, id, { known, kept }))) return wrongPassword();
    const live = await tx.get("select 1 as live from session where id = ?", [caller.session]);
    if (!live) throw challenge("credential_unknown", "The session was ended just now: sign in.");
    await noteSuccess(tx, attempt, tx.now);
    await endSessionsOf(tx, id);
    const token = await replaceSession(tx, account, context);
    return { status: 200, headers: signedIn(context, token), body: { account: present(now ?? account) } };
  });
};

function wrongPassword() {
  const detail = "/current_password is not the password of your account.";
  return refuse(403, "wrong_password", detail);
}
