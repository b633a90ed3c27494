/** The account that operates the node. */
import { ConfigError } from "../config.ts";
import type { Database } from "../database/database.ts";
import { hasOwner, insertAccount } from "./accounts.ts";
import { normalEmail } from "./email.ts";
import type { Passwords } from "./passwords.ts";
import { endSessionsOf } from "./sessions.ts";

/**
 * Makes the owner's account where there is none. An owner that is there stays as it is, password included.
 * @throws ConfigError when the e-mail address is that of another account.
 */
export async function makeOwner(
  database: Database,
  { email, password }: { email: string; password: string },
  passwords: Passwords,
  newId: () => string,
): Promise<void> {
  if (await hasOwner(database)) return;
  const kept = await passwords.hash(password);
  await database.transaction((tx) =>
    // Of several processes that start at once one makes the account, and the others find it.
    insertAccount(tx, newId, { ...owner, email: normalEmail(email), password: kept }),
  );
  if (!(await hasOwner(database))) {
    throw new ConfigError([
      `OWNER_EMAIL is ${email}: an account of this node has that address, and is not its owner`,
    ]);
  }
}

/**
 * Gives the owner another password. The owner's sessions end, and failed sign-ins are forgotten: the owner is let in at
 * once. It says that of all accounts, because failures are counted by hashes that do not tell whose they are.
 */
export async function resetOwnerPassword(
  database: Database,
  password: string,
  passwords: Passwords,
): Promise<void> {
  const kept = await passwords.hash(password);
  await database.transaction(async (tx) => {
    const owner = await tx.get<{ id: string }>(
      "update account set password = ? where role = 'owner' returning id",
      [kept],
    );
    if (!owner) throw new Error("The node has no owner");
    await endSessionsOf(tx, owner.id);
    await tx.run("delete from sign_in_failure where scope <> 'turn'");
  });
}

/** What is special of the owner's account: the operator is not to be held up by quotas of the own node. */
export const owner = { name: null, role: "owner", tier: "enterprise", identity: null } as const;
