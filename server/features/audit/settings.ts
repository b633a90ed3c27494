/** Reads how long the security log is kept. */
import { days } from "../../core/settings/forms.ts";
import type { Read } from "../../core/settings/setting.ts";

/** Reads the settings of the security log. */
export const readAudit = (read: Read) => ({
  securityLogRetentionDays: read("SECURITY_LOG_RETENTION_DAYS", "400", days(0, "keeps all entries"), {
    says: "How many days entries of the [security log](../server/features/site/guides/accounts.md#see-who-used-your-account) are kept, at most 36500. `0`: for ever.",
  }),
});
