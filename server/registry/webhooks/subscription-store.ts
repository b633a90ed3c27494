/** Writes and lists subscriptions. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { pick, statement } from "../../core/sql/statement.ts";
import { deleteHoursOf } from "./recent-attempts.ts";
import { type WebhookRow, webhookColumns } from "./subscription-response.ts";
import type { WebhookColumns, WebhookTables } from "./tables.ts";

const givenColumns = [
  "id",
  "account_id",
  "callback_url",
  "origin",
  "host",
  "site",
  "events",
  "source",
  "description",
  "secret",
  "created_at",
] as const satisfies (keyof WebhookColumns)[];

/** A new subscription. */
export type NewWebhook = Pick<WebhookColumns, (typeof givenColumns)[number]>;

/** What determines where deliveries go. */
export type Destination = Pick<
  WebhookColumns,
  "key" | "callback_url" | "origin" | "host" | "site" | "reached_at"
>;

type Db = Kysely<WebhookTables>;

const insert = statement((db: Db, values: NewWebhook) =>
  db
    .insertInto("webhook")
    .values({ ...pick(values, givenColumns), status: "active", consecutive_failures: 0 })
    .returning(webhookColumns),
);

const byKey = statement((db: Db, { key }: Pick<WebhookColumns, "key">) =>
  db.selectFrom("webhook").select(webhookColumns).where("key", "=", key),
);

const updateSelection = statement(
  (
    db: Db,
    { key, events, source, description }: Pick<WebhookColumns, "key" | "events" | "source" | "description">,
  ) => db.updateTable("webhook").set({ events, source, description }).where("key", "=", key),
);

/**
 * A URL at another host has not been reached yet and has not failed, and one at the same host may respond as slowly as it likes.
 * Another URL at the host gives no failures back: its subscriptions wait for each other.
 */
const updateUrl = statement(
  (db: Db, { key, callback_url, origin, host, site }: Omit<Destination, "reached_at">) =>
    db
      .updateTable("webhook")
      .set(({ eb, ref }) => ({
        callback_url,
        origin,
        host,
        site,
        response_ms: null,
        reached_at: eb.case().when("host", "=", host).then(ref("reached_at")).end(),
        unresponsive_at: eb.case().when("host", "=", host).then(ref("unresponsive_at")).end(),
        consecutive_failures: eb
          .case()
          .when("host", "=", host)
          .then(ref("consecutive_failures"))
          .else(0)
          .end(),
      }))
      .where("key", "=", key),
);

const updateStatus = statement((db: Db, { key, status }: Pick<WebhookColumns, "key" | "status">) =>
  db.updateTable("webhook").set({ status }).where("key", "=", key).returning(webhookColumns),
);

const resume = statement((db: Db, { key }: Pick<WebhookColumns, "key">) =>
  db
    .updateTable("webhook")
    .set({ status: "active", consecutive_failures: 0, disabled_at: null, disabled_reason: null })
    .where("key", "=", key)
    .returning(webhookColumns),
);

const disable = statement(
  (db: Db, { key, reason, now }: Pick<WebhookColumns, "key"> & { reason: string; now: string }) =>
    db
      .updateTable("webhook")
      .set({ status: "disabled", disabled_at: now, disabled_reason: reason })
      .where("key", "=", key)
      .returning(webhookColumns),
);

const rotate = statement(
  (db: Db, { key, secret, until }: Pick<WebhookColumns, "key" | "secret"> & { until: string }) =>
    db
      .updateTable("webhook")
      .set(({ ref }) => ({ previous_secret: ref("secret"), previous_secret_until: until, secret }))
      .where("key", "=", key)
      .returning(webhookColumns),
);

const replace = statement((db: Db, { key, secret }: Pick<WebhookColumns, "key" | "secret">) =>
  db
    .updateTable("webhook")
    .set({ previous_secret: null, previous_secret_until: null, secret })
    .where("key", "=", key)
    .returning(webhookColumns),
);

const deleteByKey = statement((db: Db, { key }: Pick<WebhookColumns, "key">) =>
  db.deleteFrom("webhook").where("key", "=", key),
);

