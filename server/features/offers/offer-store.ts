/** The statements on offers. */
import type { Kysely } from "kysely";
import { pick, statement } from "../../core/sql/statement.ts";
import type { AgentTables } from "../../registry/agents/record/records.ts";
import type { OfferRow, OfferTable } from "./offer.ts";

type Db = Kysely<AgentTables & { offer: OfferTable }>;

/** What a change of an offer writes. */
const changing = ["to_account", "claim_hash", "state", "accepted_at", "effective_at", "ended_at"] as const;

const columns = [
  "id",
  "agent_key",
  "from_account",
  "to_email",
  "message",
  "created_at",
  "expires_at",
  ...changing,
] as const satisfies (keyof OfferRow)[];

/** Writes a new offer; returns nothing if the agent has an open one. */
export const insertOffer = statement((db: Db, values: Omit<OfferRow, "key" | "agent_id">) =>
  db
    .insertInto("offer")
    .values(pick(values, columns))
    .onConflict((conflict) => conflict.doNothing())
    .returning("key"),
);

export const updateOffer = statement((db: Db, values: OfferRow) =>
  db.updateTable("offer").set(pick(values, changing)).where("key", "=", values.key),
);

/** Offers with the present ids of their agents. */
function withAgents(db: Db) {
  return db
    .selectFrom("offer as o")
    .innerJoin("agent as a", "a.key", "o.agent_key")
    .selectAll("o")
    .select("a.agent_id");
}

export const offerById = statement((db: Db, { id }: Pick<OfferRow, "id">) =>
  withAgents(db).where("o.id", "=", id),
);

/** The offer whose link has a token, by the hash of the token. */
export const offerByClaim = statement((db: Db, { claim_hash }: { claim_hash: string }) =>
  withAgents(db).where("o.claim_hash", "=", claim_hash),
);

/** The open offer of an agent, which may be past its end. */
export const openOffer = statement((db: Db, { agent_key }: Pick<OfferRow, "agent_key">) =>
  withAgents(db).where("o.agent_key", "=", agent_key).where("o.state", "in", ["offered", "accepted"]),
);

/** A page of the offers of an account, newest first, before a key. */
interface OffersBefore {
  account: string;
  before: number;
  limit: number;
}

export const outgoingOffers = statement((db: Db, { account, before, limit }: OffersBefore) =>
  withAgents(db)
    .where("o.from_account", "=", account)
    .where("o.key", "<", before)
    .orderBy("o.key", "desc")
    .limit(limit),
);

export const incomingOffers = statement((db: Db, { account, before, limit }: OffersBefore) =>
  withAgents(db)
    .where("o.to_account", "=", account)
    .where("o.key", "<", before)
    .orderBy("o.key", "desc")
    .limit(limit),
);

/** When the next accepted offer takes effect. */
export const firstEffect = statement((db: Db) =>
  db
    .selectFrom("offer")
    .select(({ fn }) => fn.min("effective_at").as("at"))
    .where("state", "=", "accepted"),
);

/** What is due at an instant, up to a number. */
interface Due {
  now: string;
  limit: number;
}

export const dueOffers = statement((db: Db, { now, limit }: Due) =>
  withAgents(db)
    .where("o.state", "=", "accepted")
    .where("o.effective_at", "<=", now)
    .orderBy("o.effective_at")
    .orderBy("o.key")
    .limit(limit),
);

/** Writes the expiry of offers that are past their end. */
export const expireOffers = statement((db: Db, { now, limit }: Due) =>
  db
    .updateTable("offer")
    .set(({ ref }) => ({ state: "expired", ended_at: ref("expires_at") }))
    .where("key", "in", (select) =>
      select
        .selectFrom("offer")
        .select("key")
        .where("state", "=", "offered")
        .where("expires_at", "<=", now)
        .orderBy("expires_at")
        .limit(limit),
    )
    .returning("key"),
);

/** Deletes offers that ended before an instant. */
export const deleteEndedOffers = statement((db: Db, { before, limit }: { before: string; limit: number }) =>
  db
    .deleteFrom("offer")
    .where("key", "in", (select) =>
      select
        .selectFrom("offer")
        .select("key")
        .where("ended_at", "is not", null)
        .where("ended_at", "<", before)
        .orderBy("ended_at")
        .limit(limit),
    )
    .returning("key"),
);

/** Deletes the messages of all offers of an agent. */
export const deleteMessages = statement((db: Db, { agent_key }: Pick<OfferRow, "agent_key">) =>
  db.updateTable("offer").set({ message: null }).where("agent_key", "=", agent_key),
);

/**
 * Cancels the open offers of an account: those that it made, and those to it that it has accepted. One that it has not answered
 * stays, because its giver must not learn which account has an address.
 */
export const cancelOffersOf = statement((db: Db, { account, now }: { account: string; now: string }) =>
  db
    .updateTable("offer")
    .set({ state: "cancelled", ended_at: now })
    .where("state", "in", ["offered", "accepted"])
    .where(({ and, eb, or }) =>
      or([
        eb("from_account", "=", account),
        and([eb("to_account", "=", account), eb("state", "=", "accepted")]),
      ]),
    ),
);
