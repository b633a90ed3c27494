/** Counts the attempts of subscriptions per hour, so that their success rates are read without reading deliveries. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import type { HourColumns, WebhookTables } from "./tables.ts";
import { WebhookHour } from "./webhook-hour.ts";

type RecentAttempts = components["schemas"]["RecentAttempts"];

const hourMs = 3_600_000;

type Db = Kysely<WebhookTables>;

const columns = { webhook_key: "integer", hour: "text", delivered: "integer", failed: "integer" } as const;

// A statement, because each attempt runs it. Of subscriptions that exist: one that was deleted meanwhile leaves nothing behind.
const addHours = statement((db: Db, { list }: { list: readonly HourColumns[] }, dialect) =>
  db
    .insertInto("webhook_hour")
    .columns(["webhook_key", "hour", "delivered", "failed"])
    .expression((from) =>
      from
        .selectFrom(sql<HourColumns>`(${dialect.rows(list, columns)})`.as("listed"))
        .selectAll()
        .where("webhook_key", "in", from.selectFrom("webhook").select("key")),
    )
    .onConflict((conflict) =>
      conflict.columns(["webhook_key", "hour"]).doUpdateSet((set) => ({
        delivered: set("webhook_hour.delivered", "+", set.ref("excluded.delivered")),
        failed: set("webhook_hour.failed", "+", set.ref("excluded.failed")),
      })),
    ),
);

/** Counts attempts that ended now. */
export async function countAttempts(
  writer: Writer,
  ended: readonly { webhookKey: number; delivered: boolean }[],
  now: string,
): Promise<void> {
  const hour = now.slice(0, 13);
  const list = [...Map.groupBy(ended, ({ webhookKey }) => webhookKey)].map(([webhook_key, attempts]) => {
    const delivered = attempts.filter((each) => each.delivered).length;
    return { webhook_key, hour, delivered, failed: attempts.length - delivered };
  });
  await addHours.run(writer, { list });
}

/** Reads the recent attempts of subscriptions, by their keys. Those without attempts are left out. */
export async function recentAttemptsOf(
  rows: Managed,
  keys: readonly number[],
  now: string,
): Promise<Map<number, RecentAttempts>> {
  if (keys.length === 0) return new Map();
  const { day, week } = sinceHours(now);
  const total = (count: "delivered" | "failed", since: string) =>
    sql<number>`cast(sum(case when hour >= ${since} then ${sql.ref(count)} else 0 end) as bigint)`;
  const found = await rows
    .em()
    .getKysely<WebhookTables>()
    .selectFrom("webhook_hour")
    .select([
      "webhook_key",
      total("delivered", day).as("day_delivered"),
      total("failed", day).as("day_failed"),
      total("delivered", week).as("week_delivered"),
      total("failed", week).as("week_failed"),
    ])
    .where("webhook_key", "in", keys)
    .where("hour", ">=", week)
    .groupBy("webhook_key")
    .execute();
  return new Map(
    found.map(({ webhook_key, day_delivered, day_failed, week_delivered, week_failed }) => [
      webhook_key,
      { "24h": counts(day_delivered, day_failed), "7d": counts(week_delivered, week_failed) },
    ]),
  );
}

/** The recent attempts of a subscription that has none. */
export const noAttempts: RecentAttempts = { "24h": counts(0, 0), "7d": counts(0, 0) };

/** Deletes the counts of hours that are in no period any more. */
export async function deleteOldHours(writer: Managed, now: Date): Promise<void> {
  await writer.em().nativeDelete(WebhookHour, { hour: { $lt: sinceHours(now.toISOString()).week } });
}

function counts(delivered: number, failed: number): RecentAttempts["24h"] {
  const all = delivered + failed;
  return { delivered, failed, success_rate: all === 0 ? null : delivered / all };
}

/** The first hours of the periods. */
function sinceHours(now: string): { day: string; week: string } {
  const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * hourMs).toISOString().slice(0, 13);
  return { day: hoursAgo(23), week: hoursAgo(167) };
}
