/**
 * What slows down those who guess passwords, without locking anybody out for good.
 *
 * Failures are counted by account and place together, by place, and by account. Each count has its patience; beyond it
 * further attempts wait, twice as long each time. The count by account does not hold where the account has been signed
 * in to before: else anybody could keep its people out by guessing from many places.
 */
import { hash } from "node:crypto";
import type { Database, Rows } from "../database/database.ts";

const minute = 60_000;

/** The longest wait, and how long failures are remembered, in milliseconds. */
const longestWait = 15 * minute;
const memory = 24 * 60 * minute;

/** Failures that cost nothing, by what they had in common. */
const patience = { pair: 5, place: 50, account: 20 };
type Kind = keyof typeof patience;

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
export function admitAttempt(
  database: Database,
  attempt: Attempt,
  accountId: string | null,
  now: Date,
): Promise<number> {
  return database.aside(async (rows) => {
    await rows.all("delete from sign_in_failure where last_at <= ?", [
      ...[new Date(now.getTime() - memory).toISOString()],
    ]);
    const place = placeOf(attempt.address);
    const known = await rows.get("select 1 as known from sign_in_place where account_id = ? and place = ?", [
      ...[accountId ?? "", place],
    ]);
    const scopes = Object.entries(scopesOf(attempt)).sort(([, a], [, b]) => (a < b ? -1 : 1)); // always locked in one order
    let wait = 0;
    for (const [kind, scope] of scopes) {
      const found = await rows.get<Failures>(lockCount, [scope, now.toISOString()]);
      if (!found) throw new Error("The count of failures gave nothing");
      if (kind === "account" && known) continue;
      wait = Math.max(wait, waitAfter(kind as Kind, found, now)); // the keys of scopesOf
    }
    if (wait > 0) return Math.ceil(wait / 1_000);
    const sql = "update sign_in_failure set count = count + 1, last_at = ? where scope = ?";
    for (const [, scope] of scopes) await rows.all(sql, [now.toISOString(), scope]);
    return 0;
  });
}

/** Changes nothing of a count that is there, and holds it until the end of the transaction. */
const lockCount = `insert into sign_in_failure (scope, count, last_at) values (?, 0, ?)
  on conflict (scope) do update set count = sign_in_failure.count returning count, last_at`;

interface Failures {
  count: number;
  last_at: string;
}

function waitAfter(kind: Kind, { count, last_at }: Failures, now: Date): number {
  const since = now.getTime() - Date.parse(last_at);
  const excess = count - patience[kind];
  if (excess < 0 || since >= memory) return 0;
  return Math.max(Math.min(1_000 * 2 ** excess, longestWait) - since, 0);
}

/** Remembers from where an account was signed in to, and takes back what the attempt was counted as. */
export async function noteSuccess(rows: Rows, attempt: Attempt, accountId: string): Promise<void> {
  const { pair, place, account } = scopesOf(attempt);
  await rows.all("delete from sign_in_failure where scope in (?, ?)", [pair, account]);
  await rows.all("update sign_in_failure set count = count - 1 where scope = ? and count > 0", [place]);
  await rows.all("insert into sign_in_place (account_id, place) values (?, ?) on conflict do nothing", [
    ...[accountId, place],
  ]);
}

/** What attempts have in common, hashed: the table tells nobody who signs in from where. */
function scopesOf({ email, address }: Attempt): Record<Kind, string> {
  const place = placeOf(address);
  const account = hash("sha256", `account ${email}`);
  return { pair: hash("sha256", `pair ${email} ${place}`), place, account };
}

/** The network of an address: an IPv6 customer has a /64 at least (RFC 6177), and may take any address of it. */
function placeOf(address: string): string {
  const network = address.includes(":") && !address.includes(".") ? network64(address) : address;
  return hash("sha256", `place ${network}`);
}

function network64(address: string): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":").toLowerCase();
}
