/** The entity of the requests of an API key on a day, by their outcome. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Outcome } from "./key-state.ts";

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
});

export type KeyDay = InferEntity<typeof KeyDay>;
