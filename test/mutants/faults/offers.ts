import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/offers/offer-changes.ts",
    replace: "  offer.claim_hash = null;\n",
    by: "",
    effect: "the link of an offer can be used again by another account, which takes the offer over",
  },
  {
    file: "server/features/offers/offer-changes.ts",
    replace: '    applyEvent(tx, open, "overdue");\n',
    by: "",
    effect: "an agent whose offer has just expired cannot be offered again for a while: the request gets 500",
  },
  {
    file: "server/features/offers/effect.ts",
    replace:
      "  const hasOtherVerification = await isReverified(tx, agent);\n  const { agent_url, source } = agent;",
    by: "  const { agent_url, source } = agent;\n  const hasOtherVerification = false;",
    effect: "the event of a transfer says that the agent is verified as it was for its former owner",
  },
  {
    file: "server/features/offers/handlers.ts",
    replace: "const name = `${direction} offers ${account}`;",
    by: "const name = `offers ${account}`;",
    effect: "a cursor of incoming offers is accepted for the outgoing ones",
  },
  {
    file: "server/features/offers/handlers.ts",
    replace: "    if (limited) return limited;\n",
    by: "",
    effect: "an account can accept more agents a day than it may register",
  },
  {
    file: "server/features/offers/voided-offers.ts",
    replace: "{ to_account: account, [raw(\"state = 'accepted'\")]: [] }",
    by: "{ to_account: account, ...isOpen() }",
    effect:
      "closing an account cancels offers to its address, so that their givers learn whose address it is",
  },
  {
    file: "server/features/offers/offer.ts",
    replace: 'state === "expired" ? (ended_at ?? expires_at) : ended_at',
    by: "ended_at",
    effect: "an offer that is past its end has the state expired and no time of its end",
  },
];
