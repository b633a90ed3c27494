/** Reads deliveries and converts them to responses. */
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import {
  isAmong,
  readNewestFirst,
  type Window,
  type WindowedList,
  type WindowStart,
  windowRows,
} from "../../core/database/windows.ts";
import { Event } from "../../core/journal/journal.ts";
import type { Managed } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import { DeliveryAttempt } from "./delivery-attempt.ts";
import type { DeliveryColumns, WebhookTables } from "./tables.ts";

type Schemas = components["schemas"];

/** A delivery row. */
export interface DeliveryRow
  extends Pick<
    DeliveryColumns,
    "id" | "webhook_key" | "seq" | "type" | "status" | "attempts" | "lease" | "created_at" | "finished_at"
  > {
  event_id: string;
  /** The agent of the event. */
  agent_id: string | null;
}

type Db = Kysely<WebhookTables>;

const columns = [
  "d.id",
  "d.webhook_key",
  "d.seq",
  "d.type",
  "e.id as event_id",
  "e.agent_id",
  "d.status",
  "d.attempts",
  "d.lease",
  "d.created_at",
  "d.finished_at",
] as const;

interface ListValues {
  webhook_key: number;
  statuses: readonly string[] | null;
  types: readonly string[] | null;
  agents: readonly string[] | null;
}

/** Statements, because they read in windows: see windows.ts. */
const ofSubscription: WindowedList<ListValues, DeliveryRow> = {
  end: statement((db: Db, { webhook_key, before }: ListValues & WindowStart) =>
    db
      .selectFrom("delivery")
      .select("seq as position")
      .where("webhook_key", "=", webhook_key)
      .where("seq", "<", before)
      .orderBy("seq", "desc")
      .limit(1)
      .offset(windowRows - 1),
  ),
  read: statement((db: Db, values: ListValues & Window, dialect) =>
    db
      .selectFrom("delivery as d")
      .innerJoin("event as e", "e.seq", "d.seq")
      .select(columns)
      .where("d.webhook_key", "=", values.webhook_key)
      .where("d.seq", "<", values.before)
      .where("d.seq", ">=", values.last)
      .where(({ ref }) => isAmong(ref("d.status"), values.statuses, dialect))
      .where(({ ref }) => isAmong(ref("d.type"), values.types, dialect))
      .where(({ ref }) => isAmong(ref("e.agent_id"), values.agents, dialect))
      .orderBy("d.seq", "desc")
      .limit(values.limit),
  ),
};

/** The number of attempts in a delivery response. */
const maxAttemptsInResponse = 10;

/** The columns of an attempt in a list, which are short. */
const attemptColumns = [
  "a.delivery_id",
  "a.attempt",
  "a.cause",
  "a.started_at",
  "a.response_status",
  "a.error",
  "a.detail",
  "a.dns_ms",
  "a.connect_ms",
  "a.tls_ms",
  "a.first_byte_ms",
  "a.total_ms",
] as const;

/** Filters of a list of deliveries; undefined matches all. */
export interface DeliveryFilters {
  status?: readonly string[] | undefined;
  event?: readonly string[] | undefined;
  agent_id?: string | undefined;
}

/** Finds a delivery by its id. */
export function findDelivery(rows: Managed, id: string): Promise<DeliveryRow | undefined> {
  return rows
    .em()
    .getKysely<WebhookTables>()
    .selectFrom("delivery as d")
    .innerJoin("event as e", "e.seq", "d.seq")
    .select(columns)
    .where("d.id", "=", id)
    .executeTakeFirst();
}

/** Reads a page of a subscription's deliveries, newest event first, before a sequence number. */
export function deliveriesBefore(
  rows: Rows,
  webhookKey: number,
  { status, event, agent_id }: DeliveryFilters,
  before: number | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  const agents = agent_id === undefined ? null : [agent_id];
  const values = { webhook_key: webhookKey, statuses: status ?? null, types: event ?? null, agents };
  const isFiltered = [status, event, agent_id].some((filter) => filter !== undefined);
  return readNewestFirst(rows, ofSubscription, values, isFiltered, { before, limit });
}

/** Converts deliveries to responses, with their latest attempts. */
export async function toDeliveryResponses(
  rows: Managed,
  found: DeliveryRow[],
): Promise<Schemas["Delivery"][]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const attempts = await rows
    .em()
    .getKysely<WebhookTables>()
    .selectFrom("delivery_attempt as a")
    .innerJoin("delivery as d", "d.id", "a.delivery_id")
    .select(attemptColumns)
    .where("d.id", "in", ids)
    .where(({ eb }) => eb("a.attempt", ">", eb("d.attempts", "-", maxAttemptsInResponse)))
    .orderBy("a.attempt", "desc")
    .execute();
  const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id);
  return found.map((row) => ({
    ...toState(row),
    attempts: (byDelivery.get(row.id) ?? []).map(toAttemptResponse),
  }));
}

/** Converts a delivery to a response with the body that is sent, and what the receiver responded. */
export async function toDeliveryDetail(rows: Managed, row: DeliveryRow): Promise<Schemas["DeliveryDetail"]> {
  const event = await rows.em().findOne(Event, { seq: row.seq });
  const attempts = await lastAttempts(rows, row.id, maxAttemptsInResponse);
  return {
    ...toState(row),
    request_body: event?.body ?? "", // an event with deliveries is not deleted: see events/retention.ts
    attempts: attempts.map(({ response_body, response_truncated, ...attempt }) => ({
      ...toAttemptResponse(attempt),
      response_body,
      response_truncated,
    })),
  };
}

/** The status of the receiver's last response to a delivery; null if there was none. */
export async function lastResponseStatus(rows: Managed, id: string): Promise<number | null> {
  return (await lastAttempts(rows, id, 1))[0]?.response_status ?? null;
}

/** The last attempts of a delivery, the latest first. */
function lastAttempts(rows: Managed, delivery_id: string, limit: number): Promise<DeliveryAttempt[]> {
  return rows.em().find(DeliveryAttempt, { delivery_id }, { orderBy: { attempt: "desc" }, limit });
}

function toState(row: DeliveryRow): Omit<Schemas["Delivery"], "attempts"> {
  return {
    id: row.id,
    event: row.type,
    agent_id: row.agent_id,
    seq: row.seq,
    idempotency_key: row.event_id,
    status: row.status,
    created_at: row.created_at,
    finished_at: row.finished_at,
    attempt_count: row.attempts,
  };
}

function toAttemptResponse({
  delivery_id: _,
  ...row
}: Omit<DeliveryAttempt, "response_body" | "response_truncated">): Schemas["DeliveryAttempt"] {
  const { dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, ...outcome } = row;
  return { ...outcome, timings: { dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms } };
}

/** Whether an attempt is under way. */
export function isUnderWay({ status, lease }: DeliveryRow): boolean {
  return status === "pending" && lease !== null;
}
