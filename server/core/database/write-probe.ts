/** The entity of the row that probes of the database write: see monitor.ts. */
import { defineEntity, p } from "@mikro-orm/core";

/** One row. */
export const WriteProbe = defineEntity({
  name: "WriteProbe",
  tableName: "write_probe",
  properties: {
    id: p.integer().primary().autoincrement(false),
    probed_at: p.text(),
  },
  checks: [{ name: "write_probe_one_row", expression: "id = 1" }],
});
