/** Ensures that the state of a sign-in at the identity provider is used once, across processes (RFC 9700 section 4.7.1). */
import { hash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";

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

type StateRow = Columns<OidcState>;
type Db = Kysely<{ oidc_state: StateRow }>;

const deleteBefore = statement((db: Db, { used_at }: Pick<StateRow, "used_at">) =>
  db.deleteFrom("oidc_state").where("used_at", "<", used_at),
);

const insert = statement((db: Db, { state, used_at }: StateRow) =>
  db
    .insertInto("oidc_state")
    .values({ state, used_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("state"),
);

const remove = statement((db: Db, { state }: Pick<StateRow, "state">) =>
  db.deleteFrom("oidc_state").where("state", "=", state),
);

/**
 * Marks a state as used.
 * @returns false if it was used before.
 */
export async function markStateUsed(database: Database, state: string, now: Date): Promise<boolean> {
  const over = new Date(now.getTime() - storedMs).toISOString();
  return database.aside(async (writer) => {
    await deleteBefore.run(writer, { used_at: over });
    const used = await insert.get(writer, { state: hash("sha256", state), used_at: now.toISOString() });
    return used !== undefined;
  });
}

/** Releases a state after the provider did not respond, so that it can be used again. */
export async function releaseState(database: Database, state: string): Promise<void> {
  await database.aside((writer) => remove.run(writer, { state: hash("sha256", state) }));
}
