/** The entity of a network from which an account has signed in, and the statements on its table: see throttle.ts. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { type Columns, statement } from "../../core/sql/statement.ts";

export const SignInNetwork = defineEntity({
  name: "SignInNetwork",
  tableName: "sign_in_network",
  properties: {
    account_id: p.text().primary(),
    /** The hash of the client network. */
    network: p.text().primary(),
  },
});

export type SignInNetwork = InferEntity<typeof SignInNetwork>;

type NetworkRow = Columns<SignInNetwork>;
type Db = Kysely<{ sign_in_network: NetworkRow }>;

export const knownNetwork = statement((db: Db, { account_id, network }: NetworkRow) =>
  db
    .selectFrom("sign_in_network")
    .select("network")
    .where("account_id", "=", account_id)
    .where("network", "=", network),
);

export const insertNetwork = statement((db: Db, { account_id, network }: NetworkRow) =>
  db
    .insertInto("sign_in_network")
    .values({ account_id, network })
    .onConflict((conflict) => conflict.doNothing()),
);

export const deleteNetworks = statement((db: Db, { account_id }: Pick<NetworkRow, "account_id">) =>
  db.deleteFrom("sign_in_network").where("account_id", "=", account_id),
);
