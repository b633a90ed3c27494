/**
 * What slows down those who guess passwords, without locking anybody out for good.
 *
 * Failures are counted by account and place together, by place, and by account. Each count has its patience; beyond it
 * further attempts wait, twice as long each time. Where an account has been signed in to before, only its own failures
 * from there hold it up: else anybody could keep its people out by guessing from many places, and an office whose people
 * all come from one address would one day be kept out by its slips of the finger.
 */
import { hash } from "node:crypto";
import { clientNetwork } from "../client-network.ts";
import { besideRequest } from "../database/commit-outcome.ts";
import type { Database, Rows } from "../database/database.ts";

const minute = 60_000;

/** The longest wait, and how long failures are remembered, in milliseconds. */
const longestWait = 15 * minute;
const memory = 24 * 60 * minute;

/** Failures that cost nothing, by what they had in common. */
const patience = { pair: 5, place: 50, account: 20 };
type Kind = keyof typeof patience;
const kinds: Kind[] = ["pair", "place", "account"];

/** Who tries, and from where. */
export interface Attempt {
  /** As it was typed; there may be no account of it, which must make no difference. */
  email: string;
  address: string;
}

/**
 * Lets an attempt pass or tells how long it has to wait. An attempt that passes counts as a failure until its success is
 * noted, so that many at once are no way round.
 * @param accountId the account of the e-mail address; null if there is none.
 * @returns whole seconds; 0 if it may go on.
 */
export async function admitAttempt(
  database: Database,
  attempt: Attempt,
  accountId: string | null,
  now: Date,
): Promise<number> {
  await moveToNow(database, attempt, now);
  // A flood ends here: what has to wait writes nothing, so guesses of addresses do not fill the disk.
  const early = await waitOf(database, attempt, accountId, now);
  if (early > 0) return early;
  const counted = database.aside(async (rows) => {
    await takeTurn(rows, now);
    const wait = await waitOf(rows, attempt, accountId, now);
    if (wait > 0) return wait;
    const at = now.toISOString();
    const forgotten = new Date(now.getTime() - memory).toISOString();
    await rows.all("delete from sign_in_failure where last_at <= ?", [forgotten]);
    for (const scope of Object.values(scopesOf(attempt))) await rows.all(addFailure, [scope, at]);
    return 0;
  });
  return besideRequest(counted);
}

/** Failures that are later than now were written before the clock was set back. They count as failures of now. */
async function moveToNow(database: Database, attempt: Attempt, now: Date): Promise<void> {
  const later = "scope in (?, ?, ?) and last_at > ?";
  const at = now.toISOString();
  const params = [...Object.values(scopesOf(attempt)), at];
  if (!(await database.get(`select 1 as found from sign_in_failure where ${later}`, params))) return;
  const moved = database.aside(async (rows) => {
    await takeTurn(rows, now);
    await rows.all(`update sign_in_failure set last_at = ? where ${later}`, [at, ...params]);
  });
  await besideRequest(moved);
}

/** Takes back what an attempt was counted as, and what went wrong before it. */
export async function noteSuccess(rows: Rows, attempt: Attempt, now: string): Promise<void> {
  const { pair, place, account } = scopesOf(attempt);
  await takeTurn(rows, new Date(now));
  await rows.all("delete from sign_in_failure where scope in (?, ?)", [pair, account]);
  await rows.all("update sign_in_failure set count = count - 1 where scope = ? and count > 0", [place]);
}

/** Whether an account has been signed in to from a network before. It asks the same where there is no account. */
export async function isKnownPlace(rows: Rows, accountId: string | null, address: string): Promise<boolean> {
  const sql = "select 1 as known from sign_in_place where account_id = ? and place = ?";
  return (await rows.get(sql, [accountId ?? "", hashOf(address)])) !== undefined;
}

/** Remembers from where an account is signed in to. */
export async function rememberPlace(rows: Rows, accountId: string, address: string): Promise<void> {
  const sql = "insert into sign_in_place (account_id, place) values (?, ?) on conflict do nothing";
  await rows.all(sql, [accountId, hashOf(address)]);
}

const addFailure = `insert into sign_in_failure (scope, count, last_at) values (?, 1, ?)
  on conflict (scope) do update set count = sign_in_failure.count + 1, last_at = excluded.last_at`;

/** A row that whoever counts holds until its transaction ends: so attempts are counted one by one, and never deadlock. */
async function takeTurn(rows: Rows, now: Date): Promise<void> {
  const sql = `insert into sign_in_failure (scope, count, last_at) values ('turn', 0, ?)
    on conflict (scope) do update set last_at = excluded.last_at`;
  await rows.all(sql, [now.toISOString()]);
}

interface Failures {
  scope: string;
  count: number;
  last_at: string;
}

/** How long an attempt has to wait, in whole seconds. It asks the same for an address that has an account and one that has none. */
async function waitOf(rows: Rows, attempt: Attempt, accountId: string | null, now: Date): Promise<number> {
  const scopes = scopesOf(attempt);
  const failures = await rows.all<Failures>(
    "select scope, count, last_at from sign_in_failure where scope in (?, ?, ?)",
    Object.values(scopes),
  );
  const known = await isKnownPlace(rows, accountId, attempt.address);
  const holding = known ? kinds.filter((kind) => kind === "pair") : kinds;
  const waits = holding.map((kind) => {
    const found = failures.find(({ scope }) => scope === scopes[kind]);
    return found ? waitAfter(found, patience[kind], now) : 0;
  });
  return Math.ceil(Math.max(...waits) / 1_000);
}

function waitAfter({ count, last_at }: Failures, free: number, now: Date): number {
  const since = now.getTime() - Date.parse(last_at);
  const excess = count - free;
  if (excess < 0 || since >= memory) return 0;
  return Math.max(Math.min(1_000 * 2 ** excess, longestWait) - since, 0);
}

/** What attempts have in common, hashed: the table tells nobody who signs in from where. */
function scopesOf({ email, address }: Attempt): Record<Kind, string> {
  return {
    pair: hash("sha256", `pair ${email} ${clientNetwork(address)}`),
    place: hashOf(address),
    account: hash("sha256", `account ${email}`),
  };
}

function hashOf(address: string): string {
  return hash("sha256", `place ${clientNetwork(address)}`);
}
