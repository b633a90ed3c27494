/** Checks who fills the disk: what callers have stored today. */

import type { Config } from "../../assembly/config.ts";
import { Figure } from "../../core/journal/figures.ts";
import { storedOn } from "../../core/limits/storage-limits.ts";
import { managed, Orm } from "../../core/sql/orm.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { bytes } from "../../display/formats.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { migrationsOf } from "./schema.ts";

const entities = new Orm([Figure]);

/** The number of accounts that the message names. */
const named = 3;

/** Checks what was stored today. */
export async function checkStored(rows: Rows, { storageLimits }: Config, now: Date): Promise<Finding> {
  const part = findingsOf("Stored today");
  if ((await migrationsOf(rows)).length === 0) return part.notChecked("The database has no tables yet");
  const { withoutAccount, accounts } = await storedOn(
    managed(entities, rows),
    now.toISOString().slice(0, 10),
    named,
  );
  const { today, inTotal } = withoutAccount;
  const limit = storageLimits.anonymous;
  const most = accounts.map(({ id, bytes: stored }) => `${id} (${bytes(stored)})`).join(", ");
  const found =
    `Callers without an account have stored ${bytes(today)} today${limit > 0 ? ` of ${bytes(limit)}` : ""}, and ${bytes(inTotal)} ` +
    `in total${most === "" ? "" : `; the accounts that stored most today are ${most}`}`;
  if (limit === 0 || today < 0.9 * limit) return part.ok(found);
  return part.warning(
    `${found}: at the limit their writes get 429 until 00:00 UTC. Raise STORED_MB_WITHOUT_ACCOUNT, or require keys (API_KEY_MODE=required).`,
  );
}
