/** Performs what people do with accounts, keys and sessions. */

import type { Registry } from "../../../client/index.ts";
import type { KeyScope } from "../../../generated/operations.ts";
import type { DisableAccount, MakeCredential, Sending, UseCredential } from "../actions.ts";
import { fastestClock } from "../clock.ts";
import { password, type Site } from "../scene.ts";
import { time } from "../virtual-time.ts";
import { type Credential, cookieIn, pick, race, type Stage } from "./stage.ts";

export async function makeCredential(stage: Stage, action: MakeCredential): Promise<void> {
  const site = stage.site(action.site);
  if (action.do === "sign up") return signUp(stage, site, action.people);
  const { by } = action;
  if (action.do === "sign in") {
    stage.addSession(site, by, await stage.sessionOf(site, by, action));
    return;
  }
  const cookie = await stage.sessionOf(site, by);
  if (cookie === null) return;
  await race(action.count ?? 1, () => createKey(stage, site, cookie, action));
}

async function createKey(
  stage: Stage,
  site: Site,
  cookie: string,
  action: Extract<MakeCredential, { do: "create key" }>,
): Promise<void> {
  const { by } = action;
  const madeAt = fastestClock(site);
  const expiresAt = action.lifeMs === null ? null : madeAt + action.lifeMs + 1_000;
  const client = stage.client(site, { kind: "create key", by, expiresAt }, action, cookie);
  const { key } = await client.keys.create({
    name: "made",
    tier: "free",
    scopes: action.scopes,
    ...(expiresAt !== null && { expires_at: new Date(expiresAt).toISOString() }),
  });
  const quota = action.leftOfQuota;
  if (quota !== null && !(await spendAllBut(site, key.id, quota))) return;
  stage.made.credentials.push({
    ...{ site, by, kind: "key", id: key.id, text: key.raw_key },
    ...{
      madeAt,
      madeOrder: stage.scene.order.next(),
      expiresAt,
      quota,
      family: key.id,
      scopes: action.scopes,
    },
  });
}

/** Changes the password to the same one: what ends with it can be seen, and others can still sign in. */
async function changePassword(stage: Stage, { site, by, text }: Credential, sending: Sending): Promise<void> {
  const client = stage.client(site, { kind: "change password", by }, sending, text);
  await client.accounts.changePassword(
    { current_password: password, new_password: password },
    { onResponse: ({ headers }) => stage.addSession(site, by, cookieIn(headers)) },
  );
}

/** Several people at the same instant. */
async function signUp(stage: Stage, site: Site, count: number): Promise<void> {
  const people = Array.from({ length: count }, () => {
    const email = `person-${stage.made.people.length}@example.com`;
    stage.made.people.push({ site, email });
    const client = stage.client(site, { kind: "sign up", by: "anyone", email }, {}, null);
    return client.accounts.signUp({ email, password });
  });
  await Promise.allSettled(people);
}

export async function useCredential(stage: Stage, action: UseCredential): Promise<void> {
  const kind = action.do;
  const ofKind = stage.made.credentials.filter((each) => each.kind === kind);
  const credential = pick(ofKind, action.do === "key" ? action.key : action.session);
  if (!credential) return;
  if (action.act === "use") return use(stage, credential, action);
  if (action.act === "use often" || action.act === "use for all") {
    const scopes = action.act === "use often" ? spending.slice(0, 1) : spending;
    // Two of each process: where there are two, both get requests for each scope.
    const uses = [0, 1, 2, 3].map((process) =>
      use(stage, credential, { ...action, process }, pick(scopes, process >> 1)),
    );
    await Promise.allSettled(uses);
    return;
  }
  const ended = action.act === "change password" ? sessionsOf(stage, credential) : [credential];
  await end(stage, credential, action);
  const again = ended.flatMap((each) => [0, 1].map((process) => use(stage, each, { ...calm, process })));
  await Promise.allSettled(again); // nothing that has ended may come back
}

const calm: Sending = { fate: "fair", retries: 0, process: 0 };

/** The scopes of requests that a key pays for. */
const spending = ["facts:write", "agents:write"] as const satisfies KeyScope[];

/** Sends a request with a credential. @param scope what a key needs for it. */
async function use(
  stage: Stage,
  { kind, site, by, text, id }: Credential,
  sending: Sending,
  scope: (typeof spending)[number] = "facts:write",
): Promise<void> {
  const client = stage.client(site, { kind: `use ${kind}`, by, id, scope }, sending, text);
  if (kind === "session") await client.accounts.session();
  else await spend(client, scope);
}

/** The sessions of an account. */
function sessionsOf({ made }: Stage, { site, by }: Credential): Credential[] {
  return made.credentials.filter((each) => each.kind === "session" && each.site === site && each.by === by);
}

/** Ends a credential, and what ends with it. */
async function end(stage: Stage, credential: Credential, action: UseCredential): Promise<void> {
  const { site, by, text, id } = credential;
  if (action.act === "change password") return changePassword(stage, credential, action);
  if (action.act === "sign out") {
    await stage.client(site, { kind: "sign out", by, id }, action, text).accounts.signOut();
    return;
  }
  if (id === null) return;
  const cookie = await stage.sessionOf(site, by);
  const { graceS = 0 } = action.do === "key" ? action : {};
  const client = stage.client(site, { kind: `${action.act} key`, by, id, graceS }, action, cookie);
  if (action.act === "revoke") await client.keys.revoke(id);
  else {
    const { key } = await client.keys.rotate(id, { grace_period_s: graceS });
    const madeOrder = stage.scene.order.next();
    stage.made.credentials.push({ ...credential, id: key.id, text: key.raw_key, madeOrder });
  }
}

/** Disables an account for some time. */
export async function disableAccount(
  stage: Stage,
  { site: index, who, forMs }: DisableAccount,
): Promise<void> {
  const site = stage.site(index);
  const change = async (disabled: boolean) => {
    const client = stage.client(site, { kind: "account", by: "owner", who, disabled });
    await client.accounts.update(stage.scene.prologue.accounts[who], { disabled });
  };
  try {
    await change(true);
  } finally {
    if (forMs !== null) {
      await time.sleep(forMs);
      await change(false);
    }
  }
}

/** A request that a key pays for, and that changes nothing, because there is no such agent. */
function spend(client: Registry, scope: (typeof spending)[number]): Promise<unknown> {
  return scope === "agents:write"
    ? client.agents.setStatus("nobody", { status: "active" })
    : client.facts.put("nobody", {} as never); // what is missing is reported, not rejected
}

/** Lets a key have used all but some of its requests of the month. @returns whether that was written. */
async function spendAllBut(site: Site, keyId: string, left: number): Promise<boolean> {
  const { machine, node } = site.slots.find((each) => each.node !== null) ?? {};
  if (!machine || !node) return false;
  const month = new Date(fastestClock(site)).toISOString().slice(0, 7);
  try {
    await machine.run(() =>
      node.database.transaction((tx) =>
        tx.run(`insert into quota (owner, period, used, granted)
          select counter, '${month}', ${1_000 - left}, 0 from api_key where id = '${keyId}'`),
      ),
    );
    return true;
  } catch {
    return false; // the process died, or its database fails
  }
}
