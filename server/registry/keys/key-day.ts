/** The entities of the requests of an API key on a day: all of them, and those of each operation. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Outcome } from "./key-state.ts";

/** The requests by their outcome. */
export const KeyDay = defineEntity({
  name: "KeyDay",
  tableName: "key_day",
  properties: {
    key_id: p.text().primary(),
    /** The day (UTC), for example `2026-11-30`. */
    day: p.text().primary(),
    outcome: p.text().$type<Outcome>().primary(),
    count: p.bigint("number"),
  },
  indexes: [{ name: "key_day_by_age", properties: ["day"] }],
});

export type KeyDay = InferEntity<typeof KeyDay>;

/** The requests by operation and outcome. Days before the migration that added the table have none. */
export const KeyOperationDay = defineEntity({
  name: "KeyOperationDay",
  tableName: "key_operation_day",
  properties: {
    key_id: p.text().primary(),
    day: p.text().primary(),
    /** The id of the operation in the contract, for example `agents_register`. */
    operation: p.text().primary(),
    outcome: p.text().$type<Outcome>().primary(),
    count: p.bigint("number"),
  },
  indexes: [{ name: "key_operation_day_by_age", properties: ["day"] }],
});

export type KeyOperationDay = InferEntity<typeof KeyOperationDay>;
