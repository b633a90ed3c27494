/** Handlers of the operations on offers. */
import { hash } from "node:crypto";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { openPage } from "../../core/paging/paging.ts";
import type { Context, Handlers } from "../../feature.ts";
import { accountById, accountsByIds } from "../../registry/accounts/accounts.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { countNewId } from "../../registry/agents/registration/new-id-limit.ts";
import { Offer, toOfferResponse } from "./offer.ts";
import { acceptOffer, claimOffer, endOffer, isStanding } from "./offer-changes.ts";
import { nextState, type OfferState, stateAt } from "./offer-state.ts";

export const list: Handlers["offers"]["list"] = async ({ query }, { database, caller, cursors, clock }) => {
  const account = caller.account ?? "";
  const { direction } = query;
  const name = `${direction} offers ${account}`;
  const page = openPage(cursors, { path: "/api/developers/offers", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const reads = readsInTurns(database);
  const found = await reads.em().find(
    Offer,
    {
      [direction === "incoming" ? "to_account" : "from_account"]: account,
      key: { $lt: page.after?.key ?? Number.MAX_SAFE_INTEGER },
    },
    { orderBy: { key: "desc" }, limit: page.readLimit },
  );
  const { rows, next_cursor, link } = page.end(found);
  const now = clock().toISOString();
  const ids = [...new Set(rows.map(({ from_account }) => from_account))];
  const givers = new Map((await accountsByIds(reads, ids)).map((each) => [each.id, each]));
  const offers = rows.map((row) => toOfferResponse(row, givers.get(row.from_account), account, now));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { offers, count: offers.length, next_cursor },
  };
};

export const claim: Handlers["offers"]["claim"] = async ({ body }, context) =>
  context.database.transaction(async (tx) => {
    const caller = await callerAccount(tx, context);
    if ("problem" in caller) return caller;
    const { account } = caller;
    const offer = await tx.em().findOne(Offer, { claim_hash: hash("sha256", body.token) });
    if (!offer) {
      const detail = "No offer has this link: it was used, or the offer ended more than 30 days ago.";
      return rejectWith(404, "offer_not_found", detail);
    }
    if (offer.from_account === account.id) return notRecipient(offer);
    const state = stateAt(offer, tx.now);
    if (state !== "offered") return notOpen(offer, state, "claimed");
    await claimOffer(tx, context, offer, account.id);
    return respond(tx, offer, account.id);
  });

export const accept: Handlers["offers"]["accept"] = async ({ path }, context) =>
  context.database.transaction(async (tx) => {
    const found = await findOffer(tx, path.id, context);
    if ("problem" in found) return found;
    const { offer, account, isGiver, state } = found;
    if (isGiver) return notRecipient(offer);
    if (nextState[state].accepted === null) return notOpen(offer, state, "accepted");
    const agent = await agentOfKey(tx, offer.agent_key);
    if (!(await isStanding(tx, offer, agent))) {
      await endOffer(tx, context, offer, "voided");
      return notOpen(offer, offer.state, "accepted");
    }
    const limited = await countNewId(tx, account.id, context.node.newIds);
    if (limited) return limited;
    await acceptOffer(tx, context, offer, agent, account.id);
    return respond(tx, offer, account.id);
  });

export const decline: Handlers["offers"]["decline"] = async ({ path }, context) =>
  context.database.transaction(async (tx) => {
    const found = await findOffer(tx, path.id, context);
    if ("problem" in found) return found;
    const { offer, account, isGiver, state } = found;
    if (isGiver) return notRecipient(offer);
    if (nextState[state].declined === null) return notOpen(offer, state, "declined");
    await endOffer(tx, context, offer, "declined");
    return respond(tx, offer, account.id);
  });

export const cancel: Handlers["offers"]["cancel"] = async ({ path }, context) =>
  context.database.transaction(async (tx) => {
    const found = await findOffer(tx, path.id, context);
    if ("problem" in found) return found;
    const { offer, account, isGiver, state } = found;
    if (!isGiver && state === "offered") return notGiver(offer);
    const event = isGiver ? "withdrawn" : "renounced";
    if (nextState[state][event] === null) return notOpen(offer, state, "cancelled");
    await endOffer(tx, context, offer, event);
    return respond(tx, offer, account.id);
  });

/** The caller's account, or its problem. */
async function callerAccount(tx: Transaction, { caller }: Pick<Context, "caller">) {
  const account = await accountById(tx, caller.account ?? "");
  if (!account) throw new Error("The caller's account does not exist");
  if (account.disabled_at !== null)
    // since the request began
    return rejectWith(403, "account_disabled", "The operator of this node disabled this account.");
  return { account };
}

/** Finds an offer to or by the caller, or the problem of the caller. */
async function findOffer(tx: Transaction, id: string, context: Pick<Context, "caller">) {
  const found = await callerAccount(tx, context);
  if ("problem" in found) return found;
  const { account } = found;
  const offer = await tx.em().findOne(Offer, { id });
  const isGiver = offer?.from_account === account.id;
  if (!offer || !(isGiver || offer.to_account === account.id)) {
    const detail = `There is no offer ${id} to or by your account. Offers are deleted 30 days after their end.`;
    return rejectWith(404, "offer_not_found", detail);
  }
  return { offer, account, isGiver, state: stateAt(offer, tx.now) };
}

async function respond(tx: Transaction, offer: Offer, account: string) {
  const giver = (await accountById(tx, offer.from_account)) ?? undefined;
  return { status: 200 as const, headers: noStore, body: toOfferResponse(offer, giver, account, tx.now) };
}

/** What to do in each state in which an offer cannot be answered as asked. */
const advice: Record<OfferState, string> = {
  offered: "accept or decline it",
  accepted: "cancel it, if it should not take effect",
  effective: "the agent has changed hands, and its new owner can offer it back",
  declined: "the owner of the agent can make a new offer",
  cancelled: "the owner of the agent can make a new offer",
  expired: "the owner of the agent can make a new offer",
};

function notOpen({ agent_id }: Offer, state: OfferState, wanted: string) {
  const detail = `The offer of ${agent_id} is ${state} and cannot be ${wanted}: ${advice[state]}.`;
  return rejectWith(409, "offer_not_open", detail, { state });
}

function notRecipient({ agent_id }: Offer) {
  const detail = `Your account offers ${agent_id}: only the other account can accept or decline the offer. You can cancel it.`;
  return rejectWith(403, "not_offer_recipient", detail);
}

function notGiver({ agent_id }: Offer) {
  const detail = `Only the account that offers ${agent_id} can cancel the offer before it is accepted: decline it.`;
  return rejectWith(403, "not_offer_giver", detail);
}
