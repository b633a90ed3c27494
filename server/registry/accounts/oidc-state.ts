/** Ensures that the state of a sign-in at the identity provider is used once, across processes (RFC 9700 section 4.7.1). */
import { hash } from "node:crypto";
import { defineEntity, type InferEntity, p, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";

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
 * How long used states are stored, in milliseconds. A sign-in takes ten minutes at most, but the clock that decides what is old
 * may be ahead of the clock of the process at which a response is repeated.
 */
const storedMs = 86_400_000;

/**
 * Marks a state as used.
 * @returns false if it was used before.
 */
export async function markStateUsed(database: Database, state: string, now: Date): Promise<boolean> {
  const over = new Date(now.getTime() - storedMs).toISOString();
  const marked = database.aside(async (writer) => {
    const em = writer.em();
    await em.nativeDelete(OidcState, { used_at: { $lt: over } });
    await em.insert(OidcState, { state: hash("sha256", state), used_at: now.toISOString() });
    return true;
  });
  return marked.catch((error) => {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  });
}

/** Releases a state after the provider did not respond, so that it can be used again. */
export async function releaseState(database: Database, state: string): Promise<void> {
  await database.aside((writer) => writer.em().nativeDelete(OidcState, { state: hash("sha256", state) }));
}
