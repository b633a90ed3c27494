/**
 * Throttles failed sign-ins, without locking accounts permanently.
 *
 * Failures are counted per account and network together, per network, and per account. Each count allows some free
 * failures; beyond them, attempts have to wait, twice as long each time. If an account has signed in from a network
 * before, only its own failures there delay it. Otherwise anyone could lock its user out by guessing from many networks,
 * and an office behind one address could lock itself out by typing errors.
 */
import { hash } from "node:crypto";
import { besideRequest } from "../../core/database/commit-outcome.ts";
import type { Database } from "../../core/database/database.ts";
import { networkHash } from "../../core/http/client-network.ts";
import type { Rows, Writer } from "../../core/sql/rows.ts";
import { normalEmail } from "../../core/values/email.ts";
import {
  addFailure,
  deleteAllFailures,
  deleteFailures,
  deleteFailuresUntil,
  type FailureRow,
  failuresOf,
  laterFailure,
  lockTurn,
  moveLaterFailures,
  type Scopes,
  subtractFailure,
} from "./sign-in-failure.ts";
import { deleteNetworks, insertNetwork, knownNetwork } from "./sign-in-network.ts";

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
    const at = now.toISOString();
    const forgotten = new Date(now.getTime() - retention).toISOString();
    await deleteFailuresUntil.run(writer, { last_at: forgotten });
    for (const scope of Object.values(scopesOf(attempt)))
      await addFailure.run(writer, { scope, last_at: at });
    return 0;
  });
  return besideRequest(counted);
}

/** Moves failures in the future to now: they were written before the clock was set back. */
async function moveToNow(database: Database, attempt: Attempt, now: Date): Promise<void> {
  const later = { ...scopesOf(attempt), now: now.toISOString() };
  if (!(await laterFailure.get(database, later))) return;
  const moved = database.aside(async (writer) => {
    await lockCounters(writer, now);
    await moveLaterFailures.run(writer, later);
  });
  await besideRequest(moved);
}

/** Records a success: removes the failures of the attempt and those before it. */
export async function recordSuccess(writer: Writer, attempt: Attempt, now: string): Promise<void> {
  await lockCounters(writer, new Date(now));
  await forgetFailuresOf(writer, attempt);
  await subtractFailure.run(writer, { scope: scopesOf(attempt).network });
}

/** Runs a write after a failed attempt. */
export async function afterFailure(
  database: Database,
  now: Date,
  record: (writer: Writer) => Promise<void>,
): Promise<void> {
  const written = database.aside(async (writer) => {
    await lockCounters(writer, now);
    await record(writer);
  });
  await besideRequest(written);
}

/** Deletes the failures of an account, and those of it from a network; those of the network stay. */
export async function forgetFailuresOf(writer: Writer, attempt: Attempt): Promise<void> {
  const { pair, account } = scopesOf(attempt);
  await deleteFailures.run(writer, { pair, account });
}

/** Deletes all failures. */
export async function forgetFailures(writer: Writer): Promise<void> {
  await deleteAllFailures.run(writer, {});
}

/** Whether an account has signed in from a network before. It runs the same query if there is no account. */
export async function isKnownNetwork(
  rows: Rows,
  accountId: string | null,
  address: string,
): Promise<boolean> {
  const found = await knownNetwork.get(rows, { account_id: accountId ?? "", network: hashOf(address) });
  return found !== undefined;
}

/** Stores that an account signed in from a network. */
export async function rememberNetwork(writer: Writer, accountId: string, address: string): Promise<void> {
  await insertNetwork.run(writer, { account_id: accountId, network: hashOf(address) });
}

/** Deletes the networks from which an account signed in. */
export async function forgetNetworksOf(writer: Writer, accountId: string): Promise<void> {
  await deleteNetworks.run(writer, { account_id: accountId });
}

/** Locks one row until the transaction ends, so that attempts are counted one by one and never deadlock. */
async function lockCounters(writer: Writer, now: Date): Promise<void> {
  await lockTurn.run(writer, { last_at: now.toISOString() });
}

/** The wait of an attempt in whole seconds. It runs the same queries whether the address has an account or not. */
async function waitOf(rows: Rows, attempt: Attempt, accountId: string | null, now: Date): Promise<number> {
  const scopes = scopesOf(attempt);
  const failures = await failuresOf.all(rows, scopes);
  const known = await isKnownNetwork(rows, accountId, attempt.address);
  const holding = known ? kinds.filter((kind) => kind === "pair") : kinds;
  const waits = holding.map((kind) => {
    const found = failures.find(({ scope }) => scope === scopes[kind]);
    return found ? waitAfter(found, freeFailures[kind], now) : 0;
  });
  return Math.ceil(Math.max(...waits) / 1_000);
}

function waitAfter({ count, last_at }: FailureRow, free: number, now: Date): number {
  const since = now.getTime() - Date.parse(last_at);
  const excess = count - free;
  if (excess < 0 || since >= retention) return 0;
  return Math.max(Math.min(1_000 * 2 ** excess, longestWait) - since, 0);
}

function scopesOf({ email, address }: Attempt): Scopes {
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
