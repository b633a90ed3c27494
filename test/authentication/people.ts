/** Every kind of caller of a node, with its credentials. */
import { hash, randomBytes } from "node:crypto";
import type { Config } from "../../server/assembly/config.ts";
import { makeRawKey } from "../../server/registry/keys/raw-key.ts";
import type { EngineName } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";

/** The headers with the credentials of a caller. */
export type Shown = Record<string, string>;

/** A caller, and how its credentials must be treated. */
export interface Person {
  is: string;
  who: "owner" | "developer" | null;
  by: "key" | "session" | "nothing";
  /** The problem code of its credential, where one is checked. */
  rejected?: string;
}

export const everyone: Person[] = [
  { is: "nobody", who: null, by: "nothing" },
  { is: "a developer with a key", who: "developer", by: "key" },
  { is: "a developer with a key in the other header", who: "developer", by: "key" },
  { is: "a developer with a session", who: "developer", by: "session" },
  { is: "the owner with a key", who: "owner", by: "key" },
  { is: "the owner with a session", who: "owner", by: "session" },
  { is: "a caller with a malformed key", who: null, by: "key", rejected: "credential_malformed" },
  { is: "a caller with a mistyped key", who: null, by: "key", rejected: "credential_checksum_failed" },
  { is: "a caller with an unknown key", who: null, by: "key", rejected: "credential_unknown" },
  { is: "a caller with a revoked key", who: null, by: "key", rejected: "credential_revoked" },
  { is: "a caller with an expired key", who: null, by: "key", rejected: "credential_expired" },
  { is: "a developer with a session and a key", who: "developer", by: "key" },
  { is: "a developer with a session and a bad key", who: null, by: "key", rejected: "credential_unknown" },
  {
    is: "a developer with a session and a bad alias",
    who: null,
    by: "key",
    rejected: "credential_malformed",
  },
  { is: "a caller with a malformed session", who: null, by: "session", rejected: "credential_malformed" },
  { is: "a caller with an unknown session", who: null, by: "session", rejected: "credential_unknown" },
  { is: "a caller with several bad sessions", who: null, by: "session", rejected: "credential_unknown" },
  { is: "a developer with a session among bad ones", who: "developer", by: "session" },
  { is: "a developer with the same session twice", who: "developer", by: "session" },
  { is: "a caller with two sessions", who: null, by: "session", rejected: "duplicate_session_cookie" },
  { is: "a disabled developer with a key", who: "developer", by: "key", rejected: "account_disabled" },
];

/** A node with all of these callers. */
export interface Crowd extends AsyncDisposable {
  world: TestWorld;
  shownBy(is: string): Shown;
}

/** Creates the node. Developers are inserted into the database: in single-operator mode nobody can sign up. */
export async function createWorldOf(engine: EngineName, settings: Partial<Config>): Promise<Crowd> {
  const world = await createWorld(engine, settings);
  const owner = await world.owner();
  const { key } = await owner.keys.create({ name: "owner's" });
  const cookie = (token: string | undefined) => ({ cookie: `access_token=${token}` });
  const bearer = (raw: string) => ({ authorization: `Bearer ${raw}` });

  const developer = { token: randomBytes(32).toString("base64url"), key: makeRawKey(randomBytes) };
  const ended = randomBytes(32).toString("base64url");
  const disabled = makeRawKey(randomBytes);
  const revoked = makeRawKey(randomBytes);
  const expired = makeRawKey(randomBytes);
  const now = "2026-11-20T16:00:00.000Z";
  await account(world, "acc_developer", null);
  await account(world, "acc_disabled", now);
  await keyRow(world, "acc_developer", developer.key);
  await keyRow(world, "acc_developer", revoked, { revoked_at: now });
  await keyRow(world, "acc_developer", expired, { expires_at: now });
  await keyRow(world, "acc_disabled", disabled);
  await world.sql(`insert into session (id, hash, account_id, created_at, last_used_at, expires_at) values
    ('ses_test', '${hash("sha256", developer.token)}', 'acc_developer', '${now}', '${now}', '2026-12-20T16:00:00.000Z'),
    ('ses_ended', '${hash("sha256", ended)}', 'acc_developer', '${now}', '${now}', '${now}')`);

  const mistyped = `${developer.key.slice(0, -1)}${developer.key.endsWith("0") ? "1" : "0"}`;
  const unknown = randomBytes(32).toString("base64url");
  const shown: Record<string, Shown> = {
    nobody: {},
    "a developer with a key": bearer(developer.key),
    "a developer with a key in the other header": { "x-api-key": developer.key },
    "a developer with a session": cookie(developer.token),
    "the owner with a key": bearer(key.raw_key),
    "the owner with a session": cookie(owner.jar.get("access_token")),
    "a caller with a malformed key": { authorization: "Bearer registry_short" },
    "a caller with a mistyped key": bearer(mistyped),
    "a caller with an unknown key": { "x-api-key": makeRawKey(randomBytes) },
    "a caller with a revoked key": bearer(revoked),
    "a caller with an expired key": { "x-api-key": expired },
    "a developer with a session and a key": { ...cookie(developer.token), ...bearer(developer.key) },
    "a developer with a session and a bad key": {
      ...cookie(developer.token),
      ...bearer(makeRawKey(randomBytes)),
      "x-api-key": developer.key,
    },
    "a developer with a session and a bad alias": { ...cookie(developer.token), "x-api-key": "" },
    "a caller with a malformed session": cookie("abc"),
    "a caller with an unknown session": cookie(unknown),
    "a caller with several bad sessions": cookie(`abc; access_token=${unknown}; access_token=`),
    "a developer with a session among bad ones": cookie(
      `${unknown}; access_token=abc; access_token=${developer.token}; access_token=${ended}`,
    ),
    "a developer with the same session twice": cookie(`${developer.token}; access_token=${developer.token}`),
    "a caller with two sessions": cookie(`${developer.token}; access_token=${owner.jar.get("access_token")}`),
    "a disabled developer with a key": bearer(disabled),
  };
  return {
    world,
    shownBy(is) {
      const found = shown[is];
      if (!found) throw new Error(`${is} shows nothing`);
      return found;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

function account({ sql }: TestWorld, id: string, disabledAt: string | null): Promise<void> {
  return sql(`insert into account (id, email, role, tier, disabled_at, issuer, trust_pending, created_at) values
    ('${id}', '${id}@example.com', 'developer', 'free', ${literal(disabledAt)}, false, false, '2026-11-20T16:00:00.000Z')`);
}

function keyRow(
  { sql }: TestWorld,
  accountId: string,
  raw: string,
  { revoked_at = null, expires_at = null }: { revoked_at?: string | null; expires_at?: string | null } = {},
): Promise<void> {
  const id = `key_${hash("sha256", raw).slice(0, 12)}`;
  return sql(`insert into api_key
    (id, hash, account_id, name, tier, start, last4, counter, created_at, revoked_at, expires_at) values
    ('${id}', '${hash("sha256", raw)}', '${accountId}', 'test', 'free', '${raw.slice(0, 13)}', '${raw.slice(-4)}', '${id}',
      '2026-11-20T16:00:00.000Z', ${literal(revoked_at)}, ${literal(expires_at)})`);
}

function literal(text: string | null): string {
  return text === null ? "null" : `'${text}'`;
}
