/** Ensures that the state of a sign-in at the identity provider is used once, across processes (RFC 9700 section 4.7.1). */
import { hash } from "node:crypto";
import type { Database } from "../database/database.ts";
import { flowLife } from "./oidc-flow.ts";

/**
 * Marks a state as used.
 * @returns false if it was used before.
 */
export async function markStateUsed(database: Database, state: string, now: Date): Promise<boolean> {
  const over = new Date(now.getTime() - flowLife * 1_000).toISOString();
  return database.aside(async (rows) => {
    await rows.all("delete from oidc_state where used_at < ?", [over]); // older states have expired anyway
    const used = await rows.all(
      "insert into oidc_state (state, used_at) values (?, ?) on conflict do nothing returning state",
      [hash("sha256", state), now.toISOString()],
    );
    return used.length > 0;
  });
}

/** Releases a state after the provider did not respond, so that it can be used again. */
export async function releaseState(database: Database, state: string): Promise<void> {
  await database.aside((rows) => rows.all("delete from oidc_state where state = ?", [hash("sha256", state)]));
}
