/** The entity of an erasure. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { JsonText } from "../../core/sql/json-text.ts";
import type { Managed } from "../../core/sql/orm.ts";

/** What is still to be done after the change that erases the agent, in this order. */
export const steps = ["events", "responses", "file"] as const;

export type Step = (typeof steps)[number];

export const Erasure = defineEntity({
  name: "Erasure",
  tableName: "erasure",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    agent_key: p.bigint("number"),
    /** The present id of the agent. */
    agent_id: p.text().formula(({ agent_key }) => `(select agent_id from agent where key = ${agent_key})`),
    /** The number of its first event. */
    seq: p.bigint("number"),
    /** Whether the origin of the agent erased it, and this node followed. */
    imported: p.boolean(),
    /** Null if it is imported. */
    reason: p.text().strictNullable(),
    /** The account that erased it. */
    account_id: p.text().strictNullable(),
    redacted_events: p.bigint("number"),
    erased_at: p.text(),
    finished_at: p.text().strictNullable(),
    /** Null when it is finished. */
    step: p.text().$type<Step>().strictNullable(),
    /** Where the step goes on; empty at its beginning. */
    place: p.text(),
    /** All ids of the agent; an empty list when it is finished. */
    agent_ids: p.type(new JsonText<string[]>()).$type<string[]>(),
  },
  uniques: [{ name: "erasure_by_seq", properties: ["seq"] }],
  indexes: [
    { name: "erasure_by_agent", properties: ["agent_key"] },
    { name: "erasure_unfinished", properties: ["key"], where: "step is not null" },
  ],
});

export type Erasure = InferEntity<typeof Erasure>;

/** The oldest erasure that is not finished. */
export function firstUnfinished(managed: Managed): Promise<Erasure | null> {
  return managed.em().findOne(Erasure, { step: { $ne: null } }, { orderBy: { key: "asc" } });
}

/** Whether events of an agent are still being redacted, and reported. */
export async function isRedacting(managed: Managed, agentKey: number): Promise<boolean> {
  return (await managed.em().count(Erasure, { agent_key: agentKey, step: "events" })) > 0;
}
