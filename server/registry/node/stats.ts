/**
 * Reads the figures of the registry. Writes update them (Transaction.count), so reading takes constant time. Only
 * subscriptions are counted, by their index of the status: disabling one must not wait for a row that all changes lock.
 */
import type { components } from "../../../generated/openapi.d.ts";
import { Figure } from "../../core/journal/figures.ts";
import { Event, readOldestSeq } from "../../core/journal/journal.ts";
import type { ManagedRows } from "../../core/sql/orm.ts";
import { countPeers } from "../peers/peer.ts";
import { Webhook } from "../webhooks/subscription.ts";

type Stats = components["schemas"]["Stats"];

const hour = 3_600_000;
const topLimit = 20;

/** The kinds of figures with few values. */
const smallKinds = [
  "status",
  "protocol",
  "source",
  "certification",
  "violation",
  "grade",
  "delivery",
] as const;

/** The kinds of figures by the hour. */
const hourlyKinds = ["registered_hour", "event_hour"] as const;

/** The state that cached figures are valid for: the last change and the current hour. */
interface Moment {
  seq: number;
  timestamp: string;
}

/** The begin of the hour of a time, RFC 3339. */
export function hourOf(now: Date): string {
  return new Date(Math.floor(now.getTime() / hour) * hour).toISOString();
}

async function momentOf(rows: ManagedRows, now: Date): Promise<Moment> {
  const latest = { fields: ["seq", "committed_at"], orderBy: { seq: "desc" }, limit: 1 } as const;
  const [last] = await rows.em().find(Event, {}, latest);
  const fullHour = hourOf(now);
  const timestamp = last && last.committed_at > fullHour ? last.committed_at : fullHour;
  return { seq: last?.seq ?? 0, timestamp };
}

/**
 * Reads the figures.
 * @param now the current time, for figures of the last hours.
 */
export async function readStats(rows: ManagedRows, now: Date): Promise<Stats> {
  const { seq, timestamp } = await momentOf(rows, now);
  const [figures, hourly, top_capabilities, top_tags, webhooks, peers, oldest_seq] = await Promise.all([
    figuresOf(rows),
    hourlyFigures(rows, timestamp),
    largestOfKind(rows, "capabilities"),
    largestOfKind(rows, "tags"),
    rows.em().countBy(Webhook, "status"),
    countPeers(rows),
    readOldestSeq(rows),
  ]);
  const { status: by_status, protocol: by_protocol, source: by_source } = figures;
  const { registered_hour: registered, event_hour: events } = hourly;
  return {
    total_agents: living(by_status),
    active_agents: by_status.active ?? 0,
    by_status,
    by_protocol,
    by_source,
    new_agents: { "24h": registered(24), "7d": registered(7 * 24), "30d": registered(30 * 24) },
    top_capabilities,
    top_tags,
    events: { last_seq: seq, oldest_seq, "24h": events(24) },
    ...trustFigures(figures),
    webhooks: webhookFigures(webhooks, figures.delivery),
    federation: federationFigures(peers, by_source),
    timestamp,
  };
}

function trustFigures({
  certification: certifications,
  violation: by_severity,
  grade: by_grade,
}: Record<"certification" | "violation" | "grade", Figures>): Pick<
  Stats,
  "certifications" | "compliance" | "reputation"
> {
  const { active = 0, revoked = 0, expired = 0 } = certifications;
  return {
    certifications: { active, revoked, expired },
    compliance: { open_violations: sum(by_severity), by_severity },
    reputation: { rated: sum(by_grade), by_grade },
  };
}

function sum(figures: Figures): number {
  return Object.values(figures).reduce((total, count) => total + count, 0);
}

function webhookFigures(subscriptions: Figures, ended: Figures): Stats["webhooks"] {
  const { active = 0, paused = 0, disabled = 0 } = subscriptions;
  const { delivered = 0, failed = 0, skipped = 0 } = ended;
  return { subscriptions: { active, paused, disabled }, deliveries: { delivered, failed, skipped } };
}

function federationFigures(peers: readonly ValueCount[], bySource: Stats["by_source"]): Stats["federation"] {
  const of = (status: string) => peers.find(({ value }) => value === status)?.count ?? 0;
  const { local = 0, ...imported } = bySource;
  return {
    peers: of("active") + of("degraded"),
    degraded_peers: of("degraded"),
    imported_agents: Object.values(imported).reduce((sum, count) => sum + count, 0),
  };
}

/** Counts all agents that are not deleted. */
function living(byStatus: Record<string, number>): number {
  return Object.entries(byStatus).reduce(
    (sum, [status, count]) => (status === "tombstoned" ? sum : sum + count),
    0,
  );
}

type ValueCount = Pick<Figure, "value" | "count">;

/** Figures of one kind, by value. */
type Figures = Record<string, number>;

/** Reads all figures of kinds with few values. */
async function figuresOf(rows: ManagedRows): Promise<Record<(typeof smallKinds)[number], Figures>> {
  const found = await rows.em().find(Figure, { kind: [...smallKinds] }, { orderBy: { value: "asc" } });
  return byKind(smallKinds, found, byValue);
}

/** Reads the values of a kind that are counted most. */
async function largestOfKind(rows: ManagedRows, kind: string): Promise<ValueCount[]> {
  const largest = { orderBy: { count: "desc", value: "asc" }, limit: topLimit } as const;
  const found = await rows.em().find(Figure, { kind }, largest);
  return found.map(({ value, count }) => ({ value, count }));
}

function byValue(found: readonly ValueCount[]): Figures {
  return Object.fromEntries(found.map(({ value, count }) => [value, count]));
}

/** Sums the hourly figures of kinds in the current and previous hours. At most 720 rows each. */
async function hourlyFigures(
  rows: ManagedRows,
  timestamp: string,
): Promise<Record<(typeof hourlyKinds)[number], (hours: number) => number>> {
  const start = (hours: number) =>
    new Date(Date.parse(timestamp) - (hours - 1) * hour).toISOString().slice(0, 13);
  const since = { kind: [...hourlyKinds], value: { $gte: start(30 * 24) } };
  return byKind(
    hourlyKinds,
    await rows.em().qb(Figure).where(since).execute<Figure[]>(), // rows, which takes less time than entities
    (ofKind) => (hours: number) =>
      ofKind.filter(({ value }) => value >= start(hours)).reduce((total, { count }) => total + count, 0),
  );
}

/** Makes something of the figures of each kind. */
function byKind<Kind extends string, Made>(
  kinds: readonly Kind[],
  found: readonly Figure[],
  make: (ofKind: Figure[]) => Made,
): Record<Kind, Made> {
  const made = kinds.map((kind) => [kind, make(found.filter((figure) => figure.kind === kind))]);
  return Object.fromEntries(made) as Record<Kind, Made>; // its keys are these kinds, and typed as any text
}
