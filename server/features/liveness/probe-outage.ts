/**
 * The outages of URLs, and when the violations of their agents are due. A URL has a row from when it goes down until it responds
 * again and its violations are resolved. Changes of it are made in the transactions that make them, so none is lost by a restart.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { ManagedWriter } from "../../core/sql/orm.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { Memory } from "./state.ts";

export const ProbeOutage = defineEntity({
  name: "ProbeOutage",
  tableName: "probe_outage",
  properties: {
    target_key: p.bigint("number").primary().autoincrement(false),
    /** Since when the URL is down; null if it is not any more. */
    since: p.text().strictNullable(),
    /** When violations of its agents are opened or resolved; null if all are as they should be. */
    due_at: p.text().strictNullable(),
  },
  indexes: [{ name: "probe_outage_by_time", properties: ["due_at"], where: "due_at is not null" }],
});

export type ProbeOutage = InferEntity<typeof ProbeOutage>;

/** For how long an agent may be down. */
const toleratedMs = 7 * 86_400_000;

/** When an outage is a violation. */
export function violationAt(since: string): string {
  return new Date(Date.parse(since) + toleratedMs).toISOString();
}

/** Records whether a URL is down after a probe. */
export async function recordOutage(
  writer: ManagedWriter,
  targetKey: number,
  { before, after, now }: { before: Memory; after: Memory; now: Date },
): Promise<void> {
  if (isDown(after)) {
    const since = new Date(after.since).toISOString();
    const outage = { target_key: targetKey, since, due_at: violationAt(since) };
    const known = await writer.em().upsert(ProbeOutage, outage, { onConflictAction: "ignore" });
    known.since ??= since; // what is due remains due
  } else if (isDown(before)) await endOutage(writer, targetKey, now);
}

/** Ends the outage of a URL that responds, or is not probed as before. */
export async function endOutage(writer: ManagedWriter, targetKey: number, now: Date): Promise<void> {
  const ended = { since: null, due_at: now.toISOString() };
  await writer.em().nativeUpdate(ProbeOutage, { target_key: targetKey }, ended);
}

/** A statement, because it runs for each agent that changed. */
const review = statement(
  (
    db: Kysely<{ probe_outage: Columns<ProbeOutage> }>,
    { target_key, due_at }: Pick<ProbeOutage, "target_key" | "due_at">,
  ) => db.updateTable("probe_outage").set({ due_at }).where("target_key", "=", target_key),
);

/** Has the violations of a URL reviewed, because its agents changed, or what they chose. */
export async function reviewOutage(writer: Writer, targetKey: number, now: Date): Promise<void> {
  await review.run(writer, { target_key: targetKey, due_at: now.toISOString() });
}

/** The same, for an agent that may have a violation of its former URL. */
export async function reviewMovedAgent(writer: ManagedWriter, targetKey: number, now: Date): Promise<void> {
  const due = { target_key: targetKey, since: null, due_at: now.toISOString() };
  await writer.em().upsert(ProbeOutage, due, { onConflictMergeFields: ["due_at"], disableIdentityMap: true });
}

/** Deletes the outage of a URL without agents. */
export async function dropOutage(writer: ManagedWriter, targetKey: number): Promise<void> {
  await writer.em().nativeDelete(ProbeOutage, { target_key: targetKey });
}

function isDown({ state }: Memory): boolean {
  return state === "down" || state === "dormant";
}