const secretsByKey = statement((db: Db, { key }: Pick<WebhookColumns, "key">) =>
  db
    .selectFrom("webhook")
    .select(["secret", "previous_secret", "previous_secret_until"])
    .where("key", "=", key),
);

const pageOfAll = statement((db: Db, { before, limit }: { before: number; limit: number }) =>
  db
    .selectFrom("webhook")
    .select(webhookColumns)
    .where("key", "<", before)
    .orderBy("key", "desc")
    .limit(limit),
);

const pageOfAccount = statement(
  (db: Db, { account, before, limit }: { account: string; before: number; limit: number }) =>
    db
      .selectFrom("webhook")
      .select(webhookColumns)
      .where("account_id", "=", account)
      .where("key", "<", before)
      .orderBy("key", "desc")
      .limit(limit),
);

/** Stores a new subscription. */
export async function insertSubscription(tx: Transaction, values: NewWebhook): Promise<WebhookRow> {
  await tx.subscriptionsChanged();
  return existing(await insert.get(tx, values));
}

/** Finds a subscription by its key. */
export function subscriptionByKey(rows: Rows, key: number): Promise<WebhookRow | undefined> {
  return byKey.get(rows, { key });
}

/** Changes which events a subscription receives, and its description. */
export async function storeSelection(
  tx: Transaction,
  values: Pick<WebhookColumns, "key" | "events" | "source" | "description">,
): Promise<void> {
  await tx.subscriptionsChanged();
  await updateSelection.run(tx, values);
}

/** Changes the callback URL, and resets what is recorded of the receiver: see {@link updateUrl}. */
export async function storeUrl(tx: Transaction, values: Omit<Destination, "reached_at">): Promise<void> {
  await updateUrl.run(tx, values);
}

/** Changes the status; `active` resets the consecutive failures. */
export async function storeStatus(
  tx: Transaction,
  { key, status }: Pick<WebhookColumns, "key" | "status">,
): Promise<WebhookRow> {
  return existing(
    await (status === "active" ? resume.get(tx, { key }) : updateStatus.get(tx, { key, status })),
  );
}

/** Disables a subscription for the operator. */
export async function storeDisabling(tx: Transaction, key: number, reason: string): Promise<WebhookRow> {
  return existing(await disable.get(tx, { key, reason, now: tx.now }));
}

/**
 * Replaces the secret.
 * @param until how long the previous secret signs too; null if it does not.
 */
export async function storeSecret(
  tx: Transaction,
  { key, secret, until }: Pick<WebhookColumns, "key" | "secret"> & { until: string | null },
): Promise<WebhookRow> {
  return existing(
    await (until === null ? replace.get(tx, { key, secret }) : rotate.get(tx, { key, secret, until })),
  );
}

/** Deletes a subscription, without its deliveries: see retention.ts. */
export async function deleteSubscription(tx: Transaction, key: number): Promise<void> {
  await tx.subscriptionsChanged();
  await deleteByKey.run(tx, { key });
  await deleteHoursOf(tx, key);
}

/** Reads the encrypted secrets that sign at an instant. */
export async function secretsOf(
  rows: Rows,
  key: number,
  now: string,
): Promise<{ secret: string; previousSecret: string | null } | undefined> {
  const found = await secretsByKey.get(rows, { key });
  if (!found) return undefined;
  const { secret, previous_secret, previous_secret_until: until } = found;
  return { secret, previousSecret: until !== null && until > now ? previous_secret : null };
}

/**
 * Reads a page of subscriptions, newest first.
 * @param account whose they are; null for those of all accounts.
 * @param before the key that precedes the page; undefined for the first page.
 */
export function subscriptionsBefore(
  rows: Rows,
  account: string | null,
  before = Number.MAX_SAFE_INTEGER,
  limit: number,
): Promise<WebhookRow[]> {
  return account === null
    ? pageOfAll.all(rows, { before, limit })
    : pageOfAccount.all(rows, { account, before, limit });
}

function existing(row: WebhookRow | undefined): WebhookRow {
  if (!row) throw new Error("The subscription does not exist in its own transaction");
  return row;
}
