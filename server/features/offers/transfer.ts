/** The operation that offers an agent to another account. */

import { noStore, rejectWith } from "../../core/http/responses.ts";
import { emailFault, normalEmail } from "../../core/values/email.ts";
import type { Handlers } from "../../feature.ts";
import { accountById } from "../../registry/accounts/accounts.ts";
import { changeableAgent } from "../../registry/agents/lifecycle/changeable-agent.ts";
import { toOfferResponse } from "./offer.ts";
import { makeOffer, type Recipient } from "./offer-changes.ts";

export const transfer: Handlers["agents"]["transfer"] = async ({ path, body }, context) => {
  const { database, caller, newId, random, node } = context;
  const from = caller.account ?? "";
  const to = recipientOf(body.to);
  const fault = "email" in to ? emailFault(to.email) : null;
  if (fault) return recipientRejected(fault);
  return database.transaction(async (tx) => {
    // The operator may change agents of others, but not give them away.
    const agent = await changeableAgent(tx, path.id, { ...caller, role: "developer" });
    if ("problem" in agent) return agent;
    if (agent.owner_id == null) {
      const detail = `No account owns ${agent.agent_id}: register it with a key of yours, then you can offer it.`;
      return rejectWith(409, "agent_not_owned", detail);
    }
    const own = await accountById(tx, from);
    const isSelf = "email" in to ? to.email === normalEmail(own?.email ?? "") : to.account === from;
    if (isSelf) return recipientRejected("is your own account, which owns the agent already");
    const message = body.message?.toWellFormed() ?? null;
    const token = random(32).toString("base64url");
    const id = `offer_${newId()}`;
    const made = await makeOffer(tx, context, { id, agent, from, to, message, token });
    if (!made.isNew) {
      const detail = `${agent.agent_id} is offered already: cancel ${made.offer.id} first.`;
      return rejectWith(409, "offer_exists", detail, { offer_id: made.offer.id });
    }
    // In the fragment, which browsers send neither to servers nor in `Referer`.
    const claim_url = "email" in to ? `${node.publicUrl}/dashboard#/offers?token=${token}` : null;
    return {
      status: 201,
      headers: noStore,
      body: { ...toOfferResponse(made.offer, own ?? undefined, from, tx.now), claim_url },
    };
  });
};

/** Reads to whom an agent is offered. An address has an `@`, an id has none. */
function recipientOf(to: string): Recipient {
  return to.includes("@") ? { email: normalEmail(to) } : { account: to };
}

function recipientRejected(fault: string) {
  const errors = [{ pointer: "/to", detail: fault }];
  return rejectWith(400, "recipient_rejected", `\`to\` ${fault}.`, { errors });
}
