/** The owner account of the node. */
import type { Database } from "../../core/database/database.ts";
import { ConfigError } from "../../core/settings/setting.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { normalEmail } from "../../core/values/email.ts";
import { recordSecurity } from "../security-log/record.ts";
import { hasOwner, insertAccount, ownerOf } from "./accounts.ts";
import type { Passwords } from "./passwords.ts";
import { endSessionsOf } from "./sessions.ts";
import { forgetFailures } from "./throttle.ts";

/** Reads the e-mail address of the owner; undefined if the node has no owner. */
export async function ownerEmail(rows: Managed): Promise<string | undefined> {
  return (await ownerOf(rows))?.email ?? undefined;
}

/**
 * Creates the owner account if there is none. An existing owner stays as it is, including its password.
 * @throws ConfigError if another account uses the e-mail address.
 */
export async function createOwner(
  database: Database,
  { email, password }: { email: string; password: string },
  passwords: Passwords,
  newId: () => string,
): Promise<void> {
  if (await hasOwner(database)) return;
  const kept = await passwords.hash(password);
  await database.transaction(async (tx) => {
    // If several processes start at once, one creates the account, and the others find it.
    const created = await insertAccount(tx, newId, { ...owner, email: normalEmail(email), password: kept });
    if (created) await recordSecurity(tx, null, tx.now, { action: "account_created", account: created.id });
  });
  if (!(await hasOwner(database))) {
    throw new ConfigError([`OWNER_EMAIL is ${email}, which another account of this node uses`]);
  }
}

/**
 * Sets a new password for the owner. It ends the owner's sessions and deletes all failed sign-ins, so that the owner can
 * sign in at once. Failures are stored by hashes that do not reveal their account, so those of all accounts are deleted.
 */
export async function resetOwnerPassword(
  database: Database,
  password: string,
  passwords: Passwords,
): Promise<void> {
  const kept = await passwords.hash(password);
  await database.transaction(async (tx) => {
    const owner = await ownerOf(tx);
    if (!owner) throw new Error("The node has no owner");
    owner.password = kept;
    await recordSecurity(tx, null, tx.now, { action: "password_changed", account: owner.id });
    await endSessionsOf(tx, owner.id);
    await forgetFailures(tx);
  });
}

/** The values of an owner account. Its tier is the highest, so that quotas do not limit the operator. */
export const owner = { name: null, role: "owner", tier: "enterprise", identity: null } as const;
