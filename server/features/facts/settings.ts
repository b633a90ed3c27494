/** Reads how strictly AgentFacts are checked. */
import { choice } from "../../core/settings/forms.ts";
import type { Read } from "../../core/settings/setting.ts";

/** Reads the settings of AgentFacts. */
export const readFacts = (read: Read) => ({
  strictFacts: read("FACTS_VALIDATION", "report", choice({ report: false, strict: true }), {
    says: "`strict` rejects AgentFacts that are not valid by v1.",
  }),
});
