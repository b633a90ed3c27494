/**
 * The outages of URLs, and when the violations of their agents are due. A URL has a row from when it goes down until it responds
 * again and its violations are resolved. Changes of it are made in the transactions that make them, so none is lost by a restart.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Writer } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { ProbeTables } from "./probe-target.ts";
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

export type OutageRow = Columns<InferEntity<typeof ProbeOutage>>;

/** The tables, for statements. */
export interface OutageTables extends ProbeTables {
  probe_outage: OutageRow;
}

/** For how long an agent may be down. */
const toleratedMs = 7 * 86_400_000;

/** When an outage is a violation. */
export function violationAt(since: string): string {
  return new Date(Date.parse(since) + toleratedMs).toISOString();
}

type Db = Kysely<OutageTables>;

/** Begins an outage, unless the URL has one. What is due remains due. */
const begin = statement((db: Db, { target_key, since, due_at }: OutageRow) =>
  db
    .insertInto("probe_outage")
    .values({ target_key, since, due_at })
    .onConflict((conflict) =>
      conflict.column("target_key").doUpdateSet(({ fn, ref }) => ({
        since: fn.coalesce(ref("probe_outage.since"), ref("excluded.since")),
      })),
    ),
);

const end = statement((db: Db, { target_key, due_at }: Pick<OutageRow, "target_key" | "due_at">) =>
  db.updateTable("probe_outage").set({ since: null, due_at }).where("target_key", "=", target_key),
);

const review = statement((db: Db, { target_key, due_at }: Pick<OutageRow, "target_key" | "due_at">) =>
  db.updateTable("probe_outage").set({ due_at }).where("target_key", "=", target_key),
);

const reviewMoved = statement((db: Db, { target_key, due_at }: Pick<OutageRow, "target_key" | "due_at">) =>
  db
    .insertInto("probe_outage")
    .values({ target_key, since: null, due_at })
    .onConflict((conflict) => conflict.column("target_key").doUpdateSet({ due_at })),
);

const drop = statement((db: Db, { target_key }: Pick<OutageRow, "target_key">) =>
  db.deleteFrom("probe_outage").where("target_key", "=", target_key),
);

/** Records whether a URL is down after a probe. */
export async function recordOutage(
  writer: Writer,
  targetKey: number,
  { before, after, now }: { before: Memory; after: Memory; now: Date },
): Promise<void> {
  if (isDown(after)) {
    const since = new Date(after.since).toISOString();
    await begin.run(writer, { target_key: targetKey, since, due_at: violationAt(since) });
  } else if (isDown(before)) await endOutage(writer, targetKey, now);
}

/** Ends the outage of a URL that responds, or is not probed as before. */
export async function endOutage(writer: Writer, targetKey: number, now: Date): Promise<void> {
  await end.run(writer, { target_key: targetKey, due_at: now.toISOString() });
}

/** Has the violations of a URL reviewed, because its agents changed, or what they chose. */
export async function reviewOutage(writer: Writer, targetKey: number, now: Date): Promise<void> {
  await review.run(writer, { target_key: targetKey, due_at: now.toISOString() });
}

/** The same, for an agent that may have a violation of its former URL. */
export async function reviewMovedAgent(writer: Writer, targetKey: number, now: Date): Promise<void> {
  await reviewMoved.run(writer, { target_key: targetKey, due_at: now.toISOString() });
}

/** Deletes the outage of a URL without agents. */
export async function dropOutage(writer: Writer, targetKey: number): Promise<void> {
  await drop.run(writer, { target_key: targetKey });
}

function isDown({ state }: Memory): boolean {
  return state === "down" || state === "dormant";
}
