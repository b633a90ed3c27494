/** What the security log records of sign-ins. */

import { recordSecurity } from "../security-log/record.ts";
import type { Context } from "./parts.ts";
import { afterFailure } from "./throttle.ts";

/** An account that did something to itself by signing in: the request had no credential. */
export function byItself({ id }: { id: string }) {
  return { account: id, actor: id };
}

/**
 * Records a wrong password.
 * @param accountId the account of the address; null if there is none. That is recorded too, so that it takes as long.
 */
export async function recordFailure(
  context: Context,
  accountId: string | null,
  action: "sign_in_failed" | "confirmation_failed",
): Promise<void> {
  const now = context.clock();
  const fact = { action, account: accountId };
  await afterFailure(context.database, now, (writer) =>
    recordSecurity(writer, context, now.toISOString(), fact),
  );
}
