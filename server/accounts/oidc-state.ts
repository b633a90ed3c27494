/** Ensures that the state of a sign-in at the identity provider is used once, across processes (RFC 9700 section 4.7.1). */
import { hash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Database } from "../database/database.ts";
import { flowLife } from "./oidc-flow.ts";

/** The state of a sign-in that came back from the identity provider. */
export const OidcState = defineEntity({
  name: "OidcState",
  tableName: "oidc_state",
  properties: {
    /** The hash of the state. */
    state: p.text().primary(),
    used_at: p.text(),
  },
  indexes: [{ name: "oidc_state_by_age", properties: ["used_at"] }],
});

export type OidcState = InferEntity<typeof OidcState>;

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
