/** The receivers of deliveries, as the delivery queue needs them to schedule attempts. */
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import type { Destination, ReceiverHealth } from "./delivery-queue.ts";
import type { WebhookColumns, WebhookTables } from "./tables.ts";

/** A receiver is fast if it usually responds within this time. */
const fastResponseMs = 1_000;

/** A subscription's receiver. */
export interface Receiver extends Destination {
  webhookKey: number;
  /**
   * Whether the last attempt got no response in time; or that of another subscription at the host, if this one has never been
   * delivered to, or not since and belongs to the same account.
   */
  unresponsive: boolean;
}

/** The columns of a subscription that describe its receiver. */
export type ReceiverRow = Pick<
  WebhookColumns,
  | "key"
  | "account_id"
  | "origin"
  | "host"
  | "site"
  | "consecutive_failures"
  | "reached_at"
  | "response_ms"
  | "unresponsive_at"
> & { host_reached: unknown; neighbour_unresponsive: unknown };

/** Selects the columns of {@link ReceiverRow} from `webhook as w`. */
export function receiverColumns(eb: ExpressionBuilder<WebhookTables & { w: WebhookTables["webhook"] }, "w">) {
  return [
    "w.key",
    "w.account_id",
    "w.origin",
    "w.host",
    "w.site",
    "w.consecutive_failures",
    "w.reached_at",
    "w.response_ms",
    "w.unresponsive_at",
    eb
      .exists(
        eb
          .selectFrom("webhook as r")
          .select("r.key")
          .whereRef("r.host", "=", "w.host")
          .where("r.reached_at", "is not", null),
      )
      .as("host_reached"),
    // Attempts at one host wait for each other, so its subscriptions would time out one after another, each after 10 seconds.
    eb
      .exists(
        eb
          .selectFrom("webhook as u")
          .select("u.key")
          .whereRef("u.host", "=", "w.host")
          .where("u.unresponsive_at", "is not", null)
          .where((u) =>
            u.or([
              u("w.reached_at", "is", null),
              u.and([
                u("u.account_id", "=", u.ref("w.account_id")),
                u("u.unresponsive_at", ">", u.ref("w.reached_at")),
              ]),
            ]),
          ),
      )
      .as("neighbour_unresponsive"),
  ] as const;
}

/** A statement, because each delivery runs it. */
const byKeys = statement((db: Kysely<WebhookTables>, { keys }: { keys: readonly number[] }, { numbers }) =>
  db.selectFrom("webhook as w").select(receiverColumns).where("w.key", "in", numbers(keys)),
);

/** Reads the receivers of subscriptions, by their keys. */
export async function receiversOf(rows: Rows, keys: readonly number[]): Promise<Map<number, Receiver>> {
  const found = await byKeys.all(rows, { keys });
  return new Map(found.map((row) => [row.key, toReceiver(row)]));
}

/** Converts a row. */
export function toReceiver(row: ReceiverRow): Receiver {
  return {
    webhookKey: row.key,
    account: row.account_id,
    origin: row.origin,
    host: row.host,
    site: row.site,
    hostReached: Boolean(row.host_reached),
    health: healthOf(row),
    unresponsive: row.unresponsive_at !== null || Boolean(row.neighbour_unresponsive),
  };
}

function healthOf(row: ReceiverRow): ReceiverHealth {
  const { consecutive_failures, reached_at, response_ms, unresponsive_at } = row;
  if (consecutive_failures > 0 || unresponsive_at !== null) return "failing";
  if (reached_at === null || response_ms === null) return "new";
  return response_ms <= fastResponseMs ? "fast" : "slow";
}
