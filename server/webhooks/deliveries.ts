/** Reads deliveries and converts them to responses. */
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { readNewestFirst, type WindowedList } from "../database/windows.ts";
import { isLeased } from "../leases.ts";

type Schemas = components["schemas"];

/** A delivery row. */
export interface DeliveryRow {
  id: string;
  webhook_key: number;
  seq: number;
  type: Schemas["EventType"];
  event_id: string;
  status: Schemas["DeliveryStatus"];
  attempts: number;
  lease: string | null;
  lease_until: string | null;
  created_at: string;
  finished_at: string | null;
}

const columns = `d.id, d.webhook_key, d.seq, d.type, e.id as event_id, d.status, d.attempts, d.lease, d.lease_until,
    d.created_at, d.finished_at`;
const from = "delivery d join event e on e.seq = d.seq";

/** Filters of a list of deliveries; undefined matches all. */
export interface DeliveryFilters {
  status?: readonly string[] | undefined;
  event?: readonly string[] | undefined;
}

/** Finds a delivery by its id. */
export function findDelivery(rows: Rows, id: string): Promise<DeliveryRow | undefined> {
  return rows.get<DeliveryRow>(`select ${columns} from ${from} where d.id = ?`, [id]);
}

/** Reads a page of a subscription's deliveries, newest event first, before a sequence number. */
export function deliveriesBefore(
  rows: Rows,
  webhookKey: number,
  { status, event }: DeliveryFilters,
  before: number | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  const list: WindowedList = {
    columns,
    from,
    table: "delivery d",
    position: "d.seq",
    indexed: [{ text: "d.webhook_key = ?", params: [webhookKey] }],
    filters: [
      ...(status ? [{ text: `d.status in (${placeholders(status)})`, params: status }] : []),
      ...(event ? [{ text: `d.type in (${placeholders(event)})`, params: event }] : []),
    ],
  };
  return readNewestFirst(rows, list, before, limit);
}

interface AttemptRow {
  delivery_id: string;
  attempt: number;
  cause: Schemas["DeliveryAttempt"]["cause"];
  started_at: string;
  response_status: number | null;
  error: Schemas["DeliveryError"] | null;
  detail: string;
  dns_ms: number | null;
  connect_ms: number | null;
  tls_ms: number | null;
  first_byte_ms: number | null;
  total_ms: number;
}

/** The number of attempts in a delivery response. */
const maxAttemptsInResponse = 10;

/** Converts deliveries to responses, with their latest attempts. */
export async function toDeliveryResponses(rows: Rows, found: DeliveryRow[]): Promise<Schemas["Delivery"][]> {
  if (found.length === 0) return [];
  const attempts = await rows.all<AttemptRow>(
    `select a.delivery_id, a.attempt, a.cause, a.started_at, a.response_status, a.error, a.detail, a.dns_ms,
        a.connect_ms, a.tls_ms, a.first_byte_ms, a.total_ms
      from delivery_attempt a join delivery d on d.id = a.delivery_id
      where d.id in (${placeholders(found)}) and a.attempt > d.attempts - ${maxAttemptsInResponse} order by a.attempt desc`,
    found.map(({ id }) => id),
  );
  const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id);
  return found.map((row) => ({
    id: row.id,
    event: row.type,
    seq: row.seq,
    idempotency_key: row.event_id,
    status: row.status,
    created_at: row.created_at,
    finished_at: row.finished_at,
    attempt_count: row.attempts,
    attempts: (byDelivery.get(row.id) ?? []).map(toAttemptResponse),
  }));
}

/** Reads the last recorded attempt of a delivery. */
export async function lastAttempt(rows: Rows, id: string): Promise<Schemas["DeliveryAttempt"] | undefined> {
  const found = await rows.get<AttemptRow>(
    "select * from delivery_attempt where delivery_id = ? order by attempt desc limit 1",
    [id],
  );
  return found && toAttemptResponse(found);
}

function toAttemptResponse({ delivery_id: _, ...row }: AttemptRow): Schemas["DeliveryAttempt"] {
  const { dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, ...outcome } = row;
  return { ...outcome, timings: { dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms } };
}

/** Whether an attempt is under way at an instant. */
export function isUnderWay(row: DeliveryRow, now: string): boolean {
  return row.status === "pending" && isLeased(row, now);
}
