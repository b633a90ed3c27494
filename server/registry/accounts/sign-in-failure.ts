/** The entity of failed sign-ins, and the statements on its table: see throttle.ts. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { type Columns, statement } from "../../core/sql/statement.ts";

export const SignInFailure = defineEntity({
  name: "SignInFailure",
  tableName: "sign_in_failure",
  properties: {
    /** The hash of an account, of a network, or of both. */
    scope: p.text().primary(),
    count: p.integer(),
    last_at: p.text(),
  },
  indexes: [{ name: "sign_in_failure_by_age", properties: ["last_at"] }],
});

export type SignInFailure = InferEntity<typeof SignInFailure>;

/** A row of the table. */
export type FailureRow = Columns<SignInFailure>;

/** The hashed scopes of an attempt, so that the table does not reveal who signs in from where. */
export interface Scopes {
  pair: string;
  network: string;
  account: string;
}

type Db = Kysely<{ sign_in_failure: FailureRow }>;

/** The scope of the row that is locked to count attempts one by one. */
const turnScope = "turn";

export const failuresOf = statement((db: Db, { pair, network, account }: Scopes) =>
  db.selectFrom("sign_in_failure").selectAll().where("scope", "in", [pair, network, account]),
);

export const laterFailure = statement((db: Db, { pair, network, account, now }: Scopes & { now: string }) =>
  db
    .selectFrom("sign_in_failure")
    .select("scope")
    .where("scope", "in", [pair, network, account])
    .where("last_at", ">", now)
    .limit(1),
);

export const moveLaterFailures = statement(
  (db: Db, { pair, network, account, now }: Scopes & { now: string }) =>
    db
      .updateTable("sign_in_failure")
      .set({ last_at: now })
      .where("scope", "in", [pair, network, account])
      .where("last_at", ">", now),
);

export const deleteFailuresUntil = statement((db: Db, { last_at }: Pick<FailureRow, "last_at">) =>
  db.deleteFrom("sign_in_failure").where("last_at", "<=", last_at),
);

export const addFailure = statement((db: Db, { scope, last_at }: Pick<FailureRow, "scope" | "last_at">) =>
  db
    .insertInto("sign_in_failure")
    .values({ scope, count: 1, last_at })
    .onConflict((conflict) =>
      conflict
        .column("scope")
        .doUpdateSet(({ eb }) => ({ count: eb("sign_in_failure.count", "+", 1), last_at })),
    ),
);

export const lockTurn = statement((db: Db, { last_at }: Pick<FailureRow, "last_at">) =>
  db
    .insertInto("sign_in_failure")
    .values({ scope: turnScope, count: 0, last_at })
    .onConflict((conflict) => conflict.column("scope").doUpdateSet({ last_at })),
);

export const deleteFailures = statement((db: Db, { pair, account }: Pick<Scopes, "pair" | "account">) =>
  db.deleteFrom("sign_in_failure").where("scope", "in", [pair, account]),
);

export const subtractFailure = statement((db: Db, { scope }: Pick<FailureRow, "scope">) =>
  db
    .updateTable("sign_in_failure")
    .set(({ eb }) => ({ count: eb("count", "-", 1) }))
    .where("scope", "=", scope)
    .where("count", ">", 0),
);

export const deleteAllFailures = statement((db: Db) =>
  db.deleteFrom("sign_in_failure").where("scope", "<>", turnScope),
);
