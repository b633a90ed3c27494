/** The entity of a reputation. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";
import type { Columns } from "../../core/sql/statement.ts";

type Grade = components["schemas"]["Grade"];

export const Reputation = defineEntity({
  name: "Reputation",
  tableName: "reputation",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    /** The snapshot that is served, as JSON. */
    document: p.text(),
    /** The values of the last event. */
    published_score: p.double().$type<number>().strictNullable(),
    published_grade: p.text().$type<Grade>(),
    /** The day of the score, which is recomputed on later days; null without a score. */
    rated_day: p.text().strictNullable(),
    /** The grade that the figures count; null if they do not count the agent. */
    counted_grade: p.text().$type<Grade>().strictNullable(),
  },
  indexes: [
    { name: "reputation_by_day", properties: ["rated_day"], where: "rated_day is not null" },
    { name: "reputation_by_grade", properties: ["published_grade", "agent_key"] },
  ],
});

export type Reputation = InferEntity<typeof Reputation>;

/** A row of the table. */
export type ReputationRow = Columns<Reputation>;
