/** The state of a sign-in at the identity provider is used once, in whichever process (RFC 9700 section 4.7.1). */
import { hash } from "node:crypto";
import type { Database } from "../database/database.ts";
import { flowLife } from "./oidc-flow.ts";

/**
 * Uses a state.
 * @returns false if it was used before.
 */
export async function useState(database: Database, state: string, now: Date): Promise<boolean> {
  const over = new Date(now.getTime() - flowLife * 1_000).toISOString();
  return database.aside(async (rows) => {
    await rows.all("delete from oidc_state where used_at < ?", [over]); // those are too old to be answered anyway
    const used = await rows.all(
      "insert into oidc_state (state, used_at) values (?, ?) on conflict do nothing returning state",
      [hash("sha256", state), now.toISOString()],
    );
    return used.length > 0;
  });
}

/** Lets a state be used again, where the provider gave no answer. */
export async function releaseState(database: Database, state: string): Promise<void> {
  await database.aside((rows) => rows.all("delete from oidc_state where state = ?", [hash("sha256", state)]));
}
