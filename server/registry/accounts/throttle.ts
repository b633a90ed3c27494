/**
 * Throttles failed sign-ins, without locking accounts permanently.
 *
 * Failures are counted per account and network together, per network, and per account. Each count allows some free
 * failures; beyond them, attempts have to wait, twice as long each time. If an account has signed in from a network
 * before, only its own failures there delay it. Otherwise anyone could lock its user out by guessing from many networks,
 * and an office behind one address could lock itself out by typing errors.
 */
import { hash } from "node:crypto";
import { raw } from "@mikro-orm/core";
import { besideRequest } from "../../core/database/commit-outcome.ts";
import type { Database } from "../../core/database/database.ts";
import { networkHash } from "../../core/http/client-network.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { normalEmail } from "../../core/values/email.ts";
import { SignInFailure } from "./sign-in-failure.ts";
import { SignInNetwork } from "./sign-in-network.ts";

/** The scope of the row that is locked to count attempts one by one. */
const turnScope = "turn";

const minute = 60_000;

/** The longest wait, and the retention of failures, in milliseconds. */
const longestWait = 15 * minute;
const retention = 24 * 60 * minute;

/** The number of free failures by kind. */
const freeFailures = { pair: 5, network: 50, account: 20 };
type Kind = keyof typeof freeFailures;
const kinds: Kind[] = ["pair", "network", "account"];

/** An attempt to sign in. */
export interface Attempt {
  /** The typed address, in any spelling. Whether it has an account must make no difference. */
  email: string;
  address: string;
}

/**
 * Counts an attempt, or returns how long it has to wait. A counted attempt is a failure until its success is recorded, so
 * that concurrent attempts cannot bypass the limit.
 * @param accountId the account of the e-mail address; null if there is none.
 * @returns whole seconds; 0 if the attempt may proceed.
 */
export async function countAttempt(
  database: Database,
  attempt: Attempt,
  accountId: string | null,
  now: Date,
): Promise<number> {
  await moveToNow(database, attempt, now);
  // An attempt that has to wait writes nothing, so that a flood of addresses does not fill the disk.
  const early = await waitOf(database, attempt, accountId, now);
  if (early > 0) return early;
  const counted = database.aside(async (writer) => {
    await lockCounters(writer, now);
    const wait = await waitOf(writer, attempt, accountId, now);
    if (wait > 0) return wait;
    const forgotten = new Date(now.getTime() - retention).toISOString();
    await writer.em().nativeDelete(SignInFailure, { last_at: { $lte: forgotten } });
    const last_at = now.toISOString();
    await writer
      .em()
      .qb(SignInFailure)
      .insert(Object.values(scopesOf(attempt)).map((scope) => ({ scope, count: 1, last_at })))
      .onConflict("scope")
      .merge({ count: raw("sign_in_failure.count + 1"), last_at })
      .execute();
    return 0;
  });
  return besideRequest(counted);
}

/** Moves failures in the future to now: they were written before the clock was set back. */
async function moveToNow(database: Database, attempt: Attempt, now: Date): Promise<void> {
  const last_at = now.toISOString();
  const later = { scope: Object.values(scopesOf(attempt)), last_at: { $gt: last_at } };
  if ((await database.em().count(SignInFailure, later)) === 0) return;
  const moved = database.aside(async (writer) => {
    await lockCounters(writer, now);
    await writer.em().nativeUpdate(SignInFailure, later, { last_at });
  });
  await besideRequest(moved);
}

/** Records a success: removes the failures of the attempt and those before it. */
export async function recordSuccess(writer: Managed, attempt: Attempt, now: string): Promise<void> {
  await lockCounters(writer, new Date(now));
  await forgetFailuresOf(writer, attempt);
  const failed = { scope: scopesOf(attempt).network, count: { $gt: 0 } };
  await writer.em().nativeUpdate(SignInFailure, failed, { count: raw<number>("count - 1") });
}

/** Runs a write after a failed attempt. */
export async function afterFailure(
  database: Database,
  now: Date,
  record: (writer: Managed) => Promise<void>,
): Promise<void> {
  const written = database.aside(async (writer) => {
    await lockCounters(writer, now);
    await record(writer);
  });
  await besideRequest(written);
}

/** Deletes the failures of an account, and those of it from a network; those of the network stay. */
export async function forgetFailuresOf(writer: Managed, attempt: Attempt): Promise<void> {
  const { pair, account } = scopesOf(attempt);
  await writer.em().nativeDelete(SignInFailure, { scope: [pair, account] });
}

/** Deletes all failures. */
export async function forgetFailures(writer: Managed): Promise<void> {
  await writer.em().nativeDelete(SignInFailure, { scope: { $ne: turnScope } });
}

/** Whether an account has signed in from a network before. It runs the same query if there is no account. */
export async function isKnownNetwork(
  rows: Managed,
  accountId: string | null,
  address: string,
): Promise<boolean> {
  const known = { account_id: accountId ?? "", network: hashOf(address) };
  return (await rows.em().count(SignInNetwork, known)) > 0;
}

/** Stores that an account signed in from a network. */
export async function rememberNetwork(tx: Transaction, accountId: string, address: string): Promise<void> {
  const em = tx.em();
  if (await isKnownNetwork(tx, accountId, address)) return;
  em.persist(em.create(SignInNetwork, { account_id: accountId, network: hashOf(address) }));
}

/** Deletes the networks from which an account signed in. */
export async function forgetNetworksOf(writer: Managed, accountId: string): Promise<void> {
  await writer.em().nativeDelete(SignInNetwork, { account_id: accountId });
}

/** Locks one row until the transaction ends, so that attempts are counted one by one and never deadlock. */
async function lockCounters(writer: Managed, now: Date): Promise<void> {
  const turn = { scope: turnScope, count: 0, last_at: now.toISOString() };
  await writer.em().upsert(SignInFailure, turn);
}

/** The wait of an attempt in whole seconds. It runs the same queries whether the address has an account or not. */
async function waitOf(rows: Managed, attempt: Attempt, accountId: string | null, now: Date): Promise<number> {
  const scopes = scopesOf(attempt);
  const failures = await rows.em().find(SignInFailure, { scope: Object.values(scopes) });
  const known = await isKnownNetwork(rows, accountId, attempt.address);
  const holding = known ? kinds.filter((kind) => kind === "pair") : kinds;
  const waits = holding.map((kind) => {
    const found = failures.find(({ scope }) => scope === scopes[kind]);
    return found ? waitAfter(found, freeFailures[kind], now) : 0;
  });
  return Math.ceil(Math.max(...waits) / 1_000);
}

function waitAfter({ count, last_at }: SignInFailure, free: number, now: Date): number {
  const since = now.getTime() - Date.parse(last_at);
  const excess = count - free;
  if (excess < 0 || since >= retention) return 0;
  return Math.max(Math.min(1_000 * 2 ** excess, longestWait) - since, 0);
}

/** The hashed scopes of an attempt, so that the table does not reveal who signs in from where. */
function scopesOf({ email, address }: Attempt): Record<Kind, string> {
  const account = normalEmail(email);
  return {
    pair: networkHash(`pair ${account}`, address),
    network: hashOf(address),
    account: hash("sha256", `account ${account}`),
  };
}

function hashOf(address: string): string {
  return networkHash("place", address);
}
