/** The entity of a quota counter: see counter.ts. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const Quota = defineEntity({
  name: "Quota",
  tableName: "quota",
  properties: {
    /** The id of an account, or the counter of an API key. */
    owner: p.text().primary(),
    /** The month, for example `2026-11`. */
    period: p.text().primary(),
    /** The number of counted requests. */
    used: p.bigint("number"),
    /** How many requests the last statement granted. */
    granted: p.bigint("number"),
  },
});

export type Quota = InferEntity<typeof Quota>;
